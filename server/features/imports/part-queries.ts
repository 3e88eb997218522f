import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { type ImportRow, importParts } from "#server/db/tables/imports.ts";
import type { Db } from "#server/platform/storage/database.ts";
import type { ImportedExport } from "./import-own-export.ts";

type ImportKey = Pick<ImportRow, "userId" | "id">;

/** The number of the part that is not imported, but needed for all others. */
export const HEAD = 0;
/** A part may have a hundred kilobytes. */
const PARTS_AT_ONCE = 50;

const ofImport = ({ userId, id }: ImportKey) => and(eq(importParts.userId, userId), eq(importParts.importId, id));

/** The content is already JSON, so it is stored without being parsed again. */
export async function insertPart(db: Db, { userId, id }: ImportKey, part: number, json: string): Promise<void> {
  await db.execute(sql`insert into ${importParts} (user_id, import_id, part, content) values (${userId}, ${id}, ${part}, ${json}::jsonb)`);
}

export async function readPart(db: Db, key: ImportKey, part: number): Promise<unknown> {
  const [row] = await db
    .select({ content: importParts.content })
    .from(importParts)
    .where(and(ofImport(key), eq(importParts.part, part)));
  return row?.content;
}

/** Stores what undoing has to remove in place of what was imported. */
export async function replacePart(tx: Db, key: ImportKey, part: number, json: string): Promise<void> {
  await tx
    .update(importParts)
    .set({ content: sql`${json}::jsonb` })
    .where(and(ofImport(key), eq(importParts.part, part)));
}

export async function deletePart(tx: Db, key: ImportKey, part: number): Promise<void> {
  await tx.delete(importParts).where(and(ofImport(key), eq(importParts.part, part)));
}

/** Deletes the parts a few at a time, so that other requests are answered in between. */
export async function deleteParts(db: Db, key: ImportKey): Promise<void> {
  const { part } = importParts;
  for (let deleted = PARTS_AT_ONCE; deleted === PARTS_AT_ONCE; ) {
    const some = db.select({ part }).from(importParts).where(ofImport(key)).limit(PARTS_AT_ONCE);
    deleted = (
      await db
        .delete(importParts)
        .where(and(ofImport(key), inArray(part, some)))
        .returning({ part })
    ).length;
  }
}

/** Only the ids of foods and recipes, from the parts that are imported already. */
export async function listImportedIds(
  db: Db,
  { partsDone, ...key }: ImportRow,
): Promise<Pick<ImportedExport, "foods" | "foodIds" | "recipeIds">[]> {
  const { content, part } = importParts;
  const rows = await db
    .select({
      foods: sql<string[] | null>`${content}->'foods'`,
      foodIds: sql<[string, string][] | null>`${content}->'foodIds'`,
      recipeIds: sql<[string, string][] | null>`${content}->'recipeIds'`,
    })
    .from(importParts)
    .where(
      and(ofImport(key), gt(part, HEAD), sql`${part} <= ${partsDone}`, sql`jsonb_exists_any(${content}, array['foodIds', 'recipeIds'])`),
    )
    .orderBy(asc(part));
  return rows.map(({ foods, foodIds, recipeIds }) => ({
    ...(foods && { foods }),
    ...(foodIds && { foodIds }),
    ...(recipeIds && { recipeIds }),
  }));
}
