import type { DaySummary, DiaryEntry } from "#core/contracts/diary.ts";
import { FOOD_GROUPS, type FoodGroup, toFoodGroups } from "#core/domain/foods/food-groups.ts";
import { GROUP_NAMES } from "#web/components/food/group-discs.tsx";
import { formatList } from "#web/lib/format/numbers.ts";

/** The food groups of a day: those that the server counted, plus those of entries that were just logged. */
export function groupsOfDay(summary: DaySummary | undefined, entries: readonly DiaryEntry[]): FoodGroup[] {
  if (entries.length === 0) return [];
  const logged = toFoodGroups(entries.map(({ food }) => food.category));
  return FOOD_GROUPS.filter((group) => logged.includes(group) || summary?.groups?.includes(group));
}

const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six"] as const;

/** 'Four groups in. Vegetables and nuts have room.' The text never says that a day lacks something. */
export function groupsLine(eaten: readonly FoodGroup[]): string {
  const count = COUNTS[eaten.length] ?? "All";
  if (eaten.length === 0) return "Your day is taking shape.";
  if (eaten.length === FOOD_GROUPS.length) return "All six groups are in. That's a colorful day.";
  const groups = eaten.length === 1 ? "group" : "groups";
  const open = FOOD_GROUPS.filter((group) => !eaten.includes(group)).map((group) => GROUP_NAMES[group].toLowerCase());
  if (open.length > 2) return `${count} ${groups} in. Your day is taking shape.`;
  const names = formatList(open);
  const verb = open.length === 1 && !names.endsWith("s") ? "has" : "have";
  return `${count} ${groups} in. ${names.charAt(0).toUpperCase()}${names.slice(1)} ${verb} room.`;
}

/** 'Grains, dairy, fruit' */
export const groupNames = (groups: readonly FoodGroup[]): string => {
  const text = groups.map((group) => GROUP_NAMES[group].toLowerCase()).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
