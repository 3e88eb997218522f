import type { Equipment } from "#core/content/recipes/recipe-choices.ts";
import type { RecipeCard } from "#core/contracts/recipes/recipes.ts";
import { isRestChecked } from "#core/domain/allergens/food-allergens.ts";
import type { FoodGroup } from "#core/domain/foods/food-groups.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

export function timeText({ activeMinutes, waitMinutes }: Pick<RecipeCard, "activeMinutes" | "waitMinutes">): string {
  const t = texts("recipes");
  if (waitMinutes === 0) return t("minutes", { minutes: activeMinutes });
  return t("minutesAndWait", { minutes: activeMinutes, hours: Math.round(waitMinutes / 60) });
}

/** 'vegetables', as used within a sentence. */
export const groupName = (group: FoodGroup): string => texts("recipes")(`group.${group}`);

/** 'Microwave or oven', 'One pan and blender'. */
export function equipmentText(equipment: readonly (readonly Equipment[])[]): string {
  const t = texts("recipes");
  const lists = equipment.map((list, index) => {
    const tools: readonly (Equipment | "none")[] = list.length > 0 ? list : ["none"];
    return joinWith(
      "and",
      tools.map((tool, position) => t(`tool.${index + position === 0 ? "first" : "next"}.${tool}`)),
    );
  });
  return joinWith("or", lists);
}

/** 'pan and pot and blender', because each of them is needed. */
export const joinWith = (word: "and" | "or", items: readonly string[]): string =>
  items.reduce((first, second) => (first === "" ? second : texts("recipes")(word, { first, second })), "");

/** The badge names only the allergens that are certainly contained. It never claims that a recipe is free of something. */
export function allergenBadge(allergens: RecipeCard["allergens"]): string {
  if (allergens.contains.length > 0) return capitalize(allergens.contains.join(", "));
  return texts("recipes")(isRestChecked(allergens) ? "allergens.noneOfNine" : "allergens.readLabels");
}

export function allergenSentence(allergens: RecipeCard["allergens"]): string {
  const t = texts("recipes");
  const { contains, mayContain } = allergens;
  const sentences = [t(isRestChecked(allergens) ? (contains.length === 0 ? "allergens.none" : "allergens.noOther") : "allergens.unknown")];
  if (contains.length > 0) sentences.unshift(t("allergens.contains", { allergens: capitalize(formatList(contains)) }));
  if (mayContain.length > 0) sentences.push(t("allergens.may", { allergens: formatList(mayContain) }));
  return [...sentences, t("allergens.check")].join(" ");
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
