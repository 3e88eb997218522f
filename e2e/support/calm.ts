import { expect, type Page } from "@playwright/test";
import { logMeals } from "./logged-days.ts";
import { arriveSignedIn, greeting } from "./people.ts";

/** Energy in any unit, and grams of macronutrients. A portion's weight is neither. */
const ENERGY = /\bk?cals?\b|calori|kilojoule|\bkj\b/i;
const MACRO_GRAMS =
  /\d\s*g(?:rams)?\s+(?:of\s+)?(?:\w+\s+)?(?:protein|carb|fat|sugar)|\b(?:protein|carbs?|fat|sugar)s?\b[\s:(·]{0,5}[\d.,]+\s*(?:[\s·/]*[\d.,]+\s*)?g\b/i;
/** Fields in the JSON that is embedded in a page. */
export const FIELDS = /"(?:calories|protein|carbs|fat|saturatedFat|sugar|calorieGoal|totalCalories)":\s*\d/;

/** Everything that is shown, printed or read aloud: text, including hidden text, every attribute with words, and the page's head. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words: string[] = [document.title];
    const SPOKEN = ["aria-label", "aria-valuetext", "aria-description", "title", "alt", "placeholder", "value", "content", "label"];
    for (const meta of document.head.querySelectorAll("meta[name=description], meta[property^='og:']"))
      words.push(meta.getAttribute("content") ?? "");
    for (const element of document.body.querySelectorAll("*")) {
      if (element.matches("script, style")) continue;
      for (const name of SPOKEN) {
        const value = element.getAttribute(name);
        if (value) words.push(value);
      }
      for (const part of ["::before", "::after"]) {
        const { content } = getComputedStyle(element, part);
        if (content.startsWith('"')) words.push(content);
      }
      // Adjacent parts are separated, because '140 g' of a food and what it contains are two different texts.
      if (element.children.length <= 8) words.push([...element.childNodes].map((node) => node.textContent?.trim()).join(" · "));
    }
    return words;
  });

const toFoodAmounts = (words: readonly string[]): string[] =>
  words.filter((text) => ENERGY.test(text) || MACRO_GRAMS.test(text)).map((text) => text.slice(0, 200));

export async function expectCalm(page: Page, where: string): Promise<void> {
  expect(toFoodAmounts(await wordsOn(page)), where).toEqual([]);
}

/** On the screen, in the accessibility tree and in print. */
export async function expectCalmEverywhere(page: Page, where: string): Promise<void> {
  await expectCalm(page, where);
  expect(toFoodAmounts((await page.locator("body").ariaSnapshot()).split("\n")), `${where}, read aloud`).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expectCalm(page, `${where}, printed`);
  await page.emulateMedia({ media: "screen" });
}

const DAYS = [0, 1, 2, 4];

/** Signs in with calm mode and a diary of several days, on a device that has sent its time zone to the server. */
export async function arriveCalm(page: Page): Promise<void> {
  const person = await arriveSignedIn(page);
  await page.request.put("/api/user/profile", { data: { age: 15, gender: "female", calorieGoal: 2150 } });
  await page.request.put("/api/user/view", { data: { foodDisplay: "calm", habits: ["fruit-at-breakfast", "water-at-school"] } });
  await logMeals(
    page,
    DAYS.flatMap((daysAgo) => [
      { food: "oatmeal", grams: 234, mealType: "breakfast" as const, daysAgo },
      { food: "banana", grams: 118, mealType: "breakfast" as const, daysAgo },
      { food: "chicken", grams: 140, mealType: "lunch" as const, daysAgo },
      { food: "broccoli", grams: 90, mealType: "lunch" as const, daysAgo },
      { food: "milk", grams: 244, mealType: "snack" as const, daysAgo },
    ]),
  );
  await page.reload();
  await expect(greeting(page, person)).toBeVisible();
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === "time-zone")).toBe(true);
}
