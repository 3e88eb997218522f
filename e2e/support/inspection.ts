import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** All that a theme changes. */
const COLOR_RULES = ["color-contrast"];
const TABLET = { width: 768, height: 1024 };
const THEMES = ["light", "dark"] as const;

/** `part` is a selector: an open menu hides the page around it, so that axe would miss the page's landmarks. */
export async function expectNoAxeFindings(page: Page, part = "html", rules?: string[]): Promise<void> {
  // Legacy means without a page of its own for every run, which only frames of other sites need: there are none.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n  ")}`,
  );
  expect(findings, "axe findings").toEqual([]);
}

/** What every page has to stand: axe without findings, and a picture for people to look at, in both themes. */
export async function inspectPage(page: Page, name: string, part?: string): Promise<void> {
  const former = await page.evaluate(() => localStorage.getItem("theme"));
  for (const theme of THEMES) {
    await setTheme(page, theme);
    if (!part) await readToTheEnd(page);
    await expectNoAxeFindings(page, part, theme === "light" ? undefined : COLOR_RULES);
    await keepScreenshot(page, `${name}-%-${theme}`, part === undefined);
  }
  await setTheme(page, former);
}

/** Into artifacts/screens, at the width of the project; on the desktop also as a tablet shows it. */
async function keepScreenshot(page: Page, name: string, fullPage: boolean): Promise<void> {
  const screen = test.info().project.name;
  const shoot = (as: string) =>
    page.screenshot({ path: `artifacts/screens/${name.replace("%", as)}.png`, fullPage, animations: "disabled" });
  await shoot(screen);
  const usual = page.viewportSize();
  if (screen !== "desktop" || !usual) return;
  await page.setViewportSize(TABLET);
  await shoot("tablet");
  await page.setViewportSize(usual);
}

/** What is far below is drawn, and its pictures are fetched, when somebody gets there. */
const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const start = window.scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" });
      await nextFrame();
    }
    window.scrollTo({ top: start, behavior: "instant" });
    await nextFrame();
  });

async function setTheme(page: Page, theme: string | null): Promise<void> {
  await page.evaluate(async (chosen) => {
    if (chosen) localStorage.setItem("theme", chosen);
    else localStorage.removeItem("theme");
    document.documentElement.dataset.theme = chosen ?? "light";
    // Colours may fade over; axe must not measure them half-way.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  }, theme);
}
