/** The shape of a portion, which determines how large it looks. */
export type PortionShape =
  | { kind: "pile" }
  | { kind: "bowl" }
  | { kind: "glass" }
  | { kind: "spread"; thicknessMm: number }
  | { kind: "slice"; thicknessMm: number };

export interface PortionFood {
  /** The name in the catalogue, whose household measures give the weight and density. */
  name: string;
  shape: PortionShape;
  /** The measure in which the user guesses. */
  measure: "cup" | "tablespoon" | "slice" | "ounce";
  /** The measure that gives the density, if the catalogue's first cup is mostly air, as with shredded cheese. */
  densityFrom?: string;
}

const pile = (name: string): PortionFood => ({ name, shape: { kind: "pile" }, measure: "cup" });
const bowl = (name: string): PortionFood => ({ name, shape: { kind: "bowl" }, measure: "cup" });
const drink = (name: string): PortionFood => ({ name, shape: { kind: "glass" }, measure: "cup" });
const spread = (name: string): PortionFood => ({ name, shape: { kind: "spread", thicknessMm: 3.5 }, measure: "tablespoon" });

/** In the order in which they are shown, mixed so that the shapes alternate. */
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
