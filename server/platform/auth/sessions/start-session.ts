import type { FastifyReply, FastifyRequest } from "fastify";
import { nameDevice } from "#core/domain/site/device-name.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { consentNeeded } from "#server/platform/auth/guardian-consent.ts";
import { rememberNetwork } from "#server/platform/auth/trusted-networks.ts";
import type { Deps } from "#server/platform/deps.ts";
import { giveSessionCookie, readSessionToken } from "./session-cookie.ts";
import type { SessionStart } from "./sessions.ts";

interface Start extends SessionStart {
  by: "password" | "passkey" | "school";
  /** The device on which an account was created needs no notification. */
  isNewAccount?: boolean;
}

/**
 * Always creates a new session id and ends the browser's former session. Every sign-in method ends here, so that no account waiting for a
 * guardian's consent can be used. Returns the token, or undefined if the credentials have changed since they were checked.
 */
export async function startSession(
  { db, sessions, devices, mail, limits, accountEvents }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  { by, isNewAccount = false, ...start }: Start,
): Promise<string | undefined> {
  if (user.guardianConsent === "waiting") throw consentNeeded();
  const userAgent = request.headers["user-agent"];
  const token = await sessions.start(user, userAgent, start);
  if (token === undefined) return undefined;
  await accountEvents.record(db, user.id, isNewAccount ? "account_created" : `signed_in_by_${by}`, request);
  const former = readSessionToken(request);
  if (former) await sessions.end(former);
  giveSessionCookie(request, reply, token);
  const isNewDevice = !isNewAccount && devices.recognize(request, user) === undefined;
  devices.remember(request, reply, user);
  await rememberNetwork(limits, user, request.ip);
  if (mail.isOn && isNewDevice && (await limits.allows("newDeviceMailPerAccount", user.id))) {
    await mail.add(db, { kind: "new_device", user, device: nameDevice(userAgent ?? null).name });
  }
  return token;
}
