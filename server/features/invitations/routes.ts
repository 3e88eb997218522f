import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/sign-in/invitations.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { hashToken, makeToken } from "#server/platform/auth/account-links.ts";
import { recordChange } from "#server/platform/auth/audit.ts";
import { isInvited } from "#server/platform/auth/invitations.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import { route } from "#server/platform/http/route.ts";
import { deleteInvitation, insertInvitation, listInvitations } from "./queries.ts";

export function invitationsRoutes(app: FastifyInstance, { db, limits }: Deps): void {
  route(app, contracts.checkInvitation, async ({ body: { token }, request }) => {
    await limits.count("linkUsePerIp", toNetwork(request.ip));
    return { works: await isInvited(db, token) };
  });

  route(app, contracts.listInvitations, async () => listInvitations(db));

  route(app, contracts.createInvitation, async ({ user, body: { note, people, days } }) => {
    const token = makeToken();
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const made = await db.transaction(async (tx) => {
      await recordChange(tx, user, "invitation_created", note);
      return insertInvitation(tx, { tokenHash: hashToken(token), note, people, expiresAt });
    });
    return { ...made, token };
  });

  route(app, contracts.deleteInvitation, async ({ user, params }) => {
    await db.transaction(async (tx) => {
      const note = await deleteInvitation(tx, params.id);
      if (note === undefined) throw new AppError("not_found", "invitations.notFound");
      await recordChange(tx, user, "invitation_ended", note);
    });
  });
}
