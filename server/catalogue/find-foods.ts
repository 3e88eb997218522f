import { and, eq, isNull, or, sql } from "drizzle-orm";
import { type FoodRow, foods } from "#server/db/tables/foods.ts";
import { dropFields, type SerializedJson } from "#server/platform/http/serialized-json.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";
import { type Catalogue, writeFood } from "./catalogue.ts";

interface Shelves {
  db: Db;
  catalogue: Catalogue;
}

const prepared = statements((db) =>
  db
    .select()
    .from(foods)
    .where(
      and(
        sql`${foods.id} = any(${sql.placeholder("ids")}::uuid[])`,
        or(isNull(foods.ownerId), eq(foods.ownerId, sql.placeholder("userId"))),
      ),
    )
    .prepare("foods_by_id"),
);

/** Finds catalogue foods and this user's own foods, but not those of other users. Only own foods are read from the database. */
export async function findFoods({ db, catalogue }: Shelves, userId: string, ids: Iterable<string>): Promise<Map<string, FoodRow>> {
  const found = new Map<string, FoodRow>();
  const others = new Set<string>();
  for (const id of ids) {
    if (catalogue.has(id)) found.set(id, catalogue.getRow({ id }));
    else others.add(id);
  }
  if (others.size === 0) return found;
  for (const row of await prepared(db).execute({ ids: [...others], userId })) found.set(row.id, row);
  return found;
}

export async function findFood(shelves: Shelves, userId: string, id: string): Promise<FoodRow | undefined> {
  return (await findFoods(shelves, userId, [id])).get(id);
}

/** Foods as responses contain them, in the order of their ids. A catalogue food needs no row for that. */
export async function listFoodsJson(shelves: Shelves, userId: string, ids: readonly string[]): Promise<SerializedJson[]> {
  const { catalogue } = shelves;
  const own = await findFoods(
    shelves,
    userId,
    ids.filter((id) => !catalogue.has(id)),
  );
  return ids.flatMap((id) => {
    if (catalogue.has(id)) return [catalogue.getJson({ id })];
    const row = own.get(id);
    return row ? [foodJson(catalogue, row)] : [];
  });
}

/** The texts stand between these two fields. A test checks the result against the contract. */
export const dropFoodTexts = (food: SerializedJson): SerializedJson => dropFields(food, "healthBenefits", "createdAt");

/** The food as responses contain it. */
export function foodJson(catalogue: Catalogue, row: FoodRow): SerializedJson {
  return isCatalogueRow(catalogue, row) ? catalogue.getJson(row) : writeFood(row);
}

/** Only of the catalogue's own rows, which stay the same objects. Finding the texts takes longer than the rest of a diary entry. */
const listed = new WeakMap<FoodRow, SerializedJson>();

/** The food as lists contain it. */
export function foodJsonWithoutTexts(catalogue: Catalogue, row: FoodRow): SerializedJson {
  const cached = listed.get(row);
  if (cached) return cached;
  if (!isCatalogueRow(catalogue, row)) return dropFoodTexts(writeFood(row));
  const json = dropFoodTexts(catalogue.getJson(row));
  listed.set(row, json);
  return json;
}

/** False for a user's own food, and for a row with other figures than the catalogue's. */
const isCatalogueRow = (catalogue: Catalogue, row: FoodRow): boolean =>
  row.ownerId === null && catalogue.has(row.id) && catalogue.getRow(row) === row;
