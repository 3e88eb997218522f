import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_LONGEST_MS } from "./sessions.ts";

/** Over https, browsers enforce the __Host- prefix: no other host or path can set such a cookie. */
const cookieName = (secure: boolean): string => (secure ? "__Host-bitebright" : "bitebright");

declare module "fastify" {
  interface FastifyInstance {
    /** Whether PUBLIC_URL uses https, regardless of what the proxy reports. */
    isHttps: boolean;
  }
}

/** Trusts the proxy's header only if TRUST_PROXY allows it. */
export const isSecure = (request: FastifyRequest): boolean => request.server.isHttps || request.protocol === "https";

/** Scripts cannot read the cookie, other sites cannot send it with a write, and it is sent only to this host. */
export const cookieAttributes = (secure: boolean) => ({ httpOnly: true, sameSite: "lax", secure, path: "/" }) as const;

export const readSessionToken = (request: FastifyRequest): string | undefined => request.cookies[cookieName(isSecure(request))];

export function giveSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request);
  reply.setCookie(cookieName(secure), token, { ...cookieAttributes(secure), maxAge: SESSION_LONGEST_MS / 1000 });
}

export function takeSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(request);
  reply.clearCookie(cookieName(secure), cookieAttributes(secure));
}
