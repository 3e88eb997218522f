import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** `part` is a selector: an open menu hides the page around it, so that axe would miss the page's landmarks. */
export async function expectNoAxeFindings(page: Page, part = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n  ")}`,
  );
  expect(findings, "axe findings").toEqual([]);
}

/** Into artifacts/screens, one picture a theme, for people to look at. */
export async function keepScreenshots(page: Page, name: string): Promise<void> {
  await inEachTheme(page, (theme) => keepScreenshot(page, name, theme));
}

/** What every page has to stand: axe without findings, and a picture, in both themes. */
export async function inspectPage(page: Page, name: string, part?: string): Promise<void> {
  await inEachTheme(page, async (theme) => {
    await expectNoAxeFindings(page, part);
    await keepScreenshot(page, name, theme);
  });
}

async function keepScreenshot(page: Page, name: string, theme: Theme): Promise<void> {
  const file = `artifacts/screens/${name}-${test.info().project.name}-${theme}.png`;
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
}

async function inEachTheme(page: Page, look: (theme: Theme) => Promise<void>): Promise<void> {
  const former = await page.evaluate(() => localStorage.getItem("theme"));
  for (const theme of THEMES) {
    await setTheme(page, theme);
    await look(theme);
  }
  await setTheme(page, former);
}

async function setTheme(page: Page, theme: string | null): Promise<void> {
  await page.evaluate(async (chosen) => {
    if (chosen) localStorage.setItem("theme", chosen);
    else localStorage.removeItem("theme");
    document.documentElement.dataset.theme = chosen ?? "light";
    // Colours may fade over; axe must not measure them half-way.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  }, theme);
}
