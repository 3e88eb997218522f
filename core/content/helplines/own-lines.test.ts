import { expect, test } from "vitest";
import { findHelplines } from "./helplines.ts";
import { findWrongLine, OWN_LINES_EXPLAINED, readOwnLines, withOwnLines } from "./own-lines.ts";

test("the text that explains the format adds no line", () => {
  expect(readOwnLines(OWN_LINES_EXPLAINED)).toEqual([]);
  expect(findWrongLine(OWN_LINES_EXPLAINED)).toBeUndefined();
});

test("a line has a name, a number, hours and a website, of which most may be missing", () => {
  const text =
    "Ms. Okafor, counselor | 555-0134 | School days, 8 to 3 | https://school.example/help\n\nOpen chat | | | https://chat.example";
  expect(readOwnLines(text)).toEqual([
    {
      name: "Ms. Okafor, counselor",
      about: "",
      number: "555-0134",
      hours: "School days, 8 to 3",
      url: "https://school.example/help",
      lastChecked: null,
    },
    { name: "Open chat", about: "", number: null, hours: null, url: "https://chat.example", lastChecked: null },
  ]);
});

test("the lines of the school come first, and replace the built-in one of the same name", () => {
  const own = readOwnLines("School nurse | 555-0134\nchildline | 0800 0000 | Always");
  const merged = withOwnLines(findHelplines("GB"), own);
  expect(merged.map(({ name, number }) => [name, number])).toEqual([
    ["School nurse", "555-0134"],
    ["childline", "0800 0000"],
    ["Beat", "0808 801 0677"],
    ["Samaritans", "116 123"],
    ["Shout", null],
  ]);
});

test.each([
  ["no way to reach it", "School nurse"],
  ["no name", "| 555-0134"],
  ["a number that is none", "School nurse | call me"],
  ["a script for a website", "School nurse | 555-0134 | | javascript:alert(1)"],
  ["an unsafe website", "School nurse | 555-0134 | | http://school.example"],
  ["one part too many", "School nurse | 555-0134 | | https://school.example | more"],
])("a line with %s is reported and left out", (_, line) => {
  const text = `Good one | 988\n${line}`;
  expect(findWrongLine(text)).toBe(line);
  expect(readOwnLines(text).map(({ name }) => name)).toEqual(["Good one"]);
});

test("a text of the maximum length adds at most twenty lines", () => {
  expect(readOwnLines(Array.from({ length: 100 }, (_, index) => `Line ${index} | 988`).join("\n"))).toHaveLength(20);
});
