import { expect, type Page } from "@playwright/test";

interface Meal {
  food: string;
  grams: number;
  mealType: "breakfast" | "lunch" | "dinner" | "snack";
  /** 0 is today. */
  daysAgo?: number;
}

/** For journeys that need a filled diary: logs directly through the API. */
export async function logMeals(page: Page, meals: readonly Meal[]): Promise<void> {
  const ids = new Map<string, string>();
  for (const { food, grams, mealType, daysAgo = 0 } of meals) {
    const foodId = ids.get(food) ?? (await findFoodId(page, food));
    ids.set(food, foodId);
    const loggedAt = new Date();
    loggedAt.setDate(loggedAt.getDate() - daysAgo);
    const answer = await page.request.post("/api/diary", {
      data: { foodId, quantity: grams, mealType, loggedAt: loggedAt.toISOString() },
    });
    expect(answer.status()).toBe(201);
  }
}

async function findFoodId(page: Page, food: string): Promise<string> {
  const answer = await page.request.get("/api/foods/search", { params: { q: food } });
  const [first]: { id: string }[] = await answer.json();
  if (!first) throw new Error(`Nothing found for ${food}`);
  return first.id;
}
