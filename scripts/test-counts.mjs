/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const NOTHING_RAN = { passed: 0, failed: 0, skipped: 0 };

/** @param {readonly Counts[]} counts @returns {Counts} */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING_RAN,
  );

/** @param {Counts} counts */
export const lastLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** @param {unknown} report Vitest's JSON report @returns {Counts} */
export function vitestCounts(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = /** @type {VitestReport} */ (report);
  // A file that could not be loaded has failed, though none of its tests has.
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, skipped: numPendingTests + numTodoTests };
}

/** @param {unknown} report Playwright's JSON report @returns {Counts} */
export function playwrightCounts(report) {
  const { stats, errors } = /** @type {PlaywrightReport} */ (report);
  // A test that passed only when repeated is not a pass.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */
