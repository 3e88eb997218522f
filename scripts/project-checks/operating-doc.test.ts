import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const guide = readFileSync("docs/operating.md", "utf8");

test("every environment variable of the server is in the operator's guide, and no other", () => {
  const read = [...readFileSync("server/platform/config.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  const table = guide.slice(guide.indexOf("| variable |"), guide.indexOf("## Back up"));
  const rows = [...table.matchAll(/^\| (.+?) \|/gm)].map(([, cell = ""]) => cell).join(" ");
  expect([...rows.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).sort()).toEqual(read.sort());
});

test("every metric is in the operator's guide, and no other", () => {
  const sources = ["metrics", "operation-metrics", "counters"].map((name) =>
    readFileSync(`server/platform/observability/${name}.ts`, "utf8"),
  );
  const served = [...sources.join("\n").matchAll(/"((?:bitebright|nodejs|process)_[a-z_]+)"/g)].map(([, name]) => name);
  const table = guide.slice(guide.indexOf("| metric |"), guide.indexOf("Worth an alarm"));
  expect([...table.matchAll(/`((?:bitebright|nodejs|process)_[a-z_]+)`/g)].map(([, name]) => name).sort()).toEqual(served.sort());
});
