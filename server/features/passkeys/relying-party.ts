import type { FastifyRequest } from "fastify";
import { AppError } from "#server/platform/http/errors.ts";

/** The site that requests a passkey, as named in the WebAuthn standard. */
export interface RelyingParty {
  /** The domain that the passkeys are bound to. */
  id: string;
  /** The origins that may request them. */
  origins: string[];
}

/**
 * Uses only PUBLIC_URL, because trusting the host in a request would allow another site's domain. Without PUBLIC_URL, passkeys work only on
 * the computer itself.
 */
export function findRelyingParty(request: FastifyRequest, publicUrls: readonly string[]): RelyingParty | undefined {
  const origins = publicUrls.length > 0 ? publicUrls : listLocalOrigin(`${request.protocol}://${request.host}`);
  const requestOrigin = request.headers.origin;
  const origin = requestOrigin !== undefined && origins.includes(requestOrigin) ? requestOrigin : origins[0];
  if (origin === undefined) return undefined;
  // If several hosts share a domain, the shortest one is used, so that a passkey works on all of them.
  const hosts = origins.map((url) => new URL(url).hostname).filter((host) => isWithin(new URL(origin).hostname, host));
  const id = hosts.reduce((shortest, host) => (host.length < shortest.length ? host : shortest));
  return { id, origins: origins.filter((url) => isWithin(new URL(url).hostname, id)) };
}

export function readRelyingParty(request: FastifyRequest, publicUrls: readonly string[]): RelyingParty {
  const party = findRelyingParty(request, publicUrls);
  if (!party) throw new AppError("conflict", "passkeys.notSetUp", { code: "no_passkeys" });
  return party;
}

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

function listLocalOrigin(url: string): string[] {
  const { origin, hostname } = URL.canParse(url) ? new URL(url) : {};
  return origin !== undefined && hostname !== undefined && isWithin(hostname, "localhost") ? [origin] : [];
}
