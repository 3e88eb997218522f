import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type axe from "axe-core";
import { ANY_SCREEN } from "./journey.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WIDTHS = { tablet: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } };
const THEMES = ["light", "dark"] as const;

/** `part` is a selector: an open menu hides the page around it, so axe would not find the page's landmarks. */
export async function expectNoAxeFindings(page: Page, part = "html"): Promise<void> {
  // The code of a menu or a dialog may still be loading.
  await expect(page.locator(part).first()).toBeVisible();
  await finishAnimations(page);
  // The page keeps axe until it is left, because loading it takes about as long as a check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SCRIPT);
  const violations = await page.evaluate(async (part) => (await window.axe.run(part, { resultTypes: ["violations"] })).violations, part);
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n  ")}`,
  );
  expect(findings, "axe findings").toEqual([]);
}

/**
 * What every page must pass: no axe findings in the light theme on a desktop, and in the dark theme on a phone. A journey that runs at one
 * width changes it for the second inspection. With SCREENSHOTS set, it also saves screenshots of both themes for review.
 */
export async function inspectPage(page: Page, name: string, part?: string): Promise<void> {
  // A page that was opened by a link is empty while its code is loading.
  if (!part) await expect(page.locator("h1").first()).toBeAttached();
  if (!part) await readToTheEnd(page);
  const former = await page.evaluate(() => localStorage.getItem("theme"));
  const usual = page.viewportSize();
  const { project, tags } = test.info();
  const runsOnce = tags.includes(ANY_SCREEN.tag);
  for (const theme of THEMES) {
    const isInspected = runsOnce || (theme === "dark") === (project.name === "phone");
    if (isInspected || process.env.SCREENSHOTS) await setTheme(page, theme);
    if (process.env.SCREENSHOTS) await keepScreenshots(page, (screen) => `${name}-${screen}-${theme}`, part === undefined);
    if (!isInspected) continue;
    if (runsOnce && theme === "dark") await page.setViewportSize(WIDTHS.phone);
    await expectNoAxeFindings(page, part);
  }
  if (runsOnce && usual) await page.setViewportSize(usual);
  await setTheme(page, former);
}

/** Saves to artifacts/screens at the project's width; on the desktop also as a tablet, and as a phone if the journey has no phone run. */
async function keepScreenshots(page: Page, nameAt: (screen: string) => string, fullPage: boolean): Promise<void> {
  const { project, tags } = test.info();
  const start = await page.evaluate(() => window.scrollY);
  const shoot = async (screen: string) => {
    // In a full-page screenshot, a scrolled page would have its header in the middle.
    if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.screenshot({ path: `artifacts/screens/${nameAt(screen)}.png`, fullPage, animations: "disabled" });
  };
  await shoot(project.name);
  const usual = page.viewportSize();
  if (project.name === "desktop" && usual) {
    for (const screen of tags.includes(ANY_SCREEN.tag) ? (["tablet", "phone"] as const) : (["tablet"] as const)) {
      await page.setViewportSize(WIDTHS[screen]);
      await shoot(screen);
    }
    await page.setViewportSize(usual);
  }
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), start);
}

/** Scrolls to the end, because content far below is rendered and its pictures are fetched only then. */
const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A headless browser occasionally paints no frame for minutes, so a timeout replaces it.
    const nextFrame = () =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, 1_000)),
      ]);
    const start = window.scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" });
      await nextFrame();
    }
    window.scrollTo({ top: start, behavior: "instant" });
    await nextFrame();
  });

async function setTheme(page: Page, theme: string | null): Promise<void> {
  await page.evaluate((chosen) => {
    if (chosen) localStorage.setItem("theme", chosen);
    else localStorage.removeItem("theme");
    document.documentElement.dataset.theme = chosen ?? "light";
    // Content that is not rendered until it is scrolled into view would keep the colors of the former theme.
    const temporaryStyles = new CSSStyleSheet();
    temporaryStyles.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(temporaryStyles);
    void document.body.offsetHeight;
    document.adoptedStyleSheets.pop();
  }, theme);
}

/** Axe must not measure colors in the middle of an animation. Animations far below do not run until they are scrolled into view. */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
