import type { FastifyRequest } from "fastify";
import { AppError } from "#server/platform/http/errors.ts";

/** Who asks for a passkey, in the words of the standard. */
export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string;
  /** The pages that may ask for them. */
  origins: string[];
}

/**
 * By PUBLIC_URL alone: what a request says of its host would let another site's address in. Without PUBLIC_URL
 * passkeys work on the computer itself.
 */
export function findRelyingParty(request: FastifyRequest, publicUrls: readonly string[]): RelyingParty | undefined {
  const known = publicUrls.length > 0 ? publicUrls : listLocalOrigin(`${request.protocol}://${request.host}`);
  const asked = request.headers.origin;
  const origin = asked !== undefined && known.includes(asked) ? asked : known[0];
  if (origin === undefined) return undefined;
  // Of several addresses under one domain the shortest counts, so that a passkey works under all of them.
  const hosts = known.map((url) => new URL(url).hostname).filter((host) => isWithin(new URL(origin).hostname, host));
  const id = hosts.reduce((shortest, host) => (host.length < shortest.length ? host : shortest));
  return { id, origins: known.filter((url) => isWithin(new URL(url).hostname, id)) };
}

export function readRelyingParty(request: FastifyRequest, publicUrls: readonly string[]): RelyingParty {
  const party = findRelyingParty(request, publicUrls);
  if (!party) throw new AppError("conflict", "Passkeys are not set up on this site. Please use your password.", "no_passkeys");
  return party;
}

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

function listLocalOrigin(url: string): string[] {
  const { origin, hostname } = URL.canParse(url) ? new URL(url) : {};
  return origin !== undefined && hostname !== undefined && isWithin(hostname, "localhost") ? [origin] : [];
}
