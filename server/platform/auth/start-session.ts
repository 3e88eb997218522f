import type { FastifyReply, FastifyRequest } from "fastify";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";
import { giveSessionCookie, readSessionToken } from "./session-cookie.ts";

/**
 * Signing in always creates a new session id and ends the session that the browser had.
 * False if what was proven a moment ago is no longer true of the account.
 */
export async function startSession(
  { sessions, devices }: Pick<Deps, "sessions" | "devices">,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
): Promise<boolean> {
  const token = await sessions.start(user, request.headers["user-agent"]);
  if (token === undefined) return false;
  const former = readSessionToken(request);
  if (former) await sessions.end(former);
  giveSessionCookie(request, reply, token);
  devices.remember(request, reply, user);
  return true;
}
