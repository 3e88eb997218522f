import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { HOUR_MS } from "#core/domain/calendar/durations.ts";
import { IMPORT_TTL_HOURS } from "#core/domain/imports/import-choices.ts";
import { type ImportRow, imports } from "#server/db/tables/imports.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";
import { deleteParts } from "./part-queries.ts";

/** A page shows this many. Files are imported one at a time. */
const MAX_LISTED = 10;
/** A process renews its claim with every batch. Without a renewal for this long, another one continues. */
const CLAIM_S = 5;
const UNDER_WAY: ImportRow["state"][] = ["importing", "undoing"];

const expiryDate = (): Date => new Date(Date.now() + IMPORT_TTL_HOURS * HOUR_MS);
const claimedUntil = sql`now() + make_interval(secs => ${CLAIM_S})`;

const importNotFound = () => new AppError("not_found", "imports.notFound");
const tooLate = () => new AppError("conflict", "imports.tooLate", { code: "too_late" });
const oneAtATime = () => new AppError("conflict", "imports.inProgress", { code: "import_in_progress" });

/** Versions before 1.1 stored imports without parts. Those can be neither confirmed nor undone any more. */
const isThat = (userId: string, id: string) => and(eq(imports.userId, userId), eq(imports.id, id), gt(imports.parts, 0));

export const isUnderWay = ({ state }: Pick<ImportRow, "state">): boolean => UNDER_WAY.includes(state);

/** Imports under way are listed even if the time to undo them has passed. */
export function listImports(db: Db, userId: string): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        gt(imports.parts, 0),
        or(inArray(imports.state, UNDER_WAY), and(gt(imports.expiresAt, new Date()), inArray(imports.state, ["draft", "imported"]))),
      ),
    )
    .orderBy(desc(imports.createdAt))
    .limit(MAX_LISTED);
}

export async function findImport(db: Db, userId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(isThat(userId, id));
  return row;
}

/** Hidden until all parts are stored. */
export async function insertReading(db: Db, row: Pick<ImportRow, "userId" | "summary" | "parts">): Promise<ImportRow> {
  const [inserted] = await db
    .insert(imports)
    .values({ ...row, state: "reading", expiresAt: expiryDate() })
    .returning();
  if (!inserted) throw new Error("An insert returned no row.");
  return inserted;
}

/** Shows the draft, in place of an earlier one. */
export async function finishReading(db: Db, { userId, id }: ImportRow): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await tx
      .update(imports)
      .set({ expiresAt: new Date() })
      .where(and(eq(imports.userId, userId), ne(imports.id, id), inArray(imports.state, ["draft", "reading"])));
    const [draft] = await tx.update(imports).set({ state: "draft" }).where(isThat(userId, id)).returning();
    if (!draft) throw importNotFound();
    return draft;
  });
}

/** From here on the draft is imported, even if this process ends. Returns the import unchanged if that was done before. */
export async function startImport(db: Db, userId: string, id: string): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await findImport(tx, userId, id);
    if (!row || !["draft", "importing", "imported"].includes(row.state)) throw importNotFound();
    if (row.state !== "draft") return row;
    if (row.expiresAt < new Date()) throw importNotFound();
    return setUnderWay(tx, row, { state: "importing", expiresAt: expiryDate() });
  });
}

/** Discards a draft. An import is taken out again from here on, even if this process ends. */
export async function startUndo(db: Db, userId: string, id: string): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await findImport(tx, userId, id);
    if (!row || row.state === "reading") throw importNotFound();
    if (row.state === "undone" || row.state === "undoing") return row;
    if (row.state === "draft") {
      await tx.update(imports).set({ expiresAt: new Date() }).where(isThat(userId, id));
      return row;
    }
    if (row.state === "imported" && row.expiresAt < new Date()) throw tooLate();
    return setUnderWay(tx, row, { state: "undoing" });
  });
}

/** A process that is importing it loses its claim. */
async function setUnderWay(tx: Db, { userId, id }: ImportRow, change: Pick<ImportRow, "state"> & { expiresAt?: Date }): Promise<ImportRow> {
  const others = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), ne(imports.id, id), inArray(imports.state, UNDER_WAY)));
  if (others.length > 0) throw oneAtATime();
  const [row] = await tx
    .update(imports)
    .set({ ...change, entriesDone: 0, claim: null, claimedUntil: null })
    .where(isThat(userId, id))
    .returning();
  if (!row) throw importNotFound();
  return row;
}

/** Returns undefined if the import is finished, or if another process is at it. */
export async function claimImport(db: Db, userId: string, id: string, claim: string): Promise<ImportRow | undefined> {
  const [row] = await db
    .update(imports)
    .set({ claim, claimedUntil })
    .where(
      and(
        isThat(userId, id),
        inArray(imports.state, UNDER_WAY),
        or(eq(imports.claim, claim), isNull(imports.claimedUntil), lt(imports.claimedUntil, sql`now()`)),
      ),
    )
    .returning();
  return row;
}

/** So that the next process to start continues at once. */
export async function releaseImport(db: Db, { userId, id, claim }: ImportRow): Promise<void> {
  await db
    .update(imports)
    .set({ claim: null, claimedUntil: null })
    .where(and(isThat(userId, id), eq(imports.claim, claim ?? "")));
}

/** Imports that nobody is at, because their process has ended. */
export function listAbandoned(db: Db, limit: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(and(inArray(imports.state, UNDER_WAY), or(isNull(imports.claimedUntil), lt(imports.claimedUntil, sql`now()`))))
    .orderBy(asc(imports.createdAt))
    .limit(limit);
}

/** Somebody else has taken over, or the user has stopped the import. */
export class LostClaim extends Error {
  override name = "LostClaim";
}

/** Runs one step in a transaction, only if no other process has done it, and records its result together with it. */
export async function step(
  db: Db,
  { userId, id, claim, state, partsDone }: ImportRow,
  work: (tx: Db) => Promise<Partial<Pick<ImportRow, "state" | "summary" | "partsDone" | "entriesDone" | "claim">>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [mine] = await tx
      .select({ id: imports.id })
      .from(imports)
      .where(and(isThat(userId, id), eq(imports.claim, claim ?? ""), eq(imports.state, state), eq(imports.partsDone, partsDone)))
      .for("update");
    if (!mine) throw new LostClaim();
    const change = await work(tx);
    await tx
      .update(imports)
      .set({ claimedUntil, ...change })
      .where(isThat(userId, id));
  });
}

/** Deletes drafts that were discarded or never confirmed, and imports that can no longer be undone. */
export async function deleteExpiredImports(db: Db, userId?: string): Promise<void> {
  const isOver = and(
    lt(imports.expiresAt, new Date()),
    inArray(imports.state, ["reading", "draft", "imported", "undone"]),
    userId === undefined ? undefined : eq(imports.userId, userId),
  );
  for (const row of await db.select().from(imports).where(isOver)) {
    await deleteParts(db, row);
    await db.delete(imports).where(and(eq(imports.userId, row.userId), eq(imports.id, row.id), isOver));
  }
}
