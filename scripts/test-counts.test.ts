import { expect, test } from "vitest";
import { playwrightCounts, sum, summary, vitestCounts } from "./test-counts.mjs";

const vitest = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    { name: "core/a.test.ts", status: "failed", assertionResults: [{ status: "failed", fullName: "adds two numbers" }] },
    { name: "core/b.test.ts", status: "failed", assertionResults: [] },
    { name: "core/c.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "subtracts" }] },
  ],
};
const playwright = {
  stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 },
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: "diary.spec.ts",
              title: "a user logs lunch",
              tests: [
                { status: "unexpected", projectName: "phone" },
                { status: "expected", projectName: "desktop" },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test("the summary names every failed test and every broken file, then counts", () => {
  expect(summary(sum([vitestCounts(vitest), playwrightCounts(playwright)]))).toBe(
    [
      "Failed:",
      "  core/a.test.ts: adds two numbers",
      "  core/b.test.ts",
      "  diary.spec.ts (phone): a user logs lunch",
      "",
      "5 passed, 3 failed, 2 skipped",
    ].join("\n"),
  );
});

test("the summary of a green run is one line", () => {
  expect(summary({ passed: 4, failed: 0, skipped: 0, failures: [] })).toBe("4 passed, 0 failed");
});
