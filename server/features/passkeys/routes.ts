import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/sign-in/passkeys.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/http/route.ts";
import { addPasskey, startPasskey } from "./add-passkey.ts";
import { removePasskey, renamePasskey } from "./change-passkey.ts";
import { confirmWithPasskey, startPasskeyConfirmation } from "./confirm-with-passkey.ts";
import { listPasskeys } from "./queries.ts";
import { loginWithPasskey, startPasskeyLogin } from "./sign-in-with-passkey.ts";

export function passkeysRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.listPasskeys, ({ user }) => listPasskeys(deps.db, user.id));
  route(app, contracts.startPasskey, (call) => startPasskey(deps, call));
  route(app, contracts.addPasskey, (call) => addPasskey(deps, call));
  route(app, contracts.renamePasskey, (call) => renamePasskey(deps, call));
  route(app, contracts.deletePasskey, (call) => removePasskey(deps, call));
  route(app, contracts.startPasskeyConfirmation, (call) => startPasskeyConfirmation(deps, call));
  route(app, contracts.confirmWithPasskey, (call) => confirmWithPasskey(deps, call));
  route(app, contracts.startPasskeyLogin, (call) => startPasskeyLogin(deps, call));
  route(app, contracts.loginWithPasskey, (call) => loginWithPasskey(deps, call));
}
