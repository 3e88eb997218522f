import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/sign-in/recovery.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/http/route.ts";
import { claimByLink } from "./claim-by-link.ts";
import { updateUser } from "./queries.ts";
import { readLink } from "./read-link.ts";
import { requestReset } from "./request-reset.ts";
import { resetByLink } from "./reset-by-link.ts";
import { requestVerification, verifyEmail } from "./verify-email.ts";

export function recoveryRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.readRecoveryWays, async () => ({ byMail: deps.mail.isOn }));
  route(app, contracts.requestReset, (call) => requestReset(deps, call));
  route(app, contracts.readLink, (call) => readLink(deps, call));
  route(app, contracts.resetByLink, (call) => resetByLink(deps, call));
  route(app, contracts.claimAccount, (call) => claimByLink(deps, call));
  route(app, contracts.requestVerification, (call) => requestVerification(deps, call));
  route(app, contracts.verifyEmail, (call) => verifyEmail(deps, call));
  route(app, contracts.dismissTwoFactorRemoval, ({ user }) => updateUser(deps.db, user.id, { twoFactorRemovedAt: null }));
}
