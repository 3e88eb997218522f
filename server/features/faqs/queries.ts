import { and, asc, count, eq, ilike, or, sql } from "drizzle-orm";
import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { MAX_FAQS } from "#core/domain/site/limits.ts";
import { faqs } from "#server/db/tables/faqs.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { escapeLike } from "#server/platform/storage/escape-like.ts";

export type FaqRow = typeof faqs.$inferSelect;
type FaqColumns = Pick<FaqRow, "question" | "answer" | "category" | "sortOrder" | "isPublished">;

interface Filter {
  category?: string | undefined;
  search?: string | undefined;
  publishedOnly: boolean;
}

/** Limited to keep responses small, because answers may be long. */
const FAQS_A_PAGE = 20;
/** Any number works, as long as every process uses the same one. */
const FAQ_LOCK = 4_812_079;

const found = ({ category, search, publishedOnly }: Filter) => {
  const somewhere = search && `%${escapeLike(search)}%`;
  return and(
    publishedOnly ? eq(faqs.isPublished, true) : undefined,
    category ? eq(faqs.category, category) : undefined,
    somewhere ? or(ilike(faqs.question, somewhere), ilike(faqs.answer, somewhere)) : undefined,
  );
};

export function listFaqs(db: Db, filter: Filter, offset: number): Promise<FaqRow[]> {
  return db
    .select()
    .from(faqs)
    .where(found(filter))
    .orderBy(asc(faqs.category), asc(faqs.sortOrder), asc(faqs.question), asc(faqs.id))
    .limit(FAQS_A_PAGE)
    .offset(offset);
}

export async function countFaqs(db: Db, filter: Filter): Promise<number> {
  const [row] = await db.select({ faqs: count() }).from(faqs).where(found(filter));
  return row?.faqs ?? 0;
}

/** Must run in a transaction. If two administrators add one at the same moment, the second waits and then counts both. */
export async function insertFaq(tx: Db, columns: FaqColumns): Promise<FaqRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FAQ_LOCK})`);
  if ((await countFaqs(tx, { publishedOnly: false })) >= MAX_FAQS) {
    throw new AppError("conflict", "faqs.tooMany", { code: TOO_MANY, values: { max: MAX_FAQS } });
  }
  const [row] = await tx.insert(faqs).values(columns).returning();
  if (!row) throw new Error("An insert returned no row.");
  return row;
}

export async function updateFaq(db: Db, id: string, columns: Partial<FaqColumns>): Promise<FaqRow> {
  const [row] = await db
    .update(faqs)
    .set({ ...columns, updatedAt: new Date() })
    .where(eq(faqs.id, id))
    .returning();
  if (!row) throw faqNotFound();
  return row;
}

export async function deleteFaq(db: Db, id: string): Promise<FaqRow> {
  const [row] = await db.delete(faqs).where(eq(faqs.id, id)).returning();
  if (!row) throw faqNotFound();
  return row;
}

const faqNotFound = () => new AppError("not_found", "faqs.notFound");
