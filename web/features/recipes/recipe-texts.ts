import type { Equipment } from "#core/content/recipes/recipe-choices.ts";
import type { RecipeCard } from "#core/contracts/recipes/recipes.ts";
import { isRestChecked } from "#core/domain/allergens/food-allergens.ts";
import type { CostBand, RecipeDiet } from "#core/domain/recipes/recipe-choices.ts";
import { formatList } from "#web/lib/format/numbers.ts";

const TOOLS: Record<Equipment, string> = {
  microwave: "Microwave",
  kettle: "Kettle",
  toaster: "Toaster",
  pan: "One pan",
  pot: "One pot",
  oven: "Oven",
  blender: "Blender",
};

export const BUDGETS: Record<CostBand, string> = { low: "Low budget", middle: "Middle budget", high: "Higher budget" };

export const DIET_NAMES: Record<RecipeDiet, string> = {
  vegan: "Vegan",
  vegetarian: "Vegetarian",
  pescatarian: "With fish",
  meat: "With meat",
};

export function timeText({ activeMinutes, waitMinutes }: Pick<RecipeCard, "activeMinutes" | "waitMinutes">): string {
  if (waitMinutes === 0) return `${activeMinutes} min`;
  const hours = Math.round(waitMinutes / 60);
  return `${activeMinutes} min + ${hours} h wait`;
}

/** 'Microwave or oven', 'One pan and blender'. */
export function equipmentText(equipment: readonly (readonly Equipment[])[]): string {
  const lists = equipment.map((list) => list.map((tool) => TOOLS[tool]).join(" and "));
  const text = lists.map((list) => list || "No cooking").join(" or ");
  return text.charAt(0) + text.slice(1).replace(/(?<= )(One|Microwave|Kettle|Toaster|Oven|Blender)/g, (word) => word.toLowerCase());
}

/** The badge names only the allergens that are certainly contained. It never claims that a recipe is free of something. */
export const allergenBadge = ({ contains, ...others }: RecipeCard["allergens"]): string =>
  contains.length > 0 ? capitalized(contains.join(", ")) : isRestChecked({ contains, ...others }) ? "None of the nine" : "Read the labels";

export function allergenSentence(allergens: RecipeCard["allergens"]): string {
  const { contains, mayContain } = allergens;
  const named = contains.length === 0 ? "" : `${capitalized(formatList(contains))}. `;
  const rest =
    contains.length === 0 ? "None of the nine major allergens is in this list." : "None of the other major allergens is in this list.";
  const unknown = "Some of its ingredients differ from maker to maker, so read their labels.";
  const may = mayContain.length === 0 ? "" : ` Some brands of its ingredients hold ${formatList(mayContain)}.`;
  return `${named}${isRestChecked(allergens) ? rest : unknown}${may} Check the packets you use: factories differ.`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
