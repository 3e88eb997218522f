import type { DaySummary, DiaryEntry } from "#core/contracts/diary.ts";
import { FOOD_GROUPS, type FoodGroup, toFoodGroups } from "#core/domain/foods/food-groups.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

/** The food groups of a day: those that the server counted, plus those of entries that were just logged. */
export function groupsOfDay(summary: DaySummary | undefined, entries: readonly DiaryEntry[]): FoodGroup[] {
  if (entries.length === 0) return [];
  const logged = toFoodGroups(entries.map(({ food }) => food.category));
  return FOOD_GROUPS.filter((group) => logged.includes(group) || summary?.groups?.includes(group));
}

/** 'Four groups in. Vegetables and nuts have room.' The text never says that a day lacks something. */
export function groupsLine(eaten: readonly FoodGroup[]): string {
  const t = texts("calm");
  const open = FOOD_GROUPS.filter((group) => !eaten.includes(group));
  const [first] = open;
  if (eaten.length === 0) return t("day.none");
  if (!first) return t("day.all");
  if (open.length === 1) return t(`day.oneOpen.${first}`);
  return open.length === 2 ? t("day.twoOpen", { groups: listFirstGroups(open) }) : t("day.some", { count: eaten.length });
}

/** 'vegetables and nuts', within a sentence. */
export function listGroups(groups: readonly FoodGroup[]): string {
  const t = texts("calm");
  return formatList(groups.map((group) => t(`group.${group}`)));
}

/** 'Vegetables and nuts', at the start of a sentence. */
export const listFirstGroups = (groups: readonly FoodGroup[]): string => formatList(nameFirstGroups(groups));

/** 'Grains, dairy, fruit', as a line of its own. */
export const groupNames = (groups: readonly FoodGroup[]): string => nameFirstGroups(groups).join(", ");

/** The first one begins a sentence. */
function nameFirstGroups(groups: readonly FoodGroup[]): string[] {
  const t = texts("calm");
  return groups.map((group, place) => (place === 0 ? t(`group.first.${group}`) : t(`group.${group}`)));
}
