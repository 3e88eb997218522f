import { eq } from "drizzle-orm";
import { MEAL_TYPES, type MealType } from "#core/domain/choices.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { foods } from "#server/db/tables/foods.ts";
import { users } from "#server/db/tables/users.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import type { Db } from "#server/platform/database.ts";
import { hashPassword } from "#server/platform/passwords.ts";

const DAYS = 28;
const DAY_MS = 24 * 60 * 60_000;
const TEENAGER = { email: "maya@demo.example", password: "Maya-loves-mango-1" };
const ADMIN = { email: "admin@demo.example", password: "Demo-admin-kiwi-1" };

type DemoFood = Pick<
  typeof foods.$inferInsert,
  "name" | "calories" | "protein" | "carbs" | "fat" | "fiber" | "sugar" | "sodium" | "category"
>;

/** Per 100 g, rounded from USDA FoodData Central. */
const PANTRY: Record<MealType, [food: DemoFood, grams: number][]> = {
  breakfast: [
    [
      {
        name: "Oatmeal with milk",
        calories: 87,
        protein: 3.8,
        carbs: 13.5,
        fat: 2.1,
        fiber: 1.6,
        sugar: 3.1,
        sodium: 50,
        category: "grain",
      },
      280,
    ],
    [{ name: "Greek yogurt, plain", calories: 97, protein: 9, carbs: 4, fat: 5, fiber: 0, sugar: 4, sodium: 35, category: "dairy" }, 170],
    [{ name: "Banana", calories: 89, protein: 1.1, carbs: 22.8, fat: 0.3, fiber: 2.6, sugar: 12.2, sodium: 1, category: "fruit" }, 118],
  ],
  lunch: [
    [
      {
        name: "Bean and cheese burrito",
        calories: 203,
        protein: 7.5,
        carbs: 28.6,
        fat: 6.4,
        fiber: 4.2,
        sugar: 1.5,
        sodium: 493,
        category: "grain",
      },
      220,
    ],
    [
      {
        name: "Turkey sandwich",
        calories: 188,
        protein: 12.1,
        carbs: 22,
        fat: 5.6,
        fiber: 1.8,
        sugar: 2.7,
        sodium: 520,
        category: "grain",
      },
      180,
    ],
    [
      {
        name: "Vegetable soup",
        calories: 52,
        protein: 1.8,
        carbs: 9.1,
        fat: 1,
        fiber: 1.6,
        sugar: 2.4,
        sodium: 280,
        category: "vegetable",
      },
      350,
    ],
  ],
  dinner: [
    [
      {
        name: "Spaghetti with meat sauce",
        calories: 134,
        protein: 7.1,
        carbs: 15.6,
        fat: 4.8,
        fiber: 1.7,
        sugar: 3.2,
        sodium: 260,
        category: "grain",
      },
      380,
    ],
    [
      {
        name: "Chicken with rice and broccoli",
        calories: 128,
        protein: 10.4,
        carbs: 14.3,
        fat: 3.1,
        fiber: 1.2,
        sugar: 0.7,
        sodium: 210,
        category: "protein",
      },
      400,
    ],
    [
      { name: "Cheese pizza", calories: 266, protein: 11.4, carbs: 33.3, fat: 9.7, fiber: 2.3, sugar: 3.6, sodium: 598, category: "grain" },
      250,
    ],
  ],
  snack: [
    [{ name: "Apple", calories: 52, protein: 0.3, carbs: 13.8, fat: 0.2, fiber: 2.4, sugar: 10.4, sodium: 1, category: "fruit" }, 182],
    [{ name: "Almonds", calories: 579, protein: 21.2, carbs: 21.6, fat: 49.9, fiber: 12.5, sugar: 4.4, sodium: 1, category: "nuts" }, 30],
    [
      {
        name: "Chocolate chip cookies",
        calories: 488,
        protein: 5.1,
        carbs: 65,
        fat: 23,
        fiber: 2.3,
        sugar: 35,
        sodium: 340,
        category: "other",
      },
      45,
    ],
  ],
};
const HOURS: Record<MealType, number> = { breakfast: 7, lunch: 12, snack: 16, dinner: 18 };

/** A sample teenager with four weeks behind her, and an administrator. Made once; a later start only prints the passwords. */
export async function fillDemo(db: Db, say: (line: string) => unknown): Promise<void> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, TEENAGER.email));
  if (!existing) await createDemo(db);
  say(`Demo teenager: ${TEENAGER.email} / ${TEENAGER.password}`);
  say(`Demo administrator: ${ADMIN.email} / ${ADMIN.password}`);
}

async function createDemo(db: Db): Promise<void> {
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
    await createDiary(tx, maya.id);
  });
}

async function createDiary(db: Db, userId: string): Promise<void> {
  const today = Math.floor(Date.now() / DAY_MS);
  for (const mealType of MEAL_TYPES) {
    for (const [choice, [food, grams]] of PANTRY[mealType].entries()) {
      const [row] = await db
        .insert(foods)
        .values({ ...food, ownerId: userId })
        .returning();
      if (!row) throw new Error("An insert returned no row.");
      const days = Array.from({ length: DAYS }, (_, index) => index + 1).filter((daysAgo) => daysAgo % PANTRY[mealType].length === choice);
      await db.insert(diaryEntries).values(
        days.map((daysAgo) => ({
          userId,
          foodId: row.id,
          quantity: grams,
          mealType,
          nutrition: { ...figuresOf(row) },
          loggedAt: new Date((today - daysAgo) * DAY_MS + HOURS[mealType] * 60 * 60_000),
        })),
      );
    }
  }
  await db.insert(waterIntake).values(
    Array.from({ length: DAYS }, (_, index) => ({
      userId,
      date: new Date((today - index - 1) * DAY_MS).toISOString().slice(0, 10),
      morningGlasses: 2 + (index % 2),
      afternoonGlasses: 2 + (index % 3 === 0 ? 1 : 0),
      eveningGlasses: 1 + (index % 2),
    })),
  );
}

function figuresOf({
  name,
  calories,
  protein,
  carbs,
  fat,
  saturatedFat,
  fiber,
  sugar,
  sodium,
  vitamins,
  minerals,
}: typeof foods.$inferSelect) {
  return { name, calories, protein, carbs, fat, saturatedFat, fiber, sugar, sodium, vitamins, minerals };
}
