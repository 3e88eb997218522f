import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import { AI_PROVIDERS } from "#core/domain/ai-providers.ts";
import type { FoodAllergens } from "#core/domain/allergens/allergens.ts";
import type { DietParts } from "#core/domain/diets/diet-verdicts.ts";
import { PACES } from "#core/domain/food-texts/digestion.ts";
import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { figure } from "#server/db/tables/figure.ts";
import { createdAt, updatedAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** Amounts per 100 g by nutrient name, the unit in the name. A figure missing at the source is absent, never 0. */
export type NutrientAmounts = Record<string, number>;

export const foods = pgTable(
  "foods",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null: of the shared catalogue. Otherwise this person's own: only they find it and log it. */
    ownerId: uuid().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    calories: figure(),
    protein: figure(),
    carbs: figure(),
    fat: figure(),
    saturatedFat: figure(),
    fiber: figure(),
    sugar: figure(),
    sodium: figure(),
    vitamins: jsonb().$type<NutrientAmounts>(),
    minerals: jsonb().$type<NutrientAmounts>(),
    otherNutrients: jsonb().$type<NutrientAmounts>(),
    portions: jsonb().$type<Portion[]>(),
    healthBenefits: text(),
    bodyImpact: text(),
    digestionSpeed: text(),
    digestionPace: text({ enum: PACES }),
    diabeticInfo: text(),
    allergyInfo: text(),
    allergens: jsonb().$type<FoodAllergens>(),
    /** What diets ask for beside the allergens. */
    dietParts: jsonb().$type<DietParts>(),
    imageUrl: text(),
    category: text({ enum: FOOD_CATEGORIES }).notNull().default("other"),
    aiProvider: text({ enum: AI_PROVIDERS }),
    /** Where the figures come from, and the food's code there. */
    source: text(),
    sourceCode: text(),
    /** Of somebody's own product from a package: its barcode, and what else is known of it. */
    gtin: text(),
    product: jsonb().$type<ProductFacts>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Of an own food that its owner deleted: the diary still needs it, and nothing else finds it. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("foods_owner_id_name_index").on(table.ownerId, table.name),
    uniqueIndex("foods_source_code_index").on(table.source, table.sourceCode),
    uniqueIndex("foods_owner_id_gtin_index")
      .on(table.ownerId, table.gtin)
      .where(sql`${table.gtin} is not null and ${table.deletedAt} is null`),
  ],
);

export type FoodRow = typeof foods.$inferSelect;

/** What a food was called and what 100 g of it held. */
export type FoodVersion = Pick<
  FoodRow,
  | "name"
  | "calories"
  | "protein"
  | "carbs"
  | "fat"
  | "saturatedFat"
  | "fiber"
  | "sugar"
  | "sodium"
  | "vitamins"
  | "minerals"
  | "otherNutrients"
>;

/** The figures of foods as people logged them, each kept once: later changes of a food leave diaries alone. */
export const foodVersions = pgTable(
  "food_versions",
  {
    foodId: uuid()
      .notNull()
      .references(() => foods.id, { onDelete: "cascade" }),
    /** Made from the figures: the same figures have the same version. */
    version: bigint({ mode: "number" }).notNull(),
    figures: jsonb().$type<FoodVersion>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.foodId, table.version] })],
);

export const starredFoods = pgTable(
  "starred_foods",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    foodId: uuid()
      .notNull()
      .references(() => foods.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.foodId] }), index("starred_foods_food_id_index").on(table.foodId)],
);

/** Which release of the catalogue the table holds. */
export const catalogueReleases = pgTable("catalogue_releases", {
  version: text().primaryKey(),
  appliedAt: createdAt(),
});
