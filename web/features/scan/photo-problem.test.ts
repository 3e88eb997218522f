import { expect, test } from "vitest";
import { photoProblem } from "./photo-problem.ts";
import { fileTooLarge, invalidFileType } from "./scan-messages.ts";

const MOST = 10 * 1024 * 1024;
const file = { name: "lunch.jpg", type: "image/jpeg", size: 1000 };

// Spec: S9.14
test("a photo is accepted, also one of exactly 10 MB", () => {
  expect(photoProblem(file)).toBeUndefined();
  expect(photoProblem({ ...file, size: MOST })).toBeUndefined();
});

// Spec: S5.39, S9.14
test("one byte more is too large", () => {
  expect(photoProblem({ ...file, size: MOST + 1 })).toEqual(fileTooLarge());
});

// Spec: S5.38
test("a file that is not an image is rejected, whatever its size", () => {
  expect(photoProblem({ name: "lunch.pdf", type: "application/pdf", size: MOST + 1 })).toEqual(invalidFileType());
  expect(photoProblem({ name: "lunch", type: "", size: 5 })).toEqual(invalidFileType());
});

test("an iPhone's photo is accepted, even if its type is unknown", () => {
  expect(photoProblem({ name: "IMG_1.HEIC", type: "", size: 5 })).toBeUndefined();
  expect(photoProblem({ name: "IMG_1.heic", type: "image/heic", size: 5 })).toBeUndefined();
});
