import { and, eq, lt, sql } from "drizzle-orm";
import { type KnownProduct, SOURCE_LICENSES } from "#core/domain/products/product.ts";
import { isOwn, refuseWithoutRoom } from "#server/catalogue/own-food-room.ts";
import { type FoodRow, foods } from "#server/db/tables/foods.ts";
import { type ProductRow, productLookups, products } from "#server/db/tables/products.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/statements.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";

const prepared = statements((db) => ({
  product: db
    .select()
    .from(products)
    .where(eq(products.gtin, sql.placeholder("gtin")))
    .prepare("product_by_gtin"),
}));

export async function findProduct(db: Db, gtin: string): Promise<ProductRow | undefined> {
  return (await prepared(db).product.execute({ gtin }))[0];
}

/** Also lets others ask again. */
export async function upsertProduct(db: Db, product: KnownProduct, fetchedAt: Date): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const { gtin, ...columns } = { ...product, license: SOURCE_LICENSES[product.source], fetchedAt };
    const [row] = await tx
      .insert(products)
      .values({ gtin, ...columns })
      .onConflictDoUpdate({ target: products.gtin, set: columns })
      .returning();
    if (!row) throw new Error("An insert returned no row.");
    await releaseLookup(tx, gtin);
    return row;
  });
}

/** What its source has no longer stays as it was, and is not asked for again soon. */
export async function touchProduct(db: Db, gtin: string, fetchedAt: Date): Promise<void> {
  await db.update(products).set({ fetchedAt }).where(eq(products.gtin, gtin));
  await releaseLookup(db, gtin);
}

const inMs = (ms: number) => sql`now() + ${`${ms} milliseconds`}::interval`;

/** True for one asker over all processes, until the claim is released or over. */
export async function claimLookup(db: Db, gtin: string, forMs: number): Promise<boolean> {
  const claim = { isUnknown: false, until: inMs(forMs) };
  const claimed = await db
    .insert(productLookups)
    .values({ gtin, ...claim })
    .onConflictDoUpdate({ target: productLookups.gtin, set: claim, setWhere: sql`${productLookups.until} <= now()` })
    .returning({ gtin: productLookups.gtin });
  return claimed.length > 0;
}

export async function releaseLookup(db: Db, gtin: string): Promise<void> {
  await db.delete(productLookups).where(eq(productLookups.gtin, gtin));
}

/** The claim becomes the memory that nobody knows it; what is no longer needed of others goes. */
export async function rememberUnknown(db: Db, gtin: string, forMs: number): Promise<void> {
  const unknown = { isUnknown: true, until: inMs(forMs) };
  await db
    .insert(productLookups)
    .values({ gtin, ...unknown })
    .onConflictDoUpdate({ target: productLookups.gtin, set: unknown });
  await db.delete(productLookups).where(lt(productLookups.until, sql`now()`));
}

export async function isKnownAsUnknown(db: Db, gtin: string): Promise<boolean> {
  const [row] = await db
    .select({ gtin: productLookups.gtin })
    .from(productLookups)
    .where(and(eq(productLookups.gtin, gtin), productLookups.isUnknown, sql`${productLookups.until} > now()`));
  return row !== undefined;
}

const isOwnProduct = (userId: string, gtin: string) => and(isOwn(userId), eq(foods.gtin, gtin));

export async function findOwnProduct(db: Db, userId: string, gtin: string): Promise<FoodRow | undefined> {
  const [row] = await db.select().from(foods).where(isOwnProduct(userId, gtin));
  return row;
}

/** The person's row is there once, however often it is sent; an existing one changes only where that is asked for. */
export async function keepOwnProduct(db: Db, userId: string, food: FoodRow, { isChange }: { isChange: boolean }): Promise<FoodRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const { id, ownerId: _ownerId, createdAt: _createdAt, ...changed } = food;
    const known = await findOwnProduct(tx, userId, food.gtin ?? "");
    if (known && !isChange) return known;
    if (!known) await refuseWithoutRoom(tx, userId);
    const [row] = known
      ? await tx
          .update(foods)
          .set(changed)
          .where(and(eq(foods.ownerId, userId), eq(foods.id, known.id)))
          .returning()
      : await tx
          .insert(foods)
          .values({ ...changed, id, ownerId: userId })
          // Deleted before, and still in the diary: the same food comes back.
          .onConflictDoUpdate({ target: foods.id, set: changed, setWhere: eq(foods.ownerId, userId) })
          .returning();
    if (!row) throw new Error("A write returned no row.");
    return row;
  });
}
