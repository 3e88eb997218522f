import { FIRST_FAQS } from "#core/content/faqs/first-faqs.ts";
import { faqs } from "#server/db/tables/faqs.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import type { Db } from "#server/platform/storage/database.ts";

const MARK = "first_faqs";

/** Runs once per database, so that FAQs that an administrator deleted do not come back. */
export async function publishFirstFaqs(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const [isFirst] = await tx
      .insert(adminSettings)
      .values({ key: MARK, value: "published", category: "system", isEditable: false })
      .onConflictDoNothing()
      .returning({ id: adminSettings.id });
    if (!isFirst) return;
    await tx.insert(faqs).values(FIRST_FAQS.en.map((faq, sortOrder) => ({ ...faq, sortOrder, isPublished: true })));
  });
}
