import type { FastifyInstance } from "fastify";
import type * as z from "zod";
import * as contracts from "#core/contracts/faqs.ts";
import { recordChange } from "#server/platform/auth/audit.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { cleanHtml } from "#server/platform/http/sanitize-html.ts";
import { omitUndefined } from "#server/platform/storage/omit-undefined.ts";
import { countFaqs, deleteFaq, type FaqRow, insertFaq, listFaqs, updateFaq } from "./queries.ts";

export function faqsRoutes(app: FastifyInstance, { db }: Deps): void {
  const listPage = async (
    setTotalCount: (count: number) => void,
    { offset, ...filter }: z.output<typeof contracts.listFaqs.query>,
    publishedOnly: boolean,
  ) => {
    const [rows, total] = [await listFaqs(db, { ...filter, publishedOnly }, offset), await countFaqs(db, { ...filter, publishedOnly })];
    setTotalCount(total);
    return rows.map(cleaned);
  };

  route(app, contracts.listPublicFaqs, async ({ query, setTotalCount }) => listPage(setTotalCount, query, true));

  route(app, contracts.listFaqs, async ({ query, setTotalCount }) => listPage(setTotalCount, query, false));

  route(app, contracts.createFaq, async ({ user, body }) =>
    db.transaction(async (tx) => {
      const faq = await insertFaq(tx, { ...body, answer: cleanAnswer(body.answer) });
      await recordChange(tx, user, "faq_created", faq.question);
      return faq;
    }),
  );

  route(app, contracts.updateFaq, async ({ user, params, body: { answer, ...body } }) =>
    db.transaction(async (tx) => {
      const change = omitUndefined({ ...body, answer: answer === undefined ? undefined : cleanAnswer(answer) });
      const faq = await updateFaq(tx, params.id, change);
      await recordChange(tx, user, "faq_updated", faq.question, Object.keys(change));
      return faq;
    }),
  );

  route(app, contracts.deleteFaq, async ({ user, params }) =>
    db.transaction(async (tx) => {
      const faq = await deleteFaq(tx, params.id);
      await recordChange(tx, user, "faq_deleted", faq.question);
    }),
  );
}

function cleanAnswer(answer: string): string {
  const clean = cleanHtml(answer);
  if (clean.trim() === "") throw new AppError("invalid", "faqs.empty", { code: "invalid_input" });
  return clean;
}

/** Sanitized again on output, because the rules may have become stricter since it was stored. */
const cleaned = (faq: FaqRow): FaqRow => ({ ...faq, answer: cleanHtml(faq.answer) });
