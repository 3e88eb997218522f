import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { ATTEMPTS } from "#server/security-tests/requests.ts";
import { FILE_ROUTES, READS, TESTED_ELSEWHERE } from "./rows.ts";

test("every route that takes a file is filled with files, or names the test that does so", () => {
  const takingFiles = ATTEMPTS.filter(({ target }) => target.takesFile || target.takesForm).map(({ name }) => name);
  expect(takingFiles.toSorted()).toEqual([...FILE_ROUTES, ...Object.keys(TESTED_ELSEWHERE)].toSorted());
  for (const file of Object.values(TESTED_ELSEWHERE)) expect(existsSync(file), file).toBe(true);
});

test("everything that a member reads is measured after something costly has been stored", () => {
  const names = READS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["POST /api/suggestions", "GET /api/diary/days", "GET /api/user/export"]));
});
