import * as z from "zod";
import { Day, TimeZone } from "#core/contracts/fields/calendar.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { IMPORT_APPS, IMPORT_ROW_KINDS, IMPORT_STATES, type ImportApp, MATCH_CERTAINTIES } from "#core/domain/imports/import-choices.ts";

// Safe to cast: these are exactly the keys of IMPORT_APPS, and there is at least one.
const APPS = Object.keys(IMPORT_APPS) as [ImportApp, ...ImportApp[]];

/** How many foods, lines and days a preview lists; the rest is only counted. */
export const FOODS_SHOWN = 60;
export const LINES_SHOWN = 10;
export const FULL_DAYS_SHOWN = 10;

export const ImportedFood = z.object({
  name: z.string(),
  times: z.int().describe("How often it is in the file"),
  certainty: z.enum(MATCH_CERTAINTIES),
  match: z.string().nullable().describe("The catalogue's food of that name"),
});
export type ImportedFood = z.infer<typeof ImportedFood>;

/** The data in a file exported by this app besides the diary. */
export const WholeAccount = z.object({
  foods: z.int(),
  stars: z.int(),
  savedMeals: z.int(),
  recipes: z.int(),
  waterDays: z.int(),
  answers: z.int(),
  plannedRecipes: z.int(),
  profile: z.boolean().describe("Whether empty places of profile and preferences are filled in"),
});
export type WholeAccount = z.infer<typeof WholeAccount>;

/** The content of a file, and what an import would do with it. */
export const ImportSummary = z.object({
  app: z.enum(APPS),
  kind: z.enum(IMPORT_ROW_KINDS).describe("What a line stands for: a food, a whole meal or a whole day"),
  entries: z.int(),
  alreadyHere: z.int().describe("Brought in before"),
  firstDay: Day.nullable(),
  lastDay: Day.nullable(),
  days: z.int(),
  foods: z.object({ sure: z.int(), unsure: z.int(), own: z.int() }),
  shownFoods: z.array(ImportedFood).max(FOODS_SHOWN).describe("The unsure ones first"),
  notUnderstood: z.object({
    lines: z.int(),
    shown: z.array(z.object({ line: z.int(), reason: z.string() })).max(LINES_SHOWN),
  }),
  fullDays: z.object({
    days: z.int(),
    entries: z.int().describe("How many find no room"),
    shown: z.array(Day).max(FULL_DAYS_SHOWN),
  }),
  foodsWithoutRoom: z.int().describe("Foods that past days keep, and that cannot be logged again"),
  notes: z.array(z.string()),
  whole: WholeAccount.nullable(),
  added: z.int().nullable().describe("Entries that came in; null until it is confirmed"),
  removed: z.int().nullable().describe("Entries that undoing took out; null until then"),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

export const Import = ImportSummary.extend({
  id: z.uuid(),
  state: z.enum(IMPORT_STATES),
  createdAt: Instant,
  expiresAt: Instant.describe("Until when it can be confirmed, or undone"),
});
export type Import = z.input<typeof Import>;

export const listImports = endpoint({
  method: "GET",
  path: "/api/imports",
  access: "member",
  summary: "Files of the last day that wait for a yes, or that can be undone; the newest first",
  response: z.array(Import),
});

/** The body is the file itself, as `application/octet-stream`. */
export const createImport = endpoint({
  method: "POST",
  path: "/api/imports",
  access: "member",
  exemptFromLoadShedding: true,
  keepsUserCache: true,
  summary: "Read a diary from another app and say what it would bring; nothing changes yet. Takes the place of an earlier draft",
  query: z.object({ tz: TimeZone }),
  status: 201,
  response: Import,
});

export const confirmImport = endpoint({
  method: "POST",
  path: "/api/imports/:id/confirm",
  access: "member",
  summary: "Bring it in: all of it or nothing. Confirmed twice it comes in once",
  params: z.object({ id: z.uuid() }),
  response: Import,
});

export const deleteImport = endpoint({
  method: "DELETE",
  path: "/api/imports/:id",
  access: "member",
  summary: "Discard a draft, or undo an import within a day: what was changed since stays",
  params: z.object({ id: z.uuid() }),
  response: Import,
});
