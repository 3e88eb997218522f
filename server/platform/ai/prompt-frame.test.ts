import { expect, it } from "vitest";
import { writeFrame } from "./prompt-frame.ts";

it("asks for an answer in the language of the request", () => {
  expect(writeFrame("en")).toContain("food. Answer in plain American English that a 13-year-old reads easily.\nBe kind");
  expect(writeFrame("en-XA")).toContain("Answer in plain English (Pseudo-Accents) that a 13-year-old reads easily.");
});
