import type * as contracts from "#core/contracts/sign-in/passkeys.ts";
import { CHALLENGE_LIFETIME_MS } from "#server/platform/auth/challenges.ts";
import { asCurrentUser } from "#server/platform/auth/sessions/current-user.ts";
import { startSession } from "#server/platform/auth/sessions/start-session.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import type { Call } from "#server/platform/http/route.ts";
import { nameBrowser, readBrowser } from "./browser-cookie.ts";
import { tooLate } from "./challenge-parts.ts";
import { findByCredential } from "./queries.ts";
import { findRelyingParty, readRelyingParty } from "./relying-party.ts";
import { readChallenge } from "./verify.ts";
import { takeSignature } from "./verify-assertion.ts";

export async function startPasskeyLogin({ challenges, publicUrls }: Deps, { request, reply }: Call<typeof contracts.startPasskeyLogin>) {
  const party = findRelyingParty(request, publicUrls);
  // Not an error, because every visit to the login page requests this.
  if (!party) return { options: null };
  const challenge = challenges.issue("sign in", nameBrowser(request, reply)).toString("base64url");
  return { options: { challenge, rpId: party.id, timeout: CHALLENGE_LIFETIME_MS, userVerification: "required" as const } };
}

export async function loginWithPasskey(deps: Deps, { body, request, reply }: Call<typeof contracts.loginWithPasskey>) {
  const { db, challenges, limits, publicUrls } = deps;
  const party = readRelyingParty(request, publicUrls);
  const browser = readBrowser(request);
  const challenge = readChallenge(body);
  if (!browser || !challenge || !challenges.isValid("sign in", browser, challenge)) throw tooLate();
  await limits.count("passkeyPerIp", toNetwork(request.ip));
  await challenges.spend(challenge, tooLate);

  const found = await findByCredential(db, body.id);
  if (!found || found.passkey.userHandle !== body.response.userHandle) throw unknownPasskey();
  const { user } = found;
  const outcome = await takeSignature(deps, request, body, challenge, party, found);
  if (outcome === "wrong") throw wrongPasskey();
  if (outcome === "blocked") throw mayBeCopied();
  if (!(await startSession(deps, request, reply, user, { by: "passkey" }))) throw wrongPasskey();
  return asCurrentUser(user);
}

const wrongPasskey = () => new AppError("wrong_credentials", "passkeys.loginFailed", { code: "wrong_passkey" });
const unknownPasskey = () => new AppError("wrong_credentials", "passkeys.unknown", { code: "unknown_passkey" });
const mayBeCopied = () => new AppError("wrong_credentials", "passkeys.loginBlocked", { code: "passkey_blocked" });
