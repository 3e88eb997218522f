import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launch } from "puppeteer-core";
import { TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { ADMIN, TEENAGER } from "#server/demo/fill-demo.ts";
import { startApp } from "./support/app.ts";
import { median } from "./support/median.ts";
import { logIn } from "./support/sign-up.ts";

const RUNS = 3;
const SHIFT_LIMIT = 0.02;
const EVERYWHERE = ["performance", "accessibility", "best-practices"];
/** Only visitors' pages are meant for search engines. */
const FOR_VISITORS = [...EVERYWHERE, "seo"];

const LESSON = `${APP_PATHS.learn}/front-of-pack-words`;
const RECIPE = `${APP_PATHS.recipes}/shakshuka`;

/** A package of its own: it needs a hundred packages that nothing else does. */
const PACKAGE = fileURLToPath(new URL("lighthouse", import.meta.url));
const PROGRAM = path.join(PACKAGE, "node_modules/lighthouse/cli/index.js");
const MAX_REPORT_BYTES = 100_000_000;

/** What we read of a report. */
interface Report {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

install();
const app = await startApp("demo");
const browser = await launch({
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  const { home, auth, admin, newPassword, verifyEmail, ...others } = APP_PATHS;
  const rows = [await measure(`${home} (visitor)`, home, { categories: FOR_VISITORS, least: 98 })];
  for (const path of [auth, others.support, others.learn, LESSON, others.recipes, RECIPE]) {
    rows.push(await measure(`${path} (visitor)`, path, { categories: FOR_VISITORS, least: 95 }));
  }
  await comeBackAs(TEENAGER);
  for (const path of [home, ...Object.values(others), LESSON, RECIPE])
    rows.push(await measure(path, path, { categories: EVERYWHERE, least: 95 }));
  await comeBackAs(ADMIN);
  rows.push(await measure(admin, admin, { categories: EVERYWHERE, least: 95 }));

  console.log(
    `\nLighthouse: mobile, median of ${RUNS}; required: 98 for performance on the landing page, 95 on other pages, and 100 in all other categories`,
  );
  console.table(Object.fromEntries(rows.map(({ page, scores, shift }) => [page, { ...scores, shift }])));
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await browser.close();
  await app.stop();
}

/** Signs in on a device that has visited before. */
async function comeBackAs(credentials: typeof TEENAGER): Promise<void> {
  const { cookie = "" } = (await logIn(app.url, credentials)).headers;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { hostname: domain } = new URL(app.url);
  const cookies = cookie.split("; ").map((one) => {
    const [name = "", value = ""] = one.split("=");
    return { name, value, domain, httpOnly: true };
  });
  await browser.deleteCookie(...(await browser.cookies()));
  await browser.setCookie(...cookies, { name: TIME_ZONE_COOKIE, value: encodeURIComponent(timeZone), domain });
}

async function measure(page: string, path: string, { categories, least }: { categories: string[]; least: number }) {
  const runs: { scores: number[]; shift: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const report = await inspect(app.url + path, categories);
    runs.push({
      scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
      shift: report.audits["cumulative-layout-shift"]?.numericValue ?? 1,
    });
  }
  const scores = Object.fromEntries(categories.map((name, index) => [name, median(runs.map((run) => run.scores[index] ?? 0))]));
  const shift = Number(median(runs.map((run) => run.shift)).toFixed(3));
  const isFine = Object.entries(scores).every(([name, score]) => score >= (name === "performance" ? least : 100));
  return { page, scores, shift, holds: isFine && shift < SHIFT_LIMIT };
}

async function inspect(url: string, categories: string[]): Promise<Report> {
  const { port } = new URL(browser.wsEndpoint());
  const options = [`--port=${port}`, `--only-categories=${categories}`, "--output=json", "--quiet"];
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, url, ...options], { maxBuffer: MAX_REPORT_BYTES });
  const report: Report = JSON.parse(stdout);
  // Without a session, a user's page would lead to the sign-in page.
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}.`);
  return report;
}

/** Installs Lighthouse unless its version is there. */
function install(): void {
  const read = (folder: string) => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const installed = path.join(PACKAGE, "node_modules/lighthouse");
  if (existsSync(installed) && read(installed).version === read(PACKAGE).dependencies.lighthouse) return;
  execFileSync("npm", ["ci", "--no-fund", "--no-audit"], { cwd: PACKAGE, stdio: "inherit", shell: process.platform === "win32" });
}
