import * as z from "zod";
import type { MainNutrient } from "#core/domain/nutrients/nutrients.ts";
import { MAIN_NUTRIENTS } from "#core/domain/nutrients/nutrients.ts";
import { DiaryCollector } from "./diary-collector.ts";
import type { EatenNutrients, ReadDiary } from "./imported-row.ts";
import { type DiaryCalendar, parseAmount, readDay, readMeal, readName, readTime } from "./read-values.ts";

const MAX_GRAMS = 1_000_000;
const Loose = z.union([z.number(), z.string().max(40).transform(Number)]).pipe(z.number().min(0).max(MAX_GRAMS));
const Text = z.string().max(2000);
const Nutriments = z.record(z.string().max(60), z.unknown());

const Intake = z.object({
  unit: Text.nullish(),
  amount: Loose,
  type: Text.nullish(),
  dateTime: Text,
  meal: z.object({
    name: Text.nullish(),
    brands: Text.nullish(),
    nutriments: Nutriments.nullish(),
    servingQuantity: Loose.nullish().catch(null),
  }),
});

/** OpenNutriTracker's field names per 100 g, by nutrient. */
const ONT_NUTRIENTS: Readonly<Record<MainNutrient, string>> = {
  calories: "energyKcal100",
  protein: "proteins100",
  carbs: "carbohydrates100",
  fat: "fat100",
  saturatedFat: "saturatedFat100",
  fiber: "fiber100",
  sugar: "sugars100",
  sodium: "sodium100",
};

export const isIntakeList = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  z.object({ amount: z.unknown(), meal: z.object({}), dateTime: z.unknown() }).safeParse(value[0]).success;

/** Reads `user_intake.json` of an OpenNutriTracker export. Amounts are grams, milliliters or servings. */
export function readOpenNutriTracker(intakes: readonly unknown[], calendar: DiaryCalendar): ReadDiary {
  const collector = new DiaryCollector("opennutritracker");
  intakes.forEach((value, index) => {
    const intake = Intake.safeParse(value);
    const name = readName(intake.data?.meal.name ?? "", intake.data?.meal.brands ?? "");
    const day = intake.data && readDay(intake.data.dateTime, "month first");
    if (!intake.success || name === "" || day === undefined || !calendar.has(day)) {
      collector.skip(index + 1, "This entry can't be read.");
      return;
    }
    const { amount, unit, type, dateTime, meal } = intake.data;
    const isServing = /serving/i.test(unit ?? "");
    const grams = isServing ? amount * (meal.servingQuantity ?? 100) : parseAmount(amount, unit ?? "g").grams;
    const nutrients = scaled(meal.nutriments ?? {}, ONT_NUTRIENTS, (grams ?? amount) / 100);
    const time = readTime(dateTime);
    const mealType = readMeal(type ?? "", time);
    const { portion } = parseAmount(amount, unit ?? "g");
    collector.add({
      day,
      at: calendar.parseInstant(day, time, mealType),
      time,
      meal: mealType,
      kind: "food",
      name,
      grams,
      units: amount,
      portion,
      figures: nutrients,
    });
  });
  return collector.finish();
}

const WaistlineFood = z.object({
  id: z.union([z.number(), Text]),
  name: Text.nullish(),
  brand: Text.nullish(),
  portion: Loose.nullish().catch(null),
  unit: Text.nullish(),
  nutrition: Nutriments.nullish(),
});
const WaistlineItem = WaistlineFood.partial({ id: true }).extend({
  type: Text.nullish(),
  category: z.union([z.number(), Text]).nullish(),
  quantity: Loose.nullish().catch(null),
});
const WaistlineDay = z.object({ dateTime: Text, items: z.array(z.unknown()).max(5000) });
const WaistlineFile = z.object({
  foodList: z.array(z.unknown()).default([]),
  recipes: z.array(z.unknown()).default([]),
  diary: z.array(z.unknown()),
  settings: z
    .object({ diary: z.object({ "meal-names": z.array(z.unknown()) }) })
    .optional()
    .catch(undefined),
});

const WAISTLINE_NUTRIENTS: Readonly<Record<MainNutrient, string>> = {
  calories: "calories",
  protein: "proteins",
  carbs: "carbohydrates",
  fat: "fat",
  saturatedFat: "saturated-fat",
  fiber: "fiber",
  sugar: "sugars",
  sodium: "sodium",
};
const USUAL_MEALS = ["Breakfast", "Lunch", "Dinner", "Snacks"];

export const isWaistline = (value: unknown): boolean =>
  z.object({ diary: z.array(z.object({ dateTime: z.string(), items: z.array(z.unknown()) })).min(1) }).safeParse(value).success;

/** Reads a Waistline backup: days with items that refer to a food by its id. The figures are those of the food's portion. */
export function readWaistline(file: unknown, calendar: DiaryCalendar): ReadDiary {
  const { foodList, recipes, diary, settings } = WaistlineFile.parse(file);
  const listed = (items: readonly unknown[]) =>
    new Map(items.flatMap((item) => [WaistlineFood.safeParse(item).data ?? []].flat().map((food) => [String(food.id), food] as const)));
  const listedFoods = { food: listed(foodList), recipe: listed(recipes) };
  const meals = settings?.diary["meal-names"].map(String) ?? USUAL_MEALS;
  const collector = new DiaryCollector("waistline");
  let line = 0;
  for (const value of diary) {
    const day = WaistlineDay.safeParse(value);
    const date = day.data && readDay(day.data.dateTime, "month first");
    for (const raw of day.data?.items ?? []) {
      line += 1;
      const item = WaistlineItem.safeParse(raw).data;
      const food = item && (listedFoods[item.type === "recipe" ? "recipe" : "food"].get(String(item.id)) ?? item);
      const name = readName(food?.name ?? "", food?.brand ?? "");
      if (!item || !food || name === "" || date === undefined || !calendar.has(date)) {
        collector.skip(line, "This entry can't be read.");
        continue;
      }
      const quantity = item.quantity ?? 1;
      const portion = item.portion ?? food.portion ?? 1;
      const share = (food.portion ? portion / food.portion : 1) * quantity;
      const category = typeof item.category === "number" ? meals[item.category] : (meals[Number(item.category)] ?? item.category);
      const meal = readMeal(category ?? "", null);
      const nutrients = scaled(food.nutrition ?? {}, WAISTLINE_NUTRIENTS, share);
      collector.add({
        day: date,
        at: calendar.parseInstant(date, null, meal),
        time: null,
        meal,
        kind: "food",
        name,
        ...parseAmount(portion * quantity, item.unit ?? food.unit ?? ""),
        figures: nutrients,
      });
    }
  }
  return collector.finish();
}

function scaled(source: Readonly<Record<string, unknown>>, names: Readonly<Record<string, string>>, share: number): EatenNutrients {
  const nutrients: EatenNutrients = {};
  for (const nutrient of Object.keys(MAIN_NUTRIENTS)) {
    const value = Loose.safeParse(source[names[nutrient] ?? ""]);
    if (value.success) nutrients[nutrient] = Math.round(value.data * share * 1e4) / 1e4;
  }
  return nutrients;
}
