import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Encryption } from "#server/platform/auth/encryption/encryption.ts";
import { cookieAttributes, isSecure } from "#server/platform/auth/sessions/session-cookie.ts";

const VALID_MS = 10 * 60_000;
/** How far the clocks of two servers may differ. */
const CLOCKS_DIFFER_MS = 60_000;
/** One for each tab; more would fill the headers of every request. */
const MOST_AT_ONCE = 4;
const KEY_BYTES = 32;

const prefixOf = (secure: boolean, kind: string): string => `${secure ? "__Host-" : ""}bitebright-${kind}-`;

interface Sealed<T> {
  key: string;
  sealedAt: number;
  value: T;
}

/** 256 random bits, in 43 characters. */
export const randomKey = (): string => randomBytes(KEY_BYTES).toString("base64url");

/**
 * What a browser keeps for us while somebody signs in elsewhere: encrypted, for ten minutes, and found again only by its key,
 * in the same browser. Each has a cookie of its own, so that several tabs do not disturb each other.
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
    const name = this.#nameOf(request, key);
    reply.setCookie(name, this.#encryption.encrypt(JSON.stringify(sealed), name), { ...cookieAttributes(secure), maxAge: VALID_MS / 1000 });
    this.#clearOldest(request, reply);
  }

  open(request: FastifyRequest, key: string): { value: T; sealedAt: number } | undefined {
    const sealed = this.#read(request, this.#nameOf(request, key));
    return sealed?.key === key ? sealed : undefined;
  }

  clear(request: FastifyRequest, reply: FastifyReply, key: string): void {
    const secure = isSecure(request);
    reply.clearCookie(this.#nameOf(request, key), cookieAttributes(secure));
  }

  #read(request: FastifyRequest, name: string): Sealed<T> | undefined {
    const cookie = request.cookies[name];
    if (cookie === undefined) return undefined;
    try {
      // Written by `seal`: nobody else has the key.
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
    const names = Object.keys(request.cookies).filter((name) => name.startsWith(prefixOf(secure, this.#kind)));
    const oldest = names.toSorted((one, other) => age(other) - age(one)).slice(MOST_AT_ONCE - 1);
    for (const name of oldest) reply.clearCookie(name, cookieAttributes(secure));
  }

  /** Derived from the key, which is in the address: the cookie's name tells it to nobody. */
  #nameOf(request: FastifyRequest, key: string): string {
    return prefixOf(isSecure(request), this.#kind) + createHash("sha256").update(key).digest("hex").slice(0, 16);
  }
}
