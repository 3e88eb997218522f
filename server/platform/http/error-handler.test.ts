import Fastify from "fastify";
import { expect, test } from "vitest";
import { handleErrors } from "./error-handler.ts";
import { AppError } from "./errors.ts";

function startFailing(error: AppError) {
  const app = Fastify();
  handleErrors(app, ["en", "en-XA"]);
  app.get("/", () => {
    throw error;
  });
  return async (language: string) => (await app.inject({ url: "/", headers: { "accept-language": language } })).json();
}

test("an error is told in the language of the request, with its values and the same code", async () => {
  const ask = startFailing(new AppError("conflict", "faqs.tooMany", { code: "too_many", values: { max: 1200 } }));
  expect(await ask("de, en-XA")).toEqual({ code: "too_many", message: expect.stringMatching(/^Thééréé ááréé 1,200 FÁQš, /) });
  expect(await ask("de")).toEqual({
    code: "too_many",
    message: "There are 1,200 FAQs, and there is no room for more. Remove one first.",
  });
});

test("an error that nobody expected is told in the language of the request, without its own words", async () => {
  const ask = startFailing(new Error("secret") as AppError);
  expect(await ask("en-XA")).toEqual({ code: "internal", message: expect.stringMatching(/^Šóóméé/) });
});

test("the error's own message, for logs, is in English", () => {
  expect(new AppError("rate_limited", "requests.manyTries", { values: { unit: "minutes", count: 3 } }).message).toBe(
    "Too many tries. Please try again in 3 minutes.",
  );
});
