import { eq } from "drizzle-orm";
import { addDays, dayAt, instantAt } from "#core/domain/calendar/calendar-day.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { contentVersion, storeVersions } from "#server/catalogue/food-versions.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { starredFoods } from "#server/db/tables/foods.ts";
import { savedMeals } from "#server/db/tables/saved-meals.ts";
import { users } from "#server/db/tables/users.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import { hashPassword } from "#server/platform/auth/passwords.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { DEMO_DAYS, type DemoMeal, FORGOTTEN_DAYS_AGO } from "./demo-menu.ts";

const DAYS = 28;
export const TEENAGER = { email: "maya@demo.example", password: "Maya-loves-mango-1" };
export const ADMIN = { email: "admin@demo.example", password: "Demo-admin-kiwi-1" };
const HUNDRED_GRAMS = { label: "100 g", grams: 100 };
const STARRED = ["Banana", "Greek yogurt", "Almonds"];

/** Creates a sample teenager with a diary of four weeks, and an administrator. A later start only prints the passwords. */
export async function fillDemo(db: Db, catalogue: Catalogue, say: (line: string) => unknown): Promise<void> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, TEENAGER.email));
  if (!existing) await createDemo(db, catalogue);
  say(`Demo teenager: ${TEENAGER.email} / ${TEENAGER.password}`);
  say(`Demo administrator: ${ADMIN.email} / ${ADMIN.password}`);
}

async function createDemo(db: Db, catalogue: Catalogue): Promise<void> {
  const [mayaPassword, adminPassword] = await Promise.all([hashPassword(TEENAGER.password), hashPassword(ADMIN.password)]);
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ email: ADMIN.email, password: adminPassword, firstName: "Ada", lastName: "Admin", isAdmin: true });
    const [maya] = await tx
      .insert(users)
      .values({
        email: TEENAGER.email,
        password: mayaPassword,
        firstName: "Maya",
        lastName: "Lindqvist",
        age: 15,
        height: 162,
        weight: 54,
        gender: "female",
        activityLevel: "lightly_active",
        weightGoal: "maintain",
        calorieGoal: 2250,
      })
      .returning({ id: users.id });
    if (!maya) throw new Error("An insert returned no row.");
    await fillFourWeeks(tx, catalogue, maya.id, new Date());
  });
}

/**
 * Fills the diary up to this moment, so that today contains only meals before now.
 * @internal
 */
export async function fillFourWeeks(db: Db, catalogue: Catalogue, userId: string, now: Date): Promise<void> {
  const shelf = new Map(catalogue.entries.map((entry) => [entry.name, entry]));
  const take = (name: string) => {
    const entry = shelf.get(name);
    if (!entry) throw new Error(`The catalogue has no ${name}.`);
    return catalogue.getRow(entry);
  };
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayAt(now, timeZone);
  const days = Array.from({ length: DAYS }, (_, daysAgo) => ({ daysAgo, day: addDays(today, -daysAgo) }));

  const servings = (meal: DemoMeal) =>
    meal.dishes.map(([name, times = 1]) => {
      const food = take(name);
      const { label, grams } = food.portions?.[0] ?? HUNDRED_GRAMS;
      return { food, quantity: grams * times, portion: times === 1 ? label : null };
    });
  const entries = days
    .filter(({ daysAgo }) => !FORGOTTEN_DAYS_AGO.includes(daysAgo))
    .flatMap(({ day }) => {
      // Each weekday has its own menu, starting with Monday.
      const menu = DEMO_DAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? {};
      return Object.entries(menu).flatMap(([mealType, meal]) =>
        servings(meal).map((serving) => ({
          ...serving,
          mealType: mealType as MealType,
          loggedAt: instantAt(day, meal.time, timeZone),
        })),
      );
    })
    .filter(({ loggedAt }) => loggedAt <= now);
  await storeVersions(db, [...new Set(entries.map(({ food }) => food))]);
  await db
    .insert(diaryEntries)
    .values(entries.map(({ food, ...entry }) => ({ ...entry, userId, foodId: food.id, foodVersion: contentVersion(food) })));

  await db.insert(waterIntake).values(
    days.slice(1).map(({ day, daysAgo }) => ({
      userId,
      date: day,
      morningGlasses: 2 + (daysAgo % 2),
      afternoonGlasses: 2 + (daysAgo % 3 === 0 ? 1 : 0),
      eveningGlasses: 1 + (daysAgo % 2),
    })),
  );
  await db.insert(starredFoods).values(STARRED.map((name) => ({ userId, foodId: take(name).id })));
  const breakfast = DEMO_DAYS[0]?.breakfast;
  if (breakfast) {
    const items = servings(breakfast).map(({ food, ...item }) => ({ ...item, foodId: food.id }));
    await db.insert(savedMeals).values({ userId, name: "My oat breakfast", items });
  }
}
