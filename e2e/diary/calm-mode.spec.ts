import { takePhoto } from "#e2e/support/ai.ts";
import { arriveCalm, expectCalm, FIELDS } from "#e2e/support/calm.ts";
import { expectNoAxeFindings, inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, fillLogin, makePerson, openUserMenu, register, toast } from "#e2e/support/people.ts";
import { demoOrigin } from "#e2e/support/servers.ts";

test("the dashboard of a member in calm mode describes food in groups and words", ANY_SCREEN, async ({ page }) => {
  await arriveCalm(page);
  await expect(page.getByRole("heading", { name: "Today's food groups" })).toBeVisible();
  await expect(page.getByText("A fruit at breakfast")).toBeVisible();
  await expect(page.getByText(/groups in\./)).toBeVisible();
  await expectCalm(page, "dashboard");
  await inspectPage(page, "calm-dashboard");
  await page.getByRole("button", { name: "Change habits" }).click();
  await expect(page.getByRole("checkbox", { name: /^Three colors a day/ })).toBeVisible();
  await expectCalm(page, "habits");
});

test(
  "the diary of a member in calm mode, and every dialog that adds to it, describe food in groups and words",
  ANY_SCREEN,
  async ({ page }) => {
    await arriveCalm(page);
    await page.goto("/diary");
    await expect(page.getByRole("heading", { name: "The day's food groups" })).toBeVisible();
    await expect(page.getByRole("link", { name: /: \d food groups$/ }).first()).toBeVisible();
    await expectCalm(page, "diary");
    await inspectPage(page, "calm-diary");
    await page
      .getByRole("region", { name: "Breakfast" })
      .getByRole("button", { name: /^Banana/ })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectCalm(page, "edit entry");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Add food to breakfast" }).click();
    await expect(
      page
        .getByRole("dialog")
        .getByRole("button", { name: /^Add Banana/ })
        .first(),
    ).toBeVisible();
    await expectCalm(page, "usual foods");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Add Banana/ })
      .first()
      .click();
    await expectCalm(page, "basket");
    await page.getByRole("dialog").getByRole("button", { name: "Add to breakfast" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectCalm(page, "after adding");
    await page.getByRole("button", { name: "Manual entry" }).click();
    const manual = page.getByRole("dialog", { name: "Enter a food yourself" });
    await manual.getByLabel("Food name").fill("Grandma's soup");
    await expectCalm(page, "manual entry");
    await manual.getByRole("button", { name: /^Add to / }).click();
    await expect(toast(page, "Added to")).toBeVisible();
    await expectCalm(page, "manual entry's toast");
  },
);

test("the other pages of a member in calm mode describe food in groups and words", ANY_SCREEN, async ({ page }) => {
  await arriveCalm(page);
  await page.goto("/trends?days=30&show=calories");
  await expect(page.getByText(/different foods in these days/)).toBeVisible();
  await expectCalm(page, "trends");
  await expectNoAxeFindings(page);

  await page.goto("/search?q=lentils");
  await expect(page.getByRole("list", { name: "Foods found" }).getByRole("listitem").first()).toBeVisible();
  await expectCalm(page, "search");
  await expectNoAxeFindings(page);
  await page
    .getByRole("button", { name: /^Learn more/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "What it brings" })).toBeVisible();
  await expectCalm(page, "food sheet");
  await inspectPage(page, "calm-food-sheet", "[role=dialog]");

  await page.goto("/suggestions");
  await page.getByRole("button", { name: "Get suggestions" }).click();
  await expect(page.locator("#top-suggestion")).toBeVisible();
  await expectCalm(page, "suggestions");
  await expectNoAxeFindings(page);

  await page.goto("/scan");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectCalm(page, "scan");
  for (const tab of ["Profile", "Preferences"]) {
    await page.goto("/profile");
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel", { name: tab })).toBeVisible();
    await expectCalm(page, `profile, ${tab}`);
    await expectNoAxeFindings(page);
  }
});

test("the HTML of these pages contains no figure either", ANY_SCREEN, async ({ page }) => {
  await arriveCalm(page);
  for (const path of ["/", "/diary", "/trends", "/search", "/suggestions", "/scan", "/profile"]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain('<div id="root" data-rendered>');
    // The app's scripts and styles are only referenced by file name; the rest is text that a user could read.
    expect(FIELDS.exec(html)?.[0], path).toBeUndefined();
    const rendered = html.slice(html.indexOf("data-rendered")).replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(/.{0,60}(?:kcal|calorie).{0,20}/i.exec(rendered)?.[0], path).toBeUndefined();
  }
  const diary = await (await page.request.get("/api/diary?limit=1")).json();
  expect(diary[0].food.calories).toBeGreaterThan(0);
});

test(
  "a new member chooses once, switches without a reload, and finds the choice on another device",
  ANY_SCREEN,
  async ({ page, browser }) => {
    const person = makePerson();
    await register(page, person, "Groups only");
    await expect(page.getByRole("heading", { name: "Today's food groups" })).toBeVisible();
    const offer = page.getByRole("region", { name: "Make it yours" });
    await expect(offer).toContainText("Then needs are yours, not a general figure");
    await offer.getByRole("button", { name: /^Close/ }).click();
    await expect(offer).toBeHidden();

    const menu = await openUserMenu(page);
    await menu.getByRole("menuitemradio", { name: "Groups and numbers" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Today's Calories" })).toBeVisible();
    const again = await openUserMenu(page);
    await again.getByRole("menuitemradio", { name: "Groups only" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Today's food groups" })).toBeVisible();
    await expect.poll(async () => (await (await page.request.get("/api/user")).json()).view.foodDisplay).toBe("calm");

    const other = await browser.newPage();
    await other.goto(new URL("/auth", page.url()).href);
    await fillLogin(other, person);
    await expect(other.getByRole("heading", { name: "Today's food groups" })).toBeVisible();
    await expect(other.getByRole("region", { name: "Make it yours" })).toBeHidden();
    await other.close();
  },
);

test.describe("with AI", () => {
  test.use({ baseURL: demoOrigin() });

  test("a scanned plate is described in groups and words", ANY_SCREEN, async ({ page }) => {
    await arriveSignedIn(page);
    await page.request.put("/api/user/view", { data: { foodDisplay: "calm" } });
    await page.goto("/scan");
    await page.getByLabel("Photo of your meal", { exact: true }).setInputFiles(await takePhoto(page));
    await expect(page.getByAltText("Your meal")).toBeVisible();
    await page.getByRole("button", { name: "Scan photo" }).click();
    await expect(page.getByRole("heading", { name: "On your plate" })).toBeVisible();
    await expectCalm(page, "scan result");
    await expectNoAxeFindings(page);
    await page.getByRole("button", { name: "Add all to diary" }).click();
    await expect(toast(page, "Added to")).toBeVisible();
    await expectCalm(page, "scan's toast");
  });
});
