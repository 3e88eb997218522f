import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { arriveCalm, expectCalm, expectCalmEverywhere } from "#e2e/support/calm.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn } from "#e2e/support/people.ts";

interface TablePage {
  path: string;
  access: "visitor" | "user" | "admin" | "anyone";
  aliases?: string[];
}

/** The page table of the built app, so that a new page is walked without a line here. */
const readPages = (): TablePage[] => JSON.parse(readFileSync("dist/web/.vite/pages.json", "utf8"));

/** A path that the page opens at, for those with a part of the content in it. */
const EXAMPLES: Record<string, string> = {
  "/learn/:lesson": "/learn/energy-in-life-out",
  "/recipes/:recipe": "/recipes/shakshuka",
  "/recipes/mine/:ownRecipe": "/recipes/mine/new",
};
/** Pages that show more with a search. */
const SEARCHES: Record<string, string> = { "/search": "/search?q=lentils" };
/** What would end the session or calm mode, leave the app, or need a camera. */
const LEFT_ALONE =
  /^(user menu|log out|leave|delete|print|start the camera|share|sign|theme|language|groups|download|choose a (file|photo)|take)/i;
const MAX_PRESSES = 20;
const MAX_STEPS = 25;
const OPENS_WITHIN_MS = 600;
/** The walk is divided, so that no test takes too long. */
const PARTS = 4;

const toPath = ({ path }: TablePage): string => {
  if (!path.includes(":")) return SEARCHES[path] ?? path;
  const example = EXAMPLES[path];
  if (!example) throw new Error(`The page ${path} needs an example here.`);
  return example;
};

async function openPage(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page.locator("h1").first(), path).toBeAttached();
  await page.waitForLoadState("networkidle");
}

const buttonsIn = (page: Page): Locator => page.getByRole("main").getByRole("button").or(page.getByRole("main").getByRole("tab"));

/** Folds out what is folded, then takes step after step of a lesson, of questions or of a recipe, with any answer. */
async function goThrough(page: Page, part: Locator, where: string): Promise<void> {
  for (const folded of await part.locator("[aria-expanded=false]:not([aria-haspopup]):visible").all()) await tryToPress(folded);
  await expectCalm(page, `${where}, unfolded`);
  const action = part.getByRole("button", { name: /^(Check|Continue|Next|Next step)$/ });
  for (let step = 1; step <= MAX_STEPS && (await action.first().isVisible()); step += 1) {
    if ((await action.first().textContent()) === "Check") {
      // The label, because the picture of a food covers its radio button.
      for (const group of await part.getByRole("group").all()) await tryToPress(group.locator("label").first());
      const number = part.getByLabel("Your answer");
      if (await number.isVisible()) await number.fill("1");
    }
    if (!(await tryToPress(action.first()))) return;
    await expectCalm(page, `${where}, step ${step}`);
  }
}

const PRESS = { timeout: 3_000 };
const tryToPress = (target: Locator): Promise<boolean> =>
  target.click(PRESS).then(
    () => true,
    () => false,
  );

