import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { hasVisible } from "#core/contracts/fields/visible-text.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FARTHEST_OFFSET } from "#core/contracts/http/paging.ts";
import { TEXT_REPORT_MAX_LENGTH, TEXT_REPORTS_A_PAGE } from "#core/domain/site/limits.ts";

/** What a report can be about: the texts that are the same for everybody. */
export const REPORTED_KINDS = ["food", "recipe", "lesson"] as const;

const MAX_ID_LENGTH = 60;

export const NewTextReport = z.object({
  kind: z.enum(REPORTED_KINDS),
  textId: z.string().min(1).max(MAX_ID_LENGTH).describe("The food's id, or the recipe's or lesson's slug"),
  words: z
    .string()
    .trim()
    .refine(hasVisible(1), "Please write a few words.")
    .max(TEXT_REPORT_MAX_LENGTH, `Please keep it to ${TEXT_REPORT_MAX_LENGTH} characters.`),
});
export type NewTextReport = z.input<typeof NewTextReport>;

export const TextReport = z.object({
  id: z.uuid(),
  kind: z.enum(REPORTED_KINDS),
  textId: z.string(),
  title: z.string().nullable().describe("The name of the food, recipe or lesson; null if it is gone"),
  words: z.string(),
  createdAt: Instant,
  doneAt: Instant.nullable(),
});
export type TextReport = z.input<typeof TextReport>;

export const createTextReport = endpoint({
  method: "POST",
  path: "/api/text-reports",
  access: "member",
  isUserCacheSafe: true,
  summary: "Tell the administrators that a text of a food, a recipe or a lesson is wrong. Stored without the person",
  body: NewTextReport,
  status: 204,
  response: z.void(),
});

export const listTextReports = endpoint({
  method: "GET",
  path: "/api/admin/text-reports",
  access: "admin",
  summary: `List one page of the reports about texts, the open ones first and the newest first, ${TEXT_REPORTS_A_PAGE} at a time`,
  query: z.object({ offset: z.coerce.number().int().min(0).max(FARTHEST_OFFSET).default(0) }),
  response: z.array(TextReport),
});

export const updateTextReport = endpoint({
  method: "PUT",
  path: "/api/admin/text-reports/:id",
  access: "admin",
  summary: "Mark a report about a text as done or open",
  params: z.object({ id: z.uuid() }),
  body: z.object({ isDone: z.boolean() }),
  status: 204,
  response: z.void(),
});
