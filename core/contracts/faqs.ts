import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FARTHEST_OFFSET, MAX_SEARCH_LENGTH } from "#core/contracts/http/paging.ts";
import { FAQ_ANSWER_MAX_LENGTH, FAQ_CATEGORY_MAX_LENGTH, FAQ_QUESTION_MAX_LENGTH } from "#core/domain/site/limits.ts";

export const PublicFaq = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string().describe("Sanitized HTML"),
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
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional().describe("Text to find in questions and answers, ignoring case"),
  offset: z.coerce.number().int().min(0).max(FARTHEST_OFFSET).default(0),
});
const Id = z.object({ id: z.uuid() });

export const listPublicFaqs = endpoint({
  method: "GET",
  path: "/api/faqs/public",
  access: "anyone",
  summary: "List one page of the published FAQs. X-Total-Count is the number of all matching FAQs",
  query: Filter,
  response: z.array(PublicFaq),
});

export const listFaqs = endpoint({
  method: "GET",
  path: "/api/admin/faqs",
  access: "admin",
  summary: "List one page of all FAQs, including drafts. X-Total-Count is the number of all matching FAQs",
  query: Filter,
  response: z.array(Faq),
});

export const createFaq = endpoint({
  method: "POST",
  path: "/api/admin/faqs",
  access: "admin",
  summary: "Create an FAQ",
  body: FaqForm,
  status: 201,
  response: Faq,
});

export const updateFaq = endpoint({
  method: "PUT",
  path: "/api/admin/faqs/:id",
  access: "admin",
  summary: "Update an FAQ. Absent fields stay unchanged",
  params: Id,
  body: FaqForm.partial(),
  response: Faq,
});

export const deleteFaq = endpoint({
  method: "DELETE",
  path: "/api/admin/faqs/:id",
  access: "admin",
  summary: "Delete an FAQ",
  params: Id,
  status: 204,
  response: z.void(),
});
