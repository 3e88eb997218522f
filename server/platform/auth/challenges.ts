import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import type { AppError } from "#server/platform/http/errors.ts";
import type { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 32;
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

/** What a challenge was issued for. It is not valid for anything else. */
type Purpose = "add a passkey" | "sign in" | "confirm";

/**
 * Random challenges that a device signs, valid once, for five minutes, one purpose and one holder. They are signed instead of stored, so
 * that visitors cause no writes; only used ones are stored.
 */
export class Challenges {
  readonly #key: Buffer;
  readonly #handleKey: Buffer;
  readonly #limits: RateLimits;

  constructor(secret: string, limits: RateLimits) {
    this.#key = createHmac("sha256", secret).update("passkey challenges").digest();
    this.#handleKey = createHmac("sha256", secret).update("passkey user handles").digest();
    this.#limits = limits;
  }

  /** `holder` is the session or browser that requested it. */
  issue(purpose: Purpose, holder: string): Buffer {
    const until = Buffer.alloc(TIME_BYTES);
    until.writeUIntBE(Date.now() + CHALLENGE_LIFETIME_MS, 0, TIME_BYTES);
    const content = Buffer.concat([randomBytes(NONCE_BYTES), until]);
    return Buffer.concat([content, this.#mac(purpose, holder, content)]);
  }

  /** Whether it was issued for this purpose and holder, and has not expired. */
  isValid(purpose: Purpose, holder: string, challenge: string): boolean {
    const bytes = Buffer.from(challenge, "base64url");
    // Other base64 spellings of the same bytes could each be used once.
    if (bytes.length !== NONCE_BYTES + TIME_BYTES + MAC_BYTES || bytes.toString("base64url") !== challenge) return false;
    const content = bytes.subarray(0, -MAC_BYTES);
    if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), this.#mac(purpose, holder, content))) return false;
    return content.readUIntBE(NONCE_BYTES, TIME_BYTES) > Date.now();
  }

  /** Counted in the database, so that of two concurrent uses, even in different processes, one is refused. */
  async spend(challenge: string, refusal: () => AppError): Promise<void> {
    await this.#limits.count("passkeyChallenge", challenge, refusal);
  }

  /** The opaque, stable id by which a device identifies the user. */
  userHandle(userId: string): Buffer {
    return createHmac("sha256", this.#handleKey).update(userId).digest();
  }

  #mac(purpose: Purpose, holder: string, content: Buffer): Buffer {
    return createHmac("sha256", this.#key).update(`${purpose}\n${holder}\n`).update(content).digest();
  }
}