/** Presses what opens, folds out or switches, one after the other, and looks at what each shows. */
async function pressAll(page: Page, path: string): Promise<number> {
  let pressed = 0;
  const start = page.url();
  const names = await buttonsIn(page).evaluateAll((all) =>
    all.map((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim()),
  );
  const requested = [...new Set(names)].filter((name) => name && !LEFT_ALONE.test(name)).slice(0, MAX_PRESSES);
  for (const name of requested) {
    const button = buttonsIn(page)
      .filter({ visible: true })
      .and(page.getByRole("button", { name, exact: true }).or(page.getByRole("tab", { name, exact: true })))
      .first();
    // What an earlier press has replaced is gone, and what it has covered cannot be pressed.
    if (!(await tryToPress(button))) {
      await openPage(page, start);
      continue;
    }
    pressed += 1;
    const dialog = page.getByRole("dialog").or(page.getByRole("menu")).first();
    // Not every button opens one.
    await dialog.waitFor({ timeout: OPENS_WITHIN_MS }).catch(() => undefined);
    await page.waitForLoadState("networkidle");
    await expectCalm(page, `${path}, after '${name}'`);
    if (await dialog.isVisible()) await goThrough(page, dialog, `${path}, in '${name}'`);
    if (page.url().split("?")[0] !== start.split("?")[0]) await openPage(page, start);
    for (let tries = 0; tries < 3 && (await dialog.isVisible()); tries += 1) await page.keyboard.press("Escape");
    if (await dialog.isVisible()) await openPage(page, start);
  }
  return pressed;
}

for (let part = 0; part < PARTS; part += 1) {
  test(
    `no page that calm mode can open, nor what opens on it, has a figure of energy or macros (${part + 1} of ${PARTS})`,
    ANY_SCREEN,
    async ({ page }) => {
      test.slow();
      await arriveCalm(page);
      const pages = readPages().filter(({ access }) => access === "user" || access === "anyone");
      expect(pages.length).toBeGreaterThan(15);
      let pressed = 0;
      for (const one of pages.filter((_, index) => index % PARTS === part)) {
        const path = toPath(one);
        await test.step(path, async () => {
          await openPage(page, path);
          await expectCalmEverywhere(page, path);
          await goThrough(page, page.getByRole("main"), path);
          await openPage(page, path);
          pressed += await pressAll(page, path);
        });
      }
      expect(pressed).toBeGreaterThan(10);
    },
  );
}

test("the text of every lesson and recipe has no figure of energy or macros in calm mode", ANY_SCREEN, async ({ page }) => {
  test.slow();
  await arriveCalm(page);
  const paths = readPages().flatMap(({ path, aliases = [] }) => (path.includes(":") ? aliases : []));
  expect(paths.length).toBeGreaterThan(80);
  // Otherwise the content may change while the page still hydrates.
  await page.goto("about:blank");
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    await page.setContent(html.replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*>/g, ""));
    await expectCalm(page, path);
  }
});

test("the pages for visitors have no such figure either, apart from the landing page's samples", ANY_SCREEN, async ({ page }) => {
  for (const one of readPages().filter(({ access, path }) => access === "visitor" && path !== "/")) {
    await openPage(page, one.path);
    await expectCalmEverywhere(page, one.path);
  }
  await page.goto("/");
  await expect(page.locator("h1").first()).toBeAttached();
});

test("the preview of an import has no such figure either", ANY_SCREEN, async ({ page }) => {
  await arriveCalm(page);
  await openPage(page, "/profile/import");
  const head = "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)";
  const diary = `${head}\n2026-03-01,8:15 AM,Breakfast,"Moon stew",2.00 cup,640,40,60,24\n`;
  await page
    .getByRole("button", { name: "Choose a file" })
    .setInputFiles({ name: "servings.csv", mimeType: "text/csv", buffer: Buffer.from(diary) });
  await expect(page.getByRole("heading", { name: "Your file from Cronometer" })).toBeVisible();
  await expectCalmEverywhere(page, "import preview");
  await page.getByRole("button", { name: /^Bring in/ }).click();
  await expect(page.getByRole("heading", { name: "Your diary from Cronometer is here" })).toBeVisible();
  await expectCalmEverywhere(page, "import done");
});

test("a planted figure is found on the screen, for screen readers, and in print", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/support");
  const plant = (html: string) => page.evaluate((text) => document.body.insertAdjacentHTML("beforeend", text), html);
  await expectCalmEverywhere(page, "before");
  for (const html of [
    "<p>286 kcal</p>",
    "<div role=status>12 g of protein</div>",
    '<button aria-label="Carbs 40 g"></button>',
    '<p class="hidden print:block">9 kcal</p>',
  ]) {
    await page.reload();
    await plant(html);
    await expect(expectCalmEverywhere(page, "planted")).rejects.toThrow();
  }
});
