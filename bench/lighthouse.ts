import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startApp } from "./support/app.ts";

const PATHS = ["/", "/auth"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const RUNS = 3;

const app = await startApp();
const chrome = await launch({
  ...(process.env.CHROME_PATH && { chromePath: process.env.CHROME_PATH }),
  chromeFlags: ["--headless=new", "--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  const rows = [];
  for (const path of PATHS) {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(app.url + path));
    rows.push({
      page: path,
      ...Object.fromEntries(CATEGORIES.map((name, index) => [name, median(runs.map((scores) => scores[index] ?? 0))])),
    });
  }
  console.log(`\nLighthouse: mobile, median of ${RUNS}`);
  console.table(rows);
} finally {
  chrome.kill();
  await app.stop();
}

async function scoresOf(url: string): Promise<number[]> {
  const result = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: "error" });
  return CATEGORIES.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
