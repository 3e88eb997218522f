import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SETTING_NAMES } from "#server/platform/config/settings.ts";

const guide = readFileSync("docs/operating.md", "utf8");

test("every environment variable of the server is in the operator's guide, and no other", () => {
  const table = guide.slice(guide.indexOf("| variable |"), guide.indexOf("## Back up"));
  const rows = [...table.matchAll(/^\| (.+?) \|/gm)].map(([, cell = ""]) => cell).join(" ");
  expect([...rows.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).sort()).toEqual(SETTING_NAMES.toSorted());
});

test("every metric is in the operator's guide, and no other", () => {
  const sources = ["metrics", "operation-metrics", "counters"].map((name) =>
    readFileSync(`server/platform/observability/${name}.ts`, "utf8"),
  );
  const served = [...sources.join("\n").matchAll(/"((?:bitebright|nodejs|process)_[a-z_]+)"/g)].map(([, name]) => name);
  const table = guide.slice(guide.indexOf("| metric |"), guide.indexOf("Worth an alarm"));
  expect([...table.matchAll(/`((?:bitebright|nodejs|process)_[a-z_]+)`/g)].map(([, name]) => name).sort()).toEqual(served.sort());
});
