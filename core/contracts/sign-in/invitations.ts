import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { hasVisible } from "#core/contracts/fields/visible-text.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { INVITATION_MAX_DAYS, INVITATION_MAX_PEOPLE, INVITATION_NOTE_MAX_LENGTH, MAX_INVITATIONS } from "#core/domain/accounts/limits.ts";

/** 256 random bits in base64url. The link has the token in its fragment, which never reaches a server log. */
export const InvitationToken = z.string().regex(/^[\w-]{43}$/);
/** Any text up to this length is accepted, so that an incomplete link gets `works: false` instead of a validation error. */
const INVITATION_LINK_MAX_LENGTH = 500;

export const Invitation = z.object({
  id: z.uuid(),
  note: z.string().describe("Who the invitation is for, such as a class"),
  people: z.int().describe("Number of people who may register with it"),
  registered: z.int().describe("Number of people who have registered with it"),
  expiresAt: Instant,
  createdAt: Instant,
});
export type Invitation = z.input<typeof Invitation>;

export const NewInvitation = z.object({
  note: z
    .string()
    .trim()
    .refine(hasVisible(1), "Please say whom it is for.")
    .max(INVITATION_NOTE_MAX_LENGTH, `Please keep it to ${INVITATION_NOTE_MAX_LENGTH} characters.`),
  people: z
    .int("Please type a whole number.")
    .min(1, "At least one person.")
    .max(INVITATION_MAX_PEOPLE, `At most ${INVITATION_MAX_PEOPLE} people.`),
  days: z.int("Please type a whole number.").min(1, "At least one day.").max(INVITATION_MAX_DAYS, `At most ${INVITATION_MAX_DAYS} days.`),
});
export type NewInvitation = z.input<typeof NewInvitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/api/admin/invitations",
  access: "admin",
  summary: "List the invitations that can still be used, newest first",
  response: z.array(Invitation).max(MAX_INVITATIONS),
});

/** The token is shown only once, because only its hash is stored. */
export const CreatedInvitation = Invitation.extend({ token: z.string() });
export type CreatedInvitation = z.input<typeof CreatedInvitation>;

export const createInvitation = endpoint({
  method: "POST",
  path: "/api/admin/invitations",
  access: "admin",
  summary: "Create an invitation with which people can register",
  body: NewInvitation,
  status: 201,
  response: CreatedInvitation,
});

export const deleteInvitation = endpoint({
  method: "DELETE",
  path: "/api/admin/invitations/:id",
  access: "admin",
  summary: "Delete an invitation. Accounts that were registered with it stay",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});

/** Uses POST, so that the token appears in no address and no log. */
export const checkInvitation = endpoint({
  method: "POST",
  path: "/api/invitations/check",
  access: "anyone",
  summary: "Check whether an invitation can still be used, without using it",
  body: z.object({ token: z.string().max(INVITATION_LINK_MAX_LENGTH) }),
  response: z.object({ works: z.boolean().describe("False if the invitation was deleted, has expired, is used up or never existed") }),
});
