import { expect, test } from "vitest";
import { filesToKeep, textsByLanguage } from "./service-worker.mjs";

test("scripts, styles, fonts and food pictures are cached, but not files that only administrators need", () => {
  const names = [
    "assets/b.js",
    "assets/a.css",
    "assets/c.woff2",
    "assets/d.png",
    "assets/admin-page-1.js",
    "assets/barcode-worker-1.js",
    "assets/texts-1/en/diary-page.js",
    "food-art/x.svg",
    "index.html",
  ];
  expect(filesToKeep(names)).toEqual(["/assets/a.css", "/assets/b.js", "/assets/c.woff2", "/food-art/x.svg"]);
});

test("texts are listed by language, because only one is cached", () => {
  const names = [
    "assets/b.js",
    "assets/texts-1/es/main.js",
    "assets/texts-1/en/main.js",
    "assets/texts-1/en/diary.js",
    "assets/texts-1/en/catalog-a.js",
  ];
  expect(textsByLanguage(names)).toEqual({
    en: ["/assets/texts-1/en/diary.js", "/assets/texts-1/en/main.js"],
    es: ["/assets/texts-1/es/main.js"],
  });
});
