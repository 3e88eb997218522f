import type { SourceId } from "./sources.ts";

/** How a country illustrates a day's food. A new guide is one more entry; no interactive element refers to one by name. */
export interface FoodGuide {
  name: string;
  year: number;
  shape: "plate" | "pyramid";
  /** The largest part first. A share is a percentage of a plate; a pyramid has no shares. */
  parts: readonly { name: string; sharePercent?: number }[];
  drink: string;
  source: SourceId;
}

export const FOOD_GUIDES: readonly FoodGuide[] = [
  {
    name: "US plate",
    year: 2011,
    shape: "plate",
    parts: [
      { name: "Vegetables", sharePercent: 30 },
      { name: "Grains", sharePercent: 30 },
      { name: "Fruit", sharePercent: 20 },
      { name: "Protein foods", sharePercent: 20 },
    ],
    drink: "A cup of dairy beside it",
    source: "dga-2020",
  },
  {
    name: "US pyramid",
    year: 2026,
    shape: "pyramid",
    parts: [{ name: "Protein, dairy and fats" }, { name: "Vegetables and fruit" }, { name: "Whole grains" }],
    drink: "Water, and milk",
    source: "dga-2025",
  },
  {
    name: "Canada's plate",
    year: 2019,
    shape: "plate",
    parts: [
      { name: "Vegetables and fruit", sharePercent: 50 },
      { name: "Protein foods", sharePercent: 25 },
      { name: "Whole grains", sharePercent: 25 },
    ],
    drink: "Water",
    source: "canada-guide",
  },
];
