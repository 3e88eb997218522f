import type * as contracts from "#core/contracts/sign-in/passkeys.ts";
import { CHALLENGE_LIFETIME_MS } from "#server/platform/auth/challenges.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError, unauthorized } from "#server/platform/http/errors.ts";
import type { Call } from "#server/platform/http/route.ts";
import { toCredential, tooLate } from "./challenge-parts.ts";
import { findByCredential, listPasskeys } from "./queries.ts";
import { readRelyingParty } from "./relying-party.ts";
import { readChallenge } from "./verify.ts";
import { takeSignature } from "./verify-assertion.ts";

export async function startPasskeyConfirmation(
  { db, challenges, limits, publicUrls }: Deps,
  { user, sid, request }: Call<typeof contracts.startPasskeyConfirmation>,
) {
  const party = readRelyingParty(request, publicUrls);
  await limits.count("passkeyConfirmationPerAccount", user.id);
  const usable = (await listPasskeys(db, user.id)).filter(({ rpId, blockedAt }) => rpId === party.id && blockedAt === null);
  if (usable.length === 0) throw new AppError("conflict", "passkeys.none", { code: "no_passkeys" });
  return {
    challenge: challenges.issue("confirm", sid).toString("base64url"),
    rpId: party.id,
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: "required" as const,
    allowCredentials: usable.map(toCredential),
  };
}

/** No error is a 401, because the web client treats a 401 as a lost session. */
export async function confirmWithPasskey(deps: Deps, { user, sid, body, request }: Call<typeof contracts.confirmWithPasskey>) {
  const { db, challenges, publicUrls, sessions } = deps;
  const party = readRelyingParty(request, publicUrls);
  const challenge = readChallenge(body);
  if (challenge === undefined || !challenges.isValid("confirm", sid, challenge)) throw tooLate();
  await challenges.spend(challenge, tooLate);
  const found = await findByCredential(db, body.id);
  const isOwn = found?.user.id === user.id;
  const outcome = isOwn ? await takeSignature(deps, request, body, challenge, party, found) : "wrong";
  if (outcome === "wrong") throw new AppError("invalid", "passkeys.failed", { code: "wrong_passkey" });
  if (outcome === "blocked") throw new AppError("conflict", "passkeys.blocked", { code: "passkey_blocked" });
  if (!(await sessions.markVerified(sid))) throw unauthorized();
}
