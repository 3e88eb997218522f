import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import type { Encryption } from "#server/platform/auth/encryption/encryption.ts";
import { cookieAttributes, isSecure } from "#server/platform/auth/sessions/session-cookie.ts";

const VALID_MS = 10 * MINUTE_MS;
/** The maximum difference between the clocks of two servers. */
const CLOCKS_DIFFER_MS = MINUTE_MS;
/** One for each tab. More would make the headers of every request too large. */
const MAX_COOKIES = 4;
const KEY_BYTES = 32;

const cookiePrefix = (secure: boolean, kind: string): string => `${secure ? "__Host-" : ""}bitebright-${kind}-`;

interface Sealed<T> {
  key: string;
  sealedAt: number;
  value: T;
}

/** Returns 256 random bits as 43 characters. */
export const randomKey = (): string => randomBytes(KEY_BYTES).toString("base64url");

/**
 * State kept in encrypted cookies for ten minutes while the user signs in at a provider. It can only be read with its key and in the same
 * browser. Each entry has a separate cookie, so that tabs do not interfere with each other.
 */
export class SealedCookies<T> {
  readonly #encryption: Encryption;
  readonly #kind: string;

  constructor(encryption: Encryption, kind: "school" | "school-step") {
    this.#encryption = encryption;
    this.#kind = kind;
  }

  seal(request: FastifyRequest, reply: FastifyReply, key: string, value: T): void {
    const secure = isSecure(request);
    const sealed: Sealed<T> = { key, sealedAt: Date.now(), value };
    const name = this.#cookieName(request, key);
    reply.setCookie(name, this.#encryption.encrypt(JSON.stringify(sealed), name), { ...cookieAttributes(secure), maxAge: VALID_MS / 1000 });
    this.#clearOldest(request, reply);
  }

  open(request: FastifyRequest, key: string): { value: T; sealedAt: number } | undefined {
    const sealed = this.#read(request, this.#cookieName(request, key));
    return sealed?.key === key ? sealed : undefined;
  }

  clear(request: FastifyRequest, reply: FastifyReply, key: string): void {
    const secure = isSecure(request);
    reply.clearCookie(this.#cookieName(request, key), cookieAttributes(secure));
  }

  #read(request: FastifyRequest, name: string): Sealed<T> | undefined {
    const cookie = request.cookies[name];
    if (cookie === undefined) return undefined;
    try {
      // Safe to cast: only `seal` writes it, because only the server has the encryption key.
      const sealed = JSON.parse(this.#encryption.decrypt(cookie, name)) as Sealed<T>;
      const age = Date.now() - sealed.sealedAt;
      return age <= VALID_MS && age >= -CLOCKS_DIFFER_MS ? sealed : undefined;
    } catch {
      return undefined;
    }
  }

  #clearOldest(request: FastifyRequest, reply: FastifyReply): void {
    const secure = isSecure(request);
    const age = (name: string): number => this.#read(request, name)?.sealedAt ?? 0;
    const names = Object.keys(request.cookies).filter((name) => name.startsWith(cookiePrefix(secure, this.#kind)));
    const oldest = names.toSorted((a, b) => age(b) - age(a)).slice(MAX_COOKIES - 1);
    for (const name of oldest) reply.clearCookie(name, cookieAttributes(secure));
  }

  /** A hash of the key, because the key is a secret in the URL that the cookie's name must not reveal. */
  #cookieName(request: FastifyRequest, key: string): string {
    return cookiePrefix(isSecure(request), this.#kind) + createHash("sha256").update(key).digest("hex").slice(0, 16);
  }
}
