import { writeFood } from "#server/catalogue/catalogue.ts";
import { listVersions, versionKey, versionOf } from "#server/catalogue/food-versions.ts";
import { findFoods, foodJsonWithoutTexts, withoutTexts } from "#server/catalogue/foods-by-id.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { type WrittenJson, withJsonField } from "#server/platform/http/prewritten-json.ts";
import type { ShownEntry } from "./queries.ts";

/** Entries as responses contain them. A food's JSON is serialized once and inserted as bytes, because foods make up most of a day. */
export async function entriesJson({ db, catalogue }: Deps, userId: string, rows: readonly ShownEntry[]): Promise<WrittenJson[]> {
  const foods = await findFoods(
    { db, catalogue },
    userId,
    rows.map(({ foodId }) => foodId),
  );
  const isAsLogged = (row: ShownEntry): boolean => {
    const food = foods.get(row.foodId);
    return food !== undefined && versionOf(food) === row.foodVersion;
  };
  const earlier = await listVersions(
    db,
    rows.filter((row) => !isAsLogged(row)),
  );
  const written = new Map<string, WrittenJson>();
  const writeAsLogged = (row: ShownEntry, food: FoodRow): WrittenJson => {
    const figures = earlier.get(versionKey(row));
    return figures ? withoutTexts(writeFood({ ...food, ...figures })) : foodJsonWithoutTexts(catalogue, food);
  };
  return rows.flatMap((row) => {
    const food = foods.get(row.foodId);
    if (!food) return [];
    const key = versionKey(row);
    const json = written.get(key) ?? writeAsLogged(row, food);
    written.set(key, json);
    return [entryJson(row, json)];
  });
}

/** Serialized by hand, because it is a large part of the cost of a day; a test checks it against the contract. */
function entryJson(
  { id, foodId, foodVersion, quantity, portion, mealType, customTime, loggedAt, createdAt }: ShownEntry,
  food: WrittenJson,
): WrittenJson {
  const text = (value: string | null) => (value === null ? "null" : JSON.stringify(value));
  const fields = `{"id":"${id}","foodId":"${foodId}","foodVersion":${foodVersion},"quantity":${quantity},"portion":${text(portion)},"mealType":"${mealType}","customTime":${text(customTime)},"loggedAt":"${loggedAt}","createdAt":"${createdAt}"}`;
  return withJsonField(fields, "food", food);
}
