import type { FastifyInstance } from "fastify";
import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import * as contracts from "#core/contracts/sign-in/passkeys.ts";
import { MAX_PASSKEYS } from "#core/domain/accounts/limits.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import type { PasskeyRow } from "#server/db/tables/passkeys.ts";
import { assertWayToSignIn } from "#server/platform/auth/assert-sign-in-method.ts";
import { CHALLENGE_LIFETIME_MS } from "#server/platform/auth/challenges.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import { asCurrentUser } from "#server/platform/auth/sessions/current-user.ts";
import { startSession } from "#server/platform/auth/sessions/start-session.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError, unauthorized } from "#server/platform/http/errors.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import { route } from "#server/platform/http/route.ts";
import { nameBrowser, readBrowser } from "./browser-cookie.ts";
import { namePasskey } from "./passkey-names.ts";
import { deletePasskey, findByCredential, insertPasskey, listPasskeys, updateName } from "./queries.ts";
import { findRelyingParty, readRelyingParty } from "./relying-party.ts";
import { ALGORITHMS, readChallenge, verifyNewPasskey } from "./verify.ts";
import { takeSignature } from "./verify-assertion.ts";

export function passkeysRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, challenges, limits, mail, publicUrls, sessions, accountEvents } = deps;

  route(app, contracts.listPasskeys, async ({ user }) => listPasskeys(db, user.id));

  route(app, contracts.startPasskey, async ({ user, sid, request }) => {
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
  });

  route(app, contracts.addPasskey, async ({ user, sid, body, request }) => {
    const party = readRelyingParty(request, publicUrls);
    const challenge = readChallenge(body);
    if (challenge === undefined || !challenges.isValid("add a passkey", sid, challenge)) throw tooLate();
    await challenges.spend(challenge, tooLate);
    const verified = await verifyNewPasskey(body, challenge, party);
    if (!verified) throw new AppError("invalid", "This passkey could not be stored. Please try again.", "wrong_passkey");
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
  });

  route(app, contracts.renamePasskey, async ({ user, params, body, request }) =>
    db.transaction(async (tx) => {
      const renamed = await updateName(tx, user.id, params.id, body.name);
      if (!renamed) throw noSuchPasskey();
      await accountEvents.record(tx, user.id, "passkey_renamed", request);
      return renamed;
    }),
  );

  route(app, contracts.deletePasskey, async ({ user, sid, params, request }) => {
    await db.transaction(async (tx) => {
      await lockAccount(tx, user, sid);
      if (!(await deletePasskey(tx, user.id, params.id))) throw noSuchPasskey();
      await assertWayToSignIn(tx, deps, user);
      await accountEvents.record(tx, user.id, "passkey_removed", request);
    });
  });

  route(app, contracts.startPasskeyConfirmation, async ({ user, sid, request }) => {
    const party = readRelyingParty(request, publicUrls);
    await limits.count("passkeyConfirmationPerAccount", user.id);
    const usable = (await listPasskeys(db, user.id)).filter(({ rpId, blockedAt }) => rpId === party.id && blockedAt === null);
    if (usable.length === 0) throw new AppError("conflict", "You have no passkey for this site.", "no_passkeys");
    return {
      challenge: challenges.issue("confirm", sid).toString("base64url"),
      rpId: party.id,
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: "required" as const,
      allowCredentials: usable.map(toCredential),
    };
  });

  // No error is a 401, because the web client treats a 401 as a lost session.
  route(app, contracts.confirmWithPasskey, async ({ user, sid, body, request }) => {
    const party = readRelyingParty(request, publicUrls);
    const challenge = readChallenge(body);
    if (challenge === undefined || !challenges.isValid("confirm", sid, challenge)) throw tooLate();
    await challenges.spend(challenge, tooLate);
    const found = await findByCredential(db, body.id);
    const isOwn = found?.user.id === user.id;
    const outcome = isOwn ? await takeSignature(deps, request, body, challenge, party, found) : "wrong";
    if (outcome === "wrong") throw new AppError("invalid", "That passkey did not work. Please try again.", "wrong_passkey");
    if (outcome === "blocked") throw new AppError("conflict", `${MAY_BE_COPIED} Please remove it, under Security.`, "passkey_blocked");
    if (!(await sessions.markVerified(sid))) throw unauthorized();
  });

  route(app, contracts.startPasskeyLogin, async ({ request, reply }) => {
    const party = findRelyingParty(request, publicUrls);
    // Not an error, because every visit to the login page requests this.
    if (!party) return { options: null };
    const challenge = challenges.issue("sign in", nameBrowser(request, reply)).toString("base64url");
    return { options: { challenge, rpId: party.id, timeout: CHALLENGE_LIFETIME_MS, userVerification: "required" as const } };
  });

  route(app, contracts.loginWithPasskey, async ({ body, request, reply }) => {
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
  });
}

const toCredential = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: "public-key" as const,
  // Safe to cast: the contract accepts only these transports when a passkey is stored.
  transports: transports as (typeof contracts.TRANSPORTS)[number][],
});

const noSuchPasskey = () => new AppError("not_found", "There is no such passkey.");
const tooLate = () => new AppError("invalid", "That took too long. Please try again.", "passkey_too_late");
const wrongPasskey = () =>
  new AppError("wrong_credentials", "That passkey did not work. Please try again, or use your password.", "wrong_passkey");
const unknownPasskey = () =>
  new AppError(
    "wrong_credentials",
    "This passkey is not stored here anymore. Please use another one, or your password.",
    "unknown_passkey",
  );
const MAY_BE_COPIED = "Somebody may have a copy of this passkey, so it is blocked.";
const mayBeCopied = () =>
  new AppError(
    "wrong_credentials",
    `${MAY_BE_COPIED} Use your password, then remove it in your profile, under Security.`,
    "passkey_blocked",
  );
const tooMany = () =>
  new AppError(
    "conflict",
    `You have ${MAX_PASSKEYS} passkeys, and there is no room for more. Remove one that you no longer need.`,
    TOO_MANY,
  );
