import { and, eq, lt, sql } from "drizzle-orm";
import { type ProductRecord, SOURCE_LICENSES } from "#core/domain/products/product.ts";
import { assertRoomForOwnFood, isOwn } from "#server/catalogue/own-food-room.ts";
import { type FoodRow, foods } from "#server/db/tables/foods.ts";
import { type ProductRow, productLookups, products } from "#server/db/tables/products.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";
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

/** Also releases the claim, so that the product can be requested again. */
export async function upsertProduct(db: Db, product: ProductRecord, fetchedAt: Date): Promise<ProductRow> {
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

/** A product that its source no longer has stays unchanged, and is not requested again soon. */
export async function touchProduct(db: Db, gtin: string, fetchedAt: Date): Promise<void> {
  await db.update(products).set({ fetchedAt }).where(eq(products.gtin, gtin));
  await releaseLookup(db, gtin);
}

const inMs = (ms: number) => sql`now() + ${`${ms} milliseconds`}::interval`;

/** Only one caller across all processes gets true until the claim is released or expires. */
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

/** Turns the claim into a record that the product is unknown, and deletes expired records of other products. */
export async function cacheAsUnknown(db: Db, gtin: string, forMs: number): Promise<void> {
  const unknown = { isUnknown: true, until: inMs(forMs) };
  await db
    .insert(productLookups)
    .values({ gtin, ...unknown })
    .onConflictDoUpdate({ target: productLookups.gtin, set: unknown });
}

export async function deleteExpiredLookups(db: Db): Promise<void> {
  await db.delete(productLookups).where(lt(productLookups.until, sql`now()`));
}

export async function isCachedAsUnknown(db: Db, gtin: string): Promise<boolean> {
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

/** Stores the product once per person, no matter how often it is sent. An existing row changes only if `isChange` is set. */
export async function storeOwnProduct(db: Db, userId: string, food: FoodRow, { isChange }: { isChange: boolean }): Promise<FoodRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const { id, ownerId: _ownerId, createdAt: _createdAt, ...changed } = food;
    const existing = await findOwnProduct(tx, userId, food.gtin ?? "");
    if (existing && !isChange) return existing;
    if (!existing) await assertRoomForOwnFood(tx, userId);
    const [row] = existing
      ? await tx
          .update(foods)
          .set(changed)
          .where(and(eq(foods.ownerId, userId), eq(foods.id, existing.id)))
          .returning()
      : await tx
          .insert(foods)
          .values({ ...changed, id, ownerId: userId })
          // A deleted product that is still in the diary is restored.
          .onConflictDoUpdate({ target: foods.id, set: changed, setWhere: eq(foods.ownerId, userId) })
          .returning();
    if (!row) throw new Error("A write returned no row.");
    return row;
  });
}
