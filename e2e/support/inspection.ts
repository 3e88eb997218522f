import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { ANY_SCREEN } from "./journey.ts";

/** All that a theme changes. */
const COLOR_RULES = ["color-contrast"];
const WIDTHS = { tablet: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } };
const THEMES = ["light", "dark"] as const;

/** `part` is a selector: an open menu hides the page around it, so that axe would miss the page's landmarks. */
export async function expectNoAxeFindings(page: Page, part = "html", rules?: string[]): Promise<void> {
  await finishAnimations(page);
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

/** What every page has to stand in both themes: axe without findings. With SCREENSHOTS set, it also leaves pictures for people to look at. */
export async function inspectPage(page: Page, name: string, part?: string): Promise<void> {
  const former = await page.evaluate(() => localStorage.getItem("theme"));
  for (const theme of THEMES) {
    await setTheme(page, theme);
    if (!part) await readToTheEnd(page);
    await expectNoAxeFindings(page, part, theme === "light" ? undefined : COLOR_RULES);
    if (process.env.SCREENSHOTS) await keepScreenshots(page, (screen) => `${name}-${screen}-${theme}`, part === undefined);
  }
  await setTheme(page, former);
}

/** Into artifacts/screens, at the width of the project; on the desktop also as a tablet shows it, and as a phone that has no turn of its own. */
async function keepScreenshots(page: Page, nameAt: (screen: string) => string, fullPage: boolean): Promise<void> {
  const { project, tags } = test.info();
  const start = await page.evaluate(() => window.scrollY);
  const shoot = async (screen: string) => {
    // Seen as a whole, a page that is scrolled has its header in the middle.
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

/** What is far below is drawn, and its pictures are fetched, when somebody gets there. */
const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A headless browser now and then paints no frame for minutes; then the time has to do.
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
    // At once: to fade hundreds of colors takes longer than to look at them.
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets.push(noTransitions);
    document.documentElement.dataset.theme = chosen ?? "light";
    void document.body.offsetHeight;
    document.adoptedStyleSheets.pop();
  }, theme);
}

/**
 * Axe must not measure colors that are half-way. Nobody waits for them: what is far below stands still until somebody gets there.
 * An inherited color begins its transition when its parent's has ended, so one round is not enough.
 */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const running = () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (let round = 0; round < 100 && running().length > 0; round += 1) for (const animation of running()) animation.finish();
  });
