import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FARTHEST_OFFSET } from "#core/contracts/http/paging.ts";
import { FAQ_ANSWER_MAX_LENGTH, FAQ_CATEGORY_MAX_LENGTH, FAQ_QUESTION_MAX_LENGTH } from "#core/domain/constants.ts";

const LONGEST_SEARCH = 200;

export const PublicFaq = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string().describe("HTML, cleaned"),
  category: z.string(),
  sortOrder: z.int(),
});
export type PublicFaq = z.input<typeof PublicFaq>;

export const Faq = PublicFaq.extend({ isPublished: z.boolean(), createdAt: Instant, updatedAt: Instant });
export type Faq = z.input<typeof Faq>;

export const FaqForm = z.object({
  question: z
    .string()
    .trim()
    .min(1, "Please fill in all required fields.")
    .max(FAQ_QUESTION_MAX_LENGTH, `Please keep the question to ${FAQ_QUESTION_MAX_LENGTH} characters.`),
  answer: z
    .string()
    .trim()
    .min(1, "Please fill in all required fields.")
    .max(FAQ_ANSWER_MAX_LENGTH, `Please keep the answer to ${FAQ_ANSWER_MAX_LENGTH.toLocaleString("en-US")} characters.`),
  category: z.string().trim().min(1, "Please fill in all required fields.").max(FAQ_CATEGORY_MAX_LENGTH),
  sortOrder: z.int().min(-1_000_000).max(1_000_000).default(0),
  isPublished: z.boolean().default(false),
});
export type FaqForm = z.input<typeof FaqForm>;

const Filter = z.object({
  category: z.string().trim().max(FAQ_CATEGORY_MAX_LENGTH).optional(),
  search: z.string().trim().max(LONGEST_SEARCH).optional().describe("In question and answer, any case"),
  offset: z.coerce.number().int().min(0).max(FARTHEST_OFFSET).default(0),
});
const Id = z.object({ id: z.uuid() });

export const listPublicFaqs = endpoint({
  method: "GET",
  path: "/api/faqs/public",
  access: "anyone",
  summary: "The published FAQs, a page at a time; how many there are is in X-Total-Count",
  query: Filter,
  response: z.array(PublicFaq),
});

export const listFaqs = endpoint({
  method: "GET",
  path: "/api/admin/faqs",
  access: "admin",
  summary: "All FAQs, drafts too, a page at a time; how many there are is in X-Total-Count",
  query: Filter,
  response: z.array(Faq),
});

export const createFaq = endpoint({
  method: "POST",
  path: "/api/admin/faqs",
  access: "admin",
  summary: "Write a FAQ",
  body: FaqForm,
  status: 201,
  response: Faq,
});

export const updateFaq = endpoint({
  method: "PUT",
  path: "/api/admin/faqs/:id",
  access: "admin",
  summary: "Change a FAQ; what is absent stays",
  params: Id,
  body: FaqForm.partial(),
  response: Faq,
});

export const deleteFaq = endpoint({
  method: "DELETE",
  path: "/api/admin/faqs/:id",
  access: "admin",
  summary: "Remove a FAQ",
  params: Id,
  status: 204,
  response: z.void(),
});
