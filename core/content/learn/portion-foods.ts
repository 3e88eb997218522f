/** How a food lies: that decides how large it looks. */
export type PortionShape =
  | { kind: "pile" }
  | { kind: "bowl" }
  | { kind: "glass" }
  | { kind: "spread"; thicknessMm: number }
  | { kind: "slice"; thicknessMm: number };

export interface PortionFood {
  /** As in the catalogue, from whose household measures its weight and density come. */
  name: string;
  shape: PortionShape;
  /** The measure that is guessed in. */
  measure: "cup" | "tablespoon" | "slice";
}

const piles = ["White rice", "Brown rice", "Pasta", "Noodles", "Quinoa", "Lentils", "Black beans", "Chickpeas", "Mashed potatoes"] as const;
const snacks = ["Almonds", "Peanuts", "Raisins", "Blueberries", "Grapes"] as const;
const bowls = ["Oatmeal", "Cereal", "Tomato soup", "Applesauce", "Cottage cheese"] as const;
const drinks = ["Whole milk", "Water"] as const;
const spreads = ["Butter", "Cream cheese"] as const;

export const PORTION_FOODS: readonly PortionFood[] = [
  ...[...piles, ...snacks].map((name): PortionFood => ({ name, shape: { kind: "pile" }, measure: "cup" })),
  ...bowls.map((name): PortionFood => ({ name, shape: { kind: "bowl" }, measure: "cup" })),
  ...drinks.map((name): PortionFood => ({ name, shape: { kind: "glass" }, measure: "cup" })),
  ...spreads.map((name): PortionFood => ({ name, shape: { kind: "spread", thicknessMm: 3 }, measure: "tablespoon" })),
  { name: "White bread", shape: { kind: "slice", thicknessMm: 14 }, measure: "slice" },
];
