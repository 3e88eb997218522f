import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import type { DietParts } from "#core/domain/diets/diet-verdicts.ts";
import type { SafetyNote } from "#core/domain/food-safety/food-safety.ts";
import type { CalmTexts } from "#core/domain/food-texts/describe-food.ts";
import { PACES } from "#core/domain/food-texts/digestion.ts";
import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { type MainNutrient, mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import { nutrientColumn } from "#server/db/tables/nutrient-column.ts";
import { createdAt, updatedAt } from "#server/db/tables/timestamps.ts";
import { users } from "#server/db/tables/users.ts";

/** Amounts per 100 g by nutrient name, which includes the unit. A figure missing at the source is absent, never 0. */
export type NutrientAmounts = Record<string, number>;

export const foods = pgTable(
  "foods",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for foods of the shared catalogue. Otherwise only this user can find and log the food. */
    ownerId: uuid().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    ...mapMainNutrients(() => nutrientColumn()),
    vitamins: jsonb().$type<NutrientAmounts>(),
    minerals: jsonb().$type<NutrientAmounts>(),
    otherNutrients: jsonb().$type<NutrientAmounts>(),
    portions: jsonb().$type<Portion[]>(),
    healthBenefits: text(),
    bodyImpact: text(),
    digestionSpeed: text(),
    digestionPace: text({ enum: PACES }),
    diabeticInfo: text(),
    /** The texts that calm mode words differently. */
    calmTexts: jsonb().$type<CalmTexts>(),
    safety: jsonb().$type<SafetyNote[]>(),
    allergyInfo: text(),
    allergens: jsonb().$type<StoredAllergens>(),
    /** What diets require in addition to the allergens. */
    dietParts: jsonb().$type<DietParts>(),
    imageUrl: text(),
    category: text({ enum: FOOD_CATEGORIES }).notNull().default("other"),
    aiProvider: text({ enum: AI_PROVIDERS }),
    /** The source of the figures, and the food's code there. */
    source: text(),
    sourceCode: text(),
    /** Only for a user's own packaged product: its barcode and other details. */
    gtin: text(),
    product: jsonb().$type<ProductFacts>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Set if the owner deleted their own food. The diary still needs it, but it cannot be found anymore. */
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

/** The name of a food and its figures per 100 g. */
export type FoodVersion = Pick<FoodRow, "name" | MainNutrient | "vitamins" | "minerals" | "otherNutrients">;

/** The figures of foods as users logged them, each stored once, so that later changes of a food do not affect diaries. */
export const foodVersions = pgTable(
  "food_versions",
  {
    foodId: uuid()
      .notNull()
      .references(() => foods.id, { onDelete: "cascade" }),
    /** Derived from the figures: the same figures have the same version. */
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

/** The release of the catalogue that the table contains. */
export const catalogueReleases = pgTable("catalogue_releases", {
  version: text().primaryKey(),
  /** The version of the program that wrote it. Null if that was 1.0. */
  programVersion: text(),
  appliedAt: createdAt(),
});
