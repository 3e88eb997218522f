import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { ACCOUNT_ACTORS, ACCOUNT_EVENT_KINDS } from "#core/domain/accounts/account-events.ts";

const MAX_LISTED = 100;

export const AccountEvent = z.object({
  kind: z.enum(ACCOUNT_EVENT_KINDS),
  actor: z.enum(ACCOUNT_ACTORS).describe("Who caused it"),
  device: z.string().nullable().describe("The browser and its system; null if no device of the user was involved"),
  isNewNetwork: z.boolean().nullable().describe("Whether it came from a network not seen with this account before; null if unknown"),
  times: z.int().describe("How often it happened within an hour"),
  at: Instant.describe("When it happened last"),
});
export type AccountEvent = z.input<typeof AccountEvent>;

export const listAccountEvents = endpoint({
  method: "GET",
  path: "/api/user/events",
  access: "member",
  summary: "List what happened to the user's account, newest first",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(10),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  response: z.array(AccountEvent),
});
