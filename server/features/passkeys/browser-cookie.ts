import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { CHALLENGE_LIFETIME_MS } from "#server/platform/auth/challenges.ts";
import { cookieAttributes, isSecure } from "#server/platform/auth/sessions/session-cookie.ts";

const COOKIE = /^[\w-]{22}$/;
const cookieName = (secure: boolean): string => (secure ? "__Host-bitebright-passkey" : "bitebright-passkey");

/** Ties a challenge to the browser that requested it, so that a signature is useless in another browser. */
export function readBrowser(request: FastifyRequest): string | undefined {
  const value = request.cookies[cookieName(isSecure(request))];
  return value !== undefined && COOKIE.test(value) ? value : undefined;
}

/** All tabs share this id, but each has its own challenge. */
export function nameBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const browser = readBrowser(request) ?? randomBytes(16).toString("base64url");
  const secure = isSecure(request);
  reply.setCookie(cookieName(secure), browser, { ...cookieAttributes(secure), maxAge: CHALLENGE_LIFETIME_MS / 1000 });
  return browser;
}
