// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { renderAt } from "#web/testing/render.tsx";
import { HtmlPreview } from "./html-preview.tsx";

function preview(html: string): string | undefined {
  renderAt(<HtmlPreview html={html} />);
  return document.querySelector(".prose")?.innerHTML;
}

it.each([
  [
    "<h2>Hi</h2><p>A <strong>big</strong><br>day</p><ul><li>one</li></ul>",
    "<h2>Hi</h2><p>A <strong>big</strong><br>day</p><ul><li>one</li></ul>",
  ],
  ['<p onclick="alert(1)" style="color:red" class="x">words</p>', "<p>words</p>"],
  ["<script>alert(1)</script><style>p{}</style>after", "after"],
  ["<div><span>in</span>side</div>", "inside"],
  ['<a href="javascript:alert(1)">link</a>', "<u>link</u>"],
  ["<img src=x onerror=alert(1)><iframe srcdoc='<b>x</b>'></iframe><form><input></form>", ""],
  ["<!-- note -->a &lt;b&gt;", "a &lt;b&gt;"],
])("makes %s %s", (html, expected) => {
  expect(preview(html)).toBe(expected);
});
