/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts */

/** @type {Counts} */
export const NOTHING_RAN = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** @param {readonly Counts[]} counts @returns {Counts} */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped, failures }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
    }),
    NOTHING_RAN,
  );

/** The failed tests by name, then one line of totals. @param {Counts} counts */
export function summary({ passed, failed, skipped, failures }) {
  const names = failures.length > 0 ? `Failed:\n${failures.map((name) => `  ${name}`).join("\n")}\n\n` : "";
  return `${names}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** @param {unknown} report Vitest's JSON report @returns {Counts} */
export function vitestCounts(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = /** @type {VitestReport} */ (report);
  // A file that could not be loaded counts as failed, although none of its tests has failed.
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  const failedTests = testResults.flatMap((file) =>
    file.assertionResults.filter((test) => test.status === "failed").map((test) => `${file.name}: ${test.fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failedTests, ...brokenFiles.map((file) => file.name)],
  };
}

/** @param {unknown} report Playwright's JSON report @returns {Counts} */
export function playwrightCounts(report) {
  const { stats, errors, suites } = /** @type {PlaywrightReport} */ (report);
  // A test that passed only on a retry does not count as passed.
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped, failures: suites.flatMap(failedJourneys) };
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
function failedJourneys({ specs = [], suites = [] }) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === "unexpected" || status === "flaky").map((test) => `${file} (${test.projectName}): ${title}`),
  );
  return [...here, ...suites.flatMap(failedJourneys)];
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 * @property {PlaywrightSuite[]} suites
 *
 * @typedef {object} PlaywrightSuite
 * @property {{ file: string, title: string, tests: { status: string, projectName: string }[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */
