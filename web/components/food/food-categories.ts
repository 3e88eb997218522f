import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { FoodArtName } from "./food-art-names.ts";

/** The background color behind a food of the category. */
export const CATEGORY_WELLS: Record<FoodCategory, string> = {
  fruit: "bg-cat-fruit-soft",
  vegetable: "bg-cat-vegetable-soft",
  protein: "bg-cat-protein-soft",
  grain: "bg-cat-grain-soft",
  dairy: "bg-cat-dairy-soft",
  nuts: "bg-cat-nuts-soft",
  "user-entered": "bg-cat-other-soft",
  other: "bg-cat-other-soft",
};

export const PLACEHOLDER_ART: FoodArtName = "fork-and-knife-with-plate";

/** The picture of the category, also used for foods without a picture. */
export const CATEGORY_ART: Record<FoodCategory, FoodArtName> = {
  fruit: "red-apple",
  vegetable: "broccoli",
  protein: "egg",
  grain: "bread",
  dairy: "glass-of-milk",
  nuts: "peanuts",
  "user-entered": PLACEHOLDER_ART,
  other: PLACEHOLDER_ART,
};
