import { expect, type Page } from "@playwright/test";
import { readyForOffline } from "./device.ts";
import { logMeals } from "./logged-days.ts";
import { arriveSignedIn, type Person } from "./people.ts";

interface Entry {
  id: string;
  quantity: number;
  mealType: string;
  food: { name: string; calories: number };
}

export const bar = (page: Page) => page.getByRole("banner").getByRole("status");
const meal = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const rows = (page: Page, name: string) => meal(page, name).getByRole("list", { name }).getByRole("listitem");
export const water = (page: Page) => page.getByRole("region", { name: "Water" });
export const drink = (page: Page, period = "morning") =>
  water(page)
    .getByRole("button", { name: `One glass more, ${period}` })
    .click();

export const today = (page: Page, days = 0): Promise<string> =>
  page.evaluate((by) => {
    const date = new Date();
    date.setDate(date.getDate() + by);
    return date.toLocaleDateString("sv-SE");
  }, days);

/** What the server has stored, read through the API, which the cut network does not affect. */
export async function savedEntries(page: Page, origin = ""): Promise<Entry[]> {
  const tz = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (await page.request.get(`${origin}/api/diary`, { params: { date: await today(page), tz } })).json();
}

export async function savedWater(page: Page, origin = ""): Promise<object> {
  return (await page.request.get(`${origin}/api/water/${await today(page)}`)).json();
}

/** Logs a known food through the search in the 'Add food' dialog. */
export async function logFrequent(page: Page, name: string, mealName: string): Promise<void> {
  await page.getByRole("button", { name: `Add food to ${mealName}`, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Add food" });
  await sheet.getByRole("searchbox", { name: "Search foods" }).fill(name.slice(0, 6));
  await expect(sheet.getByText("Foods found")).toBeAttached();
  await sheet
    .getByRole("button", { name: `Add ${name}`, exact: true })
    .first()
    .click();
  await expect(sheet.getByRole("button", { name: /^Adding 1 food/ })).toBeVisible();
  await sheet.getByRole("button", { name: `Add to ${mealName}`, exact: true }).click();
  await expect(
    rows(page, mealName.charAt(0).toUpperCase() + mealName.slice(1))
      .filter({ hasText: name })
      .first(),
  ).toBeVisible();
}

export const caloriesToday = (page: Page) =>
  page.getByRole("region", { name: "Today's Calories" }).getByText(/^\d+$/).first().textContent();

export async function arriveReady(page: Page): Promise<{ person: Person; banana: string; apple: string }> {
  const person = await arriveSignedIn(page);
  await logMeals(page, [
    { food: "banana", grams: 118, mealType: "breakfast" },
    { food: "apple", grams: 150, mealType: "lunch", daysAgo: 1 },
  ]);
  await page.goto("/diary");
  const banana = (await savedEntries(page))[0]?.food.name ?? "";
  await expect(rows(page, "Breakfast")).toContainText([banana]);
  await readyForOffline(page);
  const [, apple] = (await (await page.request.get("/api/diary")).json()) as Entry[];
  return { person, banana, apple: apple?.food.name ?? "" };
}
