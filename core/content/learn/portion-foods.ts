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
  measure: "cup" | "tablespoon" | "slice" | "ounce";
  /** The measure that says how dense it is, where the first cup of the catalogue is full of air, as with shreds. */
  densityFrom?: string;
}

const pile = (name: string): PortionFood => ({ name, shape: { kind: "pile" }, measure: "cup" });
const bowl = (name: string): PortionFood => ({ name, shape: { kind: "bowl" }, measure: "cup" });
const drink = (name: string): PortionFood => ({ name, shape: { kind: "glass" }, measure: "cup" });
const spread = (name: string): PortionFood => ({ name, shape: { kind: "spread", thicknessMm: 3.5 }, measure: "tablespoon" });

/** In the order in which they are drawn, mixed so that one shape follows another. */
export const PORTION_FOODS: readonly PortionFood[] = [
  pile("White rice"),
  bowl("Cereal"),
  drink("Orange juice"),
  spread("Peanut butter"),
  pile("Pasta"),
  { name: "Cheddar cheese", shape: { kind: "slice", thicknessMm: 8 }, measure: "ounce", densityFrom: "1 cup, melted" },
  bowl("Oatmeal"),
  pile("Blueberries"),
  drink("Whole milk"),
  pile("Lentils"),
  spread("Butter"),
  bowl("Tomato soup"),
  pile("Almonds"),
  { name: "White bread", shape: { kind: "slice", thicknessMm: 14 }, measure: "slice" },
  pile("Mashed potatoes"),
  drink("Water"),
  pile("Black beans"),
  bowl("Popcorn"),
  spread("Cream cheese"),
  pile("Brown rice"),
  pile("Grapes"),
  bowl("Applesauce"),
  { name: "Tofu", shape: { kind: "slice", thicknessMm: 25 }, measure: "ounce" },
  pile("Noodles"),
  pile("Peanuts"),
  bowl("Cottage cheese"),
  pile("Chickpeas"),
  spread("Jam"),
  pile("Raisins"),
  pile("Quinoa"),
];
