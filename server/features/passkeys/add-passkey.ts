import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import type * as contracts from "#core/contracts/sign-in/passkeys.ts";
import { MAX_PASSKEYS } from "#core/domain/accounts/limits.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { CHALLENGE_LIFETIME_MS } from "#server/platform/auth/challenges.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Call } from "#server/platform/http/route.ts";
import { toCredential, tooLate } from "./challenge-parts.ts";
import { namePasskey } from "./passkey-names.ts";
import { insertPasskey, listPasskeys } from "./queries.ts";
import { readRelyingParty } from "./relying-party.ts";
import { ALGORITHMS, readChallenge, verifyNewPasskey } from "./verify.ts";

export async function startPasskey(
  { db, challenges, limits, publicUrls }: Deps,
  { user, sid, request }: Call<typeof contracts.startPasskey>,
) {
  const party = readRelyingParty(request, publicUrls);
  await limits.count("passkeySetupPerAccount", user.id);
  const own = await listPasskeys(db, user.id);
  if (own.length >= MAX_PASSKEYS) throw tooMany();
  return {
    challenge: challenges.issue("add a passkey", sid).toString("base64url"),
    rp: { id: party.id, name: PRODUCT_NAME },
    user: {
      id: own[0]?.userHandle ?? challenges.userHandle(user.id).toString("base64url"),
      name: findStatedEmail(user),
      displayName: [user.firstName, user.lastName].filter(Boolean).join(" ") || findStatedEmail(user),
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" as const })),
    timeout: CHALLENGE_LIFETIME_MS,
    attestation: "none" as const,
    excludeCredentials: own.filter(({ rpId }) => rpId === party.id).map(toCredential),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true as const,
      userVerification: "required" as const,
    },
  };
}

export async function addPasskey(
  { db, challenges, mail, publicUrls, accountEvents }: Deps,
  { user, sid, body, request }: Call<typeof contracts.addPasskey>,
) {
  const party = readRelyingParty(request, publicUrls);
  const challenge = readChallenge(body);
  if (challenge === undefined || !challenges.isValid("add a passkey", sid, challenge)) throw tooLate();
  await challenges.spend(challenge, tooLate);
  const verified = await verifyNewPasskey(body, challenge, party);
  if (!verified) throw new AppError("invalid", "passkeys.notStored", { code: "wrong_passkey" });
  const { aaguid, ...columns } = verified;
  const added = await db.transaction(async (tx) => {
    await lockAccount(tx, user, sid);
    const own = await listPasskeys(tx, user.id);
    const inserted = await insertPasskey(tx, {
      ...columns,
      userId: user.id,
      userHandle: own[0]?.userHandle ?? challenges.userHandle(user.id).toString("base64url"),
      rpId: party.id,
      transports: body.response.transports,
      name: namePasskey(
        aaguid,
        request.headers["user-agent"],
        own.map(({ name }) => name),
      ),
    });
    if (inserted) {
      await mail.add(tx, { kind: "passkey_added", user });
      await accountEvents.record(tx, user.id, "passkey_added", request);
    }
    return inserted;
  });
  if (!added) throw tooMany();
  return added;
}

const tooMany = () => new AppError("conflict", "passkeys.tooMany", { code: TOO_MANY, values: { max: MAX_PASSKEYS } });
