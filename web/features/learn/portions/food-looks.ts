/** The pieces that a food is made of, each drawn as one thick stroke. */
export interface Pieces {
  lengthMm: number;
  widthMm: number;
  /** The distance between pieces. */
  spacingMm: number;
  colors: readonly string[];
  /** How far a piece bends, such as a noodle. */
  bendMm?: number;
  /** A cut tube has flat ends. */
  isCut?: boolean;
  /** The color of a highlight on every piece. */
  shine?: string;
}

export interface FoodLook {
  /** The color between the pieces, or of the whole food if it has no pieces. */
  color: string;
  /** The color of the rim, which is lower or in shadow. */
  shade: string;
  pieces?: Pieces;
}

const rice = (color: string, shade: string, colors: readonly string[]): FoodLook => ({
  color,
  shade,
  pieces: { lengthMm: 5, widthMm: 2.2, spacingMm: 7, colors },
});
const round = (diameterMm: number, color: string, colors: readonly string[], shine?: string): FoodLook => ({
  color,
  shade: color,
  pieces: { lengthMm: 0, widthMm: diameterMm, spacingMm: diameterMm * 1.02, colors, ...(shine && { shine }) },
});
const long = (lengthMm: number, widthMm: number, color: string, colors: readonly string[], shine?: string): FoodLook => ({
  color,
  shade: color,
  pieces: { lengthMm, widthMm, spacingMm: (lengthMm + widthMm) * 0.8, colors, ...(shine && { shine }) },
});
const smooth = (color: string, shade: string, streak?: string): FoodLook => ({
  color,
  shade,
  ...(streak && { pieces: { lengthMm: 22, widthMm: 2.4, spacingMm: 19, colors: [streak], bendMm: 7 } }),
});

/** These are realistic pictures, so the colors are the food's own and the same in both themes. */
const LOOKS: Record<string, FoodLook> = {
  "White rice": rice("#f5edde", "#eadfca", ["#fffdf7", "#fff8ea", "#f3ead9", "#e9dcc4"]),
  "Brown rice": rice("#c9a271", "#b58b58", ["#dcbb8d", "#d0ab78", "#b98f5c", "#e4c79d"]),
  Quinoa: {
    color: "#dcc79b",
    shade: "#c9b182",
    pieces: { lengthMm: 0, widthMm: 2.4, spacingMm: 5, colors: ["#efe0bd", "#f6ebd0", "#c2a56c"] },
  },
  Lentils: round(5.5, "#6f5230", ["#8f6d41", "#a07d4d", "#7d5e37"]),
  "Black beans": long(4.5, 6.5, "#17111d", ["#2d2433", "#3a2f42", "#241c2b"], "#6b5f76"),
  Chickpeas: round(9.5, "#b98b4c", ["#dfb878", "#e8c68c", "#d3a863"], "#f5e0b6"),
  Pasta: {
    color: "#d9ae5e",
    shade: "#c2944a",
    pieces: { lengthMm: 22, widthMm: 8.5, spacingMm: 14, colors: ["#f3d48c", "#eac673", "#f8dfa2"], isCut: true, shine: "#fff1cc" },
  },
  Noodles: {
    color: "#dcb468",
    shade: "#c59c50",
    pieces: { lengthMm: 30, widthMm: 3.2, spacingMm: 10, colors: ["#f6dc9c", "#eecb7f", "#fbe7b6"], bendMm: 14 },
  },
  "Mashed potatoes": smooth("#f6e3a8", "#e6cd85", "#fdf3cf"),
  Almonds: long(9, 10.5, "#6d3f1c", ["#a4632f", "#b67440", "#935526"], "#d8a06a"),
  Peanuts: long(5, 7.5, "#9c6a2f", ["#dcae6b", "#e6bd80", "#cf9c55"], "#f3d9ad"),
  Raisins: long(3, 7, "#2b1420", ["#4a2535", "#5b3044", "#3c1c2b"], "#8a5a70"),
  Blueberries: round(11.5, "#27325f", ["#47579b", "#5364ab", "#3d4b8a"], "#8d9ad0"),
  Grapes: round(19, "#5c7f2c", ["#9cc255", "#8db648", "#abcc6a"], "#d5e8a9"),
  Oatmeal: {
    color: "#e4d0ab",
    shade: "#cfb687",
    pieces: { lengthMm: 3, widthMm: 5.5, spacingMm: 8, colors: ["#f0e2c6", "#d9c196", "#eadab8"] },
  },
  Cereal: {
    color: "#c97a1f",
    shade: "#b56a16",
    pieces: { lengthMm: 8, widthMm: 9, spacingMm: 11, colors: ["#f3a63f", "#f8b95c", "#e8932b"], shine: "#fcd596" },
  },
  Popcorn: {
    color: "#e8c869",
    shade: "#d6b04a",
    pieces: { lengthMm: 6, widthMm: 14, spacingMm: 15, colors: ["#fff6da", "#fdeebf", "#f9e09a"], shine: "#ffffff" },
  },
  "Tomato soup": smooth("#d9512c", "#bd3f1e"),
  Applesauce: smooth("#ecd382", "#d8b95f", "#f6e5a8"),
  "Cottage cheese": {
    color: "#f3ede0",
    shade: "#ddd4c2",
    pieces: { lengthMm: 0, widthMm: 7, spacingMm: 8, colors: ["#ffffff", "#fbf7ee", "#e9e1d0"] },
  },
  "Whole milk": smooth("#fffdf6", "#ece7d8"),
  Water: smooth("#bfe1fa", "#9dcdf0"),
  "Orange juice": smooth("#ffab2e", "#ec921a"),
  Butter: smooth("#fbdc63", "#e9c23f", "#fdeb9d"),
  "Cream cheese": smooth("#fdfaf2", "#e6dfcd", "#ffffff"),
  "Peanut butter": smooth("#b97a3c", "#9c622b", "#d49a5a"),
  Jam: smooth("#a3213a", "#84162c", "#c9405b"),
  "Cheddar cheese": smooth("#f7a93b", "#d98a1d", "#fbbd62"),
  Tofu: smooth("#f4ead2", "#d8c9a6"),
  "White bread": smooth("#f8e2b6", "#c68642"),
};
const PLAIN = smooth("#e4c793", "#c9a96f");

export const findFoodLook = (name: string): FoodLook => LOOKS[name] ?? PLAIN;
