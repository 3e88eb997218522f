import { writeFood } from "#server/catalogue/catalogue.ts";
import { dropFoodTexts, findFoods, foodJsonWithoutTexts } from "#server/catalogue/find-foods.ts";
import { contentVersion, listVersions, versionKey } from "#server/catalogue/food-versions.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { appendJsonField, type SerializedJson } from "#server/platform/http/serialized-json.ts";
import type { EntryRecord } from "./queries.ts";

/** Entries as responses contain them. A food's JSON is serialized once and inserted as bytes, because foods make up most of a day. */
export async function entriesJson({ db, catalogue }: Deps, userId: string, rows: readonly EntryRecord[]): Promise<SerializedJson[]> {
  const foods = await findFoods(
    { db, catalogue },
    userId,
    rows.map(({ foodId }) => foodId),
  );
  const isAsLogged = (row: EntryRecord): boolean => {
    const food = foods.get(row.foodId);
    return food !== undefined && contentVersion(food) === row.foodVersion;
  };
  const earlier = await listVersions(
    db,
    rows.filter((row) => !isAsLogged(row)),
  );
  const serialized = new Map<string, SerializedJson>();
  const writeAsLogged = (row: EntryRecord, food: FoodRow): SerializedJson => {
    const versionJson = earlier.get(versionKey(row));
    return versionJson ? dropFoodTexts(writeFood({ ...food, ...versionJson })) : foodJsonWithoutTexts(catalogue, food);
  };
  return rows.flatMap((row) => {
    const food = foods.get(row.foodId);
    if (!food) return [];
    const key = versionKey(row);
    const json = serialized.get(key) ?? writeAsLogged(row, food);
    serialized.set(key, json);
    return [entryJson(row, json)];
  });
}

function entryJson(
  { id, foodId, foodVersion, quantity, portion, mealType, customTime, loggedAt, createdAt }: EntryRecord,
  food: SerializedJson,
): SerializedJson {
  return appendJsonField({ id, foodId, foodVersion, quantity, portion, mealType, customTime, loggedAt, createdAt }, "food", food);
}
