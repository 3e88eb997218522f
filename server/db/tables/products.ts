import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import { BASES, SHARED_SOURCES } from "#core/domain/products/product.ts";
import type { ProductKind } from "#core/domain/products/product-kind.ts";
import type { ProductWarning } from "#core/domain/products/product-warnings.ts";
import type { NutrientAmounts } from "#server/db/tables/foods.ts";
import { nutrientColumn } from "#server/db/tables/nutrient-column.ts";
import { updatedAt } from "#server/db/tables/timestamps.ts";

/** Packaged products as their source describes them, shared by all users. Contains no personal data. */
export const products = pgTable("products", {
  /** Thirteen digits. */
  gtin: text().primaryKey(),
  name: text().notNull(),
  brand: text(),
  quantity: text(),
  packageGrams: nutrientColumn(),
  servingText: text(),
  servingGrams: nutrientColumn(),
  basis: text({ enum: BASES }).notNull(),
  ...mapMainNutrients(() => nutrientColumn()),
  vitamins: jsonb().$type<NutrientAmounts>(),
  minerals: jsonb().$type<NutrientAmounts>(),
  otherNutrients: jsonb().$type<NutrientAmounts>(),
  category: text({ enum: FOOD_CATEGORIES }).notNull(),
  allergens: jsonb().$type<StoredAllergens>(),
  areAllergensKnown: boolean().notNull(),
  otherAllergens: text().array().notNull(),
  otherTraces: text().array().notNull(),
  /** Null for products that were stored before it was read. */
  kind: jsonb().$type<ProductKind>(),
  doubts: jsonb().$type<ProductWarning[]>().notNull(),
  source: text({ enum: SHARED_SOURCES }).notNull(),
  license: text().notNull(),
  modifiedAt: timestamp({ withTimezone: true }),
  fetchedAt: timestamp({ withTimezone: true }).notNull(),
});

export type ProductRow = typeof products.$inferSelect;

/** Barcodes that are being looked up right now, or that were recently found to be unknown. */
export const productLookups = pgTable(
  "product_lookups",
  {
    gtin: text().primaryKey(),
    isUnknown: boolean().notNull(),
    /** When a claim expires, because its process must have died, or when an unknown product may be requested again. */
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("product_lookups_until_index").on(table.until)],
);

/** The progress of a file's import, so that it can continue where it stopped. */
export const productImports = pgTable("product_imports", {
  /** Identifies the file by its name, size and date, and the selected country. */
  file: text().primaryKey(),
  rowsRead: bigint({ mode: "number" }).notNull(),
  productsImported: integer("products_kept").notNull(),
  isDone: boolean().notNull(),
  updatedAt: updatedAt(),
});
