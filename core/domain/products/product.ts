import type { FoodAllergens } from "#core/domain/allergens/food-allergens.ts";
import type { FoodNutrients } from "#core/domain/foods/catalogue-food.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";
import { MAIN_NUTRIENTS, type MainNutrient, mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import type { ProductKind } from "./product-kind.ts";
import type { ProductWarning } from "./product-warnings.ts";

export const BASES = ["100 g", "100 ml"] as const;
export type Basis = (typeof BASES)[number];

/** The sources of shared products. */
export const SHARED_SOURCES = ["off", "usda"] as const;
export type SharedSource = (typeof SHARED_SOURCES)[number];

export const SOURCE_NAMES: Record<SharedSource, string> = { off: "Open Food Facts", usda: "USDA Branded Foods" };
export const SOURCE_LICENSES: Record<SharedSource, string> = { off: "ODbL 1.0", usda: "CC0 1.0" };

export const BRAND_MAX_LENGTH = 80;
/** A product as a source describes it, validated and in the app's units. The figures are for 100 g or 100 ml. */
export interface ProductRecord extends Omit<FoodNutrients, "otherNutrients"> {
  /** Includes added sugars. */
  otherNutrients: Record<string, number>;
  gtin: string;
  name: string;
  brand: string | null;
  /** The amount as printed on the package. */
  quantity: string | null;
  packageGrams: number | null;
  servingText: string | null;
  servingGrams: number | null;
  basis: Basis;
  category: FoodCategory;
  /** Null if the source names no allergens: they are unknown, not absent. */
  allergens: FoodAllergens | null;
  areAllergensKnown: boolean;
  otherAllergens: string[];
  otherTraces: string[];
  kind: ProductKind;
  doubts: ProductWarning[];
  source: SharedSource;
  /** When the source last changed the product. */
  modifiedAt: Date | null;
}

/** Smaller amounts count as zero, because the database cannot store them. */
const LEAST = 1e-6;

/** Returns undefined if the figure is impossibly high. Negative and unreadable figures count as missing. */
export function checkAmount(nutrient: MainNutrient, value: number | null): number | null | undefined {
  if (value === null || !Number.isFinite(value) || value < 0) return null;
  if (value < LEAST) return 0;
  return value > MAIN_NUTRIENTS[nutrient].maxPer100G ? undefined : value;
}

/** Leaves out impossible figures; `findWarnings` reports them. */
export function boundNutrients(nutrients: Record<MainNutrient, number | null>): Record<MainNutrient, number | null> {
  return mapMainNutrients((nutrient) => checkAmount(nutrient, nutrients[nutrient]) ?? null);
}

const ENTITIES: Record<string, string> = {
  "&quot;": '"',
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&#39;": "'",
  "&apos;": "'",
  "&nbsp;": " ",
};

/** One line of plain text, or null if it has no visible characters. */
export function plainLine(text: unknown, maxCharacters: number): string | null {
  if (typeof text !== "string") return null;
  const plain = text
    .slice(0, 10 * maxCharacters)
    .replace(/&(?:quot|amp|lt|gt|#39|apos|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  // Cut by code points, so that no character is split.
  const cut = [...plain].slice(0, maxCharacters).join("").trim();
  return cut.replace(/\p{Z}/gu, "") === "" ? null : cut;
}

/** Reads numbers and numeric text such as '12.5' and '<0.5'. */
export function readNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const number = parseNumber(value.trim().replace(/^[<~≈]\s*/, ""), { hasGroups: false, isSerialized: true });
  return Number.isNaN(number) ? null : number;
}
