import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/account.ts";
import { listAccountEvents } from "#core/contracts/account-events.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/http/route.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword, confirmPassword, setFirstPassword } from "./change-password.ts";
import { deleteOwnAccount } from "./delete-own-account.ts";
import { listDevices, signOutElsewhere } from "./devices.ts";
import { downloadRoutes } from "./downloads.ts";
import { dismissFailedAttempts, readFailedAttempts } from "./failed-attempts.ts";
import * as queries from "./queries.ts";

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.confirmPassword, (call) => confirmPassword(deps, call));
  route(app, contracts.changePassword, (call) => changePassword(deps, call));
  route(app, contracts.setFirstPassword, (call) => setFirstPassword(deps, call));
  route(app, contracts.changeEmail, (call) => changeEmail(deps, call));
  route(app, contracts.listDevices, (call) => listDevices(deps, call));
  route(app, contracts.signOutElsewhere, (call) => signOutElsewhere(deps, call));
  route(app, listAccountEvents, ({ user, query }) => queries.listAccountEvents(deps.db, user.id, query));
  route(app, contracts.readFailedAttempts, (call) => readFailedAttempts(deps, call));
  route(app, contracts.dismissFailedAttempts, (call) => dismissFailedAttempts(deps, call));
  route(app, contracts.markLegalTextsSeen, ({ user }) => queries.updateLegalVersionSeen(deps.db, user.id));
  route(app, contracts.deleteAccount, (call) => deleteOwnAccount(deps, call));
  downloadRoutes(app, deps);
}
