import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { AppError } from "#server/platform/http/errors.ts";
import type { RateLimits } from "#server/platform/http/rate-limit.ts";

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 32;
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** What a challenge was issued for; it answers for nothing else. */
type Purpose = "add a passkey" | "sign in" | "confirm";

/**
 * Challenges that a device signs: random, valid for five minutes, for one purpose and one holder, and once.
 * The server signs them instead of storing them, so that visitors write nothing; only those that come back are stored.
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

  /** `holder` is the session or the browser that asked. */
  issue(purpose: Purpose, holder: string): Buffer {
    const until = Buffer.alloc(TIME_BYTES);
    until.writeUIntBE(Date.now() + CHALLENGE_LIFETIME_MS, 0, TIME_BYTES);
    const content = Buffer.concat([randomBytes(NONCE_BYTES), until]);
    return Buffer.concat([content, this.#mac(purpose, holder, content)]);
  }

  /** Whether it was issued for this purpose and holder, and not too long ago. */
  isValid(purpose: Purpose, holder: string, challenge: string): boolean {
    const bytes = Buffer.from(challenge, "base64url");
    // Other spellings of the same bytes would each work once.
    if (bytes.length !== NONCE_BYTES + TIME_BYTES + MAC_BYTES || bytes.toString("base64url") !== challenge) return false;
    const content = bytes.subarray(0, -MAC_BYTES);
    if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), this.#mac(purpose, holder, content))) return false;
    return content.readUIntBE(NONCE_BYTES, TIME_BYTES) > Date.now();
  }

  /** Counted in the database: of two that come at the same moment, in whatever process, one is refused. */
  async spend(challenge: string, refusal: () => AppError): Promise<void> {
    await this.#limits.count("passkeyChallenge", challenge, refusal);
  }

  /** What a device knows a person by: opaque, and the same whenever they ask. */
  userHandle(userId: string): Buffer {
    return createHmac("sha256", this.#handleKey).update(userId).digest();
  }

  #mac(purpose: Purpose, holder: string, content: Buffer): Buffer {
    return createHmac("sha256", this.#key).update(`${purpose}\n${holder}\n`).update(content).digest();
  }
}
