import { expect, test } from "vitest";
import { filesToKeep } from "./service-worker.mjs";

test("scripts, styles, fonts and food pictures are cached, but not files that only administrators need", () => {
  const names = [
    "assets/b.js",
    "assets/a.css",
    "assets/c.woff2",
    "assets/d.png",
    "assets/admin-page-1.js",
    "assets/barcode-worker-1.js",
    "food-art/x.svg",
    "index.html",
  ];
  expect(filesToKeep(names)).toEqual(["/assets/a.css", "/assets/b.js", "/assets/c.woff2", "/food-art/x.svg"]);
});
