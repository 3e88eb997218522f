/** The aisles of a supermarket, in the order of a typical walk through it. */
export const AISLES = [
  "produce",
  "bakery",
  "dairy",
  "meat",
  "dry",
  "cans",
  "spreads",
  "baking",
  "spices",
  "drinks",
  "frozen",
  "other",
] as const;
export type Aisle = (typeof AISLES)[number];

export const AISLE_NAMES: Readonly<Record<Aisle, string>> = {
  produce: "Fruit and vegetables",
  bakery: "Bread",
  dairy: "Milk, cheese and eggs",
  meat: "Meat and fish",
  dry: "Rice, pasta and grains",
  cans: "Cans and jars",
  spreads: "Nuts, seeds and spreads",
  baking: "Baking",
  spices: "Oils and spices",
  drinks: "Drinks",
  frozen: "Frozen",
  other: "Everything else",
};
