import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";
const index = readFileSync(`${FOLDER}/README.md`, "utf8");
const files = readdirSync(FOLDER).filter((file) => file !== "README.md");

test("the index of decisions lists each file once, under its number and title", () => {
  const rows = files.map((file) => {
    const [, title] = /^# \d+\.? (.+)$/m.exec(readFileSync(`${FOLDER}/${file}`, "utf8")) ?? expect.unreachable(`${file} has no title`);
    return `| ${Number(file.slice(0, 4))} | [${title}](${file}) |`;
  });
  expect(rows.filter((row) => index.split(row).length !== 2)).toEqual([]);
  expect(index.match(/^\| \d+ \|/gm)).toHaveLength(files.length);
});

test("no number stands for two decisions", () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toHaveLength(new Set(numbers).size);
});
