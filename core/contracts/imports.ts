import * as z from "zod";
import { Day, TimeZone } from "#core/contracts/fields/calendar.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { IMPORT_APPS, IMPORT_ROW_KINDS, IMPORT_STATES, type ImportApp, MATCH_CERTAINTIES } from "#core/domain/imports/import-choices.ts";

// Safe to cast: these are exactly the keys of IMPORT_APPS, and there is at least one.
const APPS = Object.keys(IMPORT_APPS) as [ImportApp, ...ImportApp[]];

/** How many foods, lines and days a preview lists; the rest is only counted. */
export const MAX_LISTED_FOODS = 60;
const MAX_LISTED_LINES = 10;
export const MAX_LISTED_DAYS = 10;

export const ImportedFood = z.object({
  name: z.string(),
  times: z.int().describe("Number of times it occurs in the file"),
  certainty: z.enum(MATCH_CERTAINTIES),
  match: z.string().nullable().describe("Name of the matching food in the catalogue; null if there is none"),
});
export type ImportedFood = z.infer<typeof ImportedFood>;

/** The data in a file exported by this app besides the diary. */
export const AccountExport = z.object({
  foods: z.int(),
  stars: z.int(),
  savedMeals: z.int(),
  recipes: z.int(),
  waterDays: z.int(),
  answers: z.int(),
  plannedRecipes: z.int(),
  profile: z.boolean().describe("Whether the file has data that can fill empty fields of the profile and the preferences"),
});
export type AccountExport = z.infer<typeof AccountExport>;

/** The content of a file, and what an import would do with it. */
export const ImportSummary = z.object({
  app: z.enum(APPS),
  kind: z.enum(IMPORT_ROW_KINDS).describe("What each row describes: a food, a whole meal or a whole day"),
  entries: z.int(),
  alreadyHere: z.int().describe("Number of entries that were imported before"),
  firstDay: Day.nullable(),
  lastDay: Day.nullable(),
  days: z.int(),
  foods: z.object({ sure: z.int(), unsure: z.int(), own: z.int() }),
  shownFoods: z.array(ImportedFood).max(MAX_LISTED_FOODS).describe("Foods of the file, uncertain matches first"),
  notUnderstood: z.object({
    lines: z.int(),
    shown: z.array(z.object({ line: z.int(), reason: z.string() })).max(MAX_LISTED_LINES),
  }),
  fullDays: z.object({
    days: z.int(),
    entries: z.int().describe("Number of entries that exceed the limit of entries per day"),
    shown: z.array(Day).max(MAX_LISTED_DAYS),
  }),
  foodsWithoutRoom: z
    .int()
    .describe("Number of foods beyond the limit of own foods: they appear in the imported entries, but cannot be logged again"),
  notes: z.array(z.string()),
  whole: AccountExport.nullable(),
  added: z.int().nullable().describe("Number of imported entries; null until the import is confirmed"),
  removed: z.int().nullable().describe("Number of entries that were removed by undoing the import; null until then"),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

export const Import = ImportSummary.extend({
  id: z.uuid(),
  state: z.enum(IMPORT_STATES),
  progress: z.number().min(0).max(1).nullable().describe("Share that is imported or undone; null unless that is under way"),
  createdAt: Instant,
  expiresAt: Instant.describe("When the draft can no longer be confirmed, or the import can no longer be undone"),
});
export type Import = z.input<typeof Import>;

export const listImports = endpoint({
  method: "GET",
  path: "/api/imports",
  access: "member",
  summary: "List the imports that can still be confirmed or undone, newest first",
  response: z.array(Import),
});

/** The body is the file itself, as `application/octet-stream`. */
export const createImport = endpoint({
  method: "POST",
  path: "/api/imports",
  access: "member",
  exemptFromLoadShedding: true,
  isUserCacheSafe: true,
  summary:
    "Upload a diary exported by this or another app and preview its import as a draft, which replaces an earlier draft. Nothing is imported yet",
  query: z.object({ tz: TimeZone }),
  status: 201,
  response: Import,
});

export const confirmImport = endpoint({
  method: "POST",
  path: "/api/imports/:id/confirm",
  access: "member",
  exemptFromLoadShedding: true,
  summary:
    "Confirm a draft and import it. A large one is answered with the state `importing` and goes on in the background; it can be undone at any time. Confirming it again has no effect",
  params: z.object({ id: z.uuid() }),
  response: Import,
});

export const deleteImport = endpoint({
  method: "DELETE",
  path: "/api/imports/:id",
  access: "member",
  exemptFromLoadShedding: true,
  summary:
    "Discard a draft, or undo an import while it is coming in and within a day. A large one is answered with the state `undoing`. Entries that were changed since are kept",
  params: z.object({ id: z.uuid() }),
  response: Import,
});
