import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import { type FoodRow, type FoodVersion, foodVersions } from "#server/db/tables/foods.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";

const VERSION_HEX_DIGITS = 12;

const versionsByFood = new WeakMap<FoodRow, FoodVersion>();

/** Returns the same object for the same row, so that values computed from it can be cached. */
export function toFoodVersion(food: FoodRow): FoodVersion {
  const cached = versionsByFood.get(food) ?? pickNutrients(food);
  versionsByFood.set(food, cached);
  return cached;
}

const pickNutrients = (food: FoodRow): FoodVersion => ({
  name: food.name,
  ...mapMainNutrients((nutrient) => food[nutrient]),
  vitamins: food.vitamins,
  minerals: food.minerals,
  otherNutrients: food.otherNutrients,
});

const versions = new WeakMap<FoodRow, number>();

export function contentVersion(food: FoodRow): number {
  const cached = versions.get(food);
  if (cached !== undefined) return cached;
  const hex = createHash("sha256")
    .update(JSON.stringify(toFoodVersion(food)))
    .digest("hex");
  const version = Number.parseInt(hex.slice(0, VERSION_HEX_DIGITS), 16);
  versions.set(food, version);
  return version;
}

/** Stores the figures of these food versions if they are not stored yet. */
export async function storeVersions(db: Db, toStore: readonly FoodRow[]): Promise<void> {
  if (toStore.length === 0) return;
  const rows = toStore.map((food) => ({ food_id: food.id, version: contentVersion(food), figures: toFoodVersion(food) }));
  // Passed as one parameter, because an import stores a thousand at a time.
  await db.execute(sql`
    insert into ${foodVersions} (food_id, version, figures)
    select food_id, version, figures from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as version (food_id uuid, version bigint, figures jsonb)
    on conflict do nothing`);
}

interface VersionKey {
  foodId: string;
  foodVersion: number;
}

export const versionKey = ({ foodId, foodVersion }: VersionKey): string => `${foodId} ${foodVersion}`;

const prepared = statements((db) =>
  db
    .select()
    .from(foodVersions)
    .where(
      sql`(${foodVersions.foodId}, ${foodVersions.version}) in
        (select * from unnest(${sql.placeholder("foodIds")}::uuid[], ${sql.placeholder("versions")}::bigint[]))`,
    )
    .prepare("food_versions_list"),
);

/** The figures as they were logged, by `versionKey`. Each version is read once, no matter how often it was logged. */
export async function listVersions(db: Db, keys: readonly VersionKey[]): Promise<Map<string, FoodVersion>> {
  const distinct = [...new Map(keys.map((key) => [versionKey(key), key])).values()];
  if (distinct.length === 0) return new Map();
  const rows = await prepared(db).execute({
    foodIds: distinct.map(({ foodId }) => foodId),
    versions: distinct.map(({ foodVersion }) => foodVersion),
  });
  return new Map(rows.map((row) => [versionKey({ foodId: row.foodId, foodVersion: row.version }), row.figures]));
}
