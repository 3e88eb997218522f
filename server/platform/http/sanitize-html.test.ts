import { expect, test } from "vitest";
import { SITE_TEXT_KEYS, SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { cleanHtml } from "./sanitize-html.ts";

test.each([
  ["<script>alert(1)</script>Hi", "Hi"],
  ['<p onclick="alert(1)" style="color:red" class="x">Hi</p>', "<p>Hi</p>"],
  ['<img src=x onerror="alert(1)">', ""],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer" target="_blank">x</a>'],
  ['<a href="https://food.example">x</a>', '<a href="https://food.example" rel="noopener noreferrer" target="_blank">x</a>'],
  ["<svg><script>alert(1)</script></svg><iframe src='//evil.example'></iframe><style>*{}</style>", ""],
  ["<xmp><script>alert(1)</script><img src=x onerror=alert(1)></xmp>", ""],
  ["<math><mi//xlink:href='data:x,<script>alert(1)</script>'>", ""],
])("makes %s harmless", (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test("the sanitizer leaves the built-in texts unchanged", () => {
  for (const key of SITE_TEXT_KEYS) {
    if (SITE_TEXTS[key].type === "html") expect(cleanHtml(SITE_TEXTS[key].defaultValue)).toBe(SITE_TEXTS[key].defaultValue);
  }
});
