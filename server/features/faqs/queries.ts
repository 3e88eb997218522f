import { and, asc, eq, ilike, or } from "drizzle-orm";
import { faqs } from "#server/db/tables/faqs.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { literally } from "#server/platform/literally.ts";

export type FaqRow = typeof faqs.$inferSelect;
type FaqColumns = Pick<FaqRow, "question" | "answer" | "category" | "sortOrder" | "isPublished">;

interface Filter {
  category?: string | undefined;
  search?: string | undefined;
  publishedOnly: boolean;
}

export function listFaqs(db: Db, { category, search, publishedOnly }: Filter): Promise<FaqRow[]> {
  const somewhere = search && `%${literally(search)}%`;
  return db
    .select()
    .from(faqs)
    .where(
      and(
        publishedOnly ? eq(faqs.isPublished, true) : undefined,
        category ? eq(faqs.category, category) : undefined,
        somewhere ? or(ilike(faqs.question, somewhere), ilike(faqs.answer, somewhere)) : undefined,
      ),
    )
    .orderBy(asc(faqs.category), asc(faqs.sortOrder), asc(faqs.question));
}

export async function insertFaq(db: Db, columns: FaqColumns): Promise<FaqRow> {
  const [row] = await db.insert(faqs).values(columns).returning();
  if (!row) throw new Error("An insert returned no row.");
  return row;
}

export async function updateFaq(db: Db, id: string, columns: Partial<FaqColumns>): Promise<FaqRow> {
  const [row] = await db
    .update(faqs)
    .set({ ...columns, updatedAt: new Date() })
    .where(eq(faqs.id, id))
    .returning();
  if (!row) throw notThere();
  return row;
}

export async function deleteFaq(db: Db, id: string): Promise<FaqRow> {
  const [row] = await db.delete(faqs).where(eq(faqs.id, id)).returning();
  if (!row) throw notThere();
  return row;
}

const notThere = () => new AppError("not_found", "There is no such FAQ.");
