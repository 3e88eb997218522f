import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "v1";

/**
 * Encrypts secrets at rest. Each is bound to its owner and kind, so a ciphertext moved to another row does not decrypt,
 * and carries the id of its key, so that keys can be rotated.
 */
export class Encryption {
  /** The prefix of everything that the current key encrypted. */
  readonly currentPrefix: string;
  /** The prefixes of everything that it can decrypt. */
  readonly prefixes: readonly string[];
  readonly #currentKeyId: string;
  readonly #keys: Map<string, Buffer>;

  /** Base64 keys: the current one encrypts and decrypts, former ones only decrypt. */
  constructor(current: string, former: string[] = []) {
    this.#currentKeyId = computeKeyId(current);
    this.currentPrefix = keyPrefix(this.#currentKeyId);
    this.#keys = new Map([current, ...former].map((key) => [computeKeyId(key), Buffer.from(key, "base64")]));
    this.prefixes = [...this.#keys.keys()].map(keyPrefix);
  }

  encrypt(plain: string, place: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key(this.#currentKeyId), iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(place));
    const closed = Buffer.concat([iv, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return this.currentPrefix + closed.toString("base64url");
  }

  decrypt(closed: string, place: string): string {
    const [version, keyId = "", payload = ""] = closed.split(".");
    if (version !== VERSION) throw new Error("This secret was stored in an unknown format.");
    const bytes = Buffer.from(payload, "base64url");
    const decipher = createDecipheriv(ALGORITHM, this.#key(keyId), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  }

  #key(keyId: string): Buffer {
    const key = this.#keys.get(keyId);
    if (!key) throw new Error(`No encryption key has the id ${keyId}. Was ENCRYPTION_KEY changed without rotating?`);
    return key;
  }
}

/** Identifies the row that a secret belongs to. */
export const apiKeyContext = (userId: string, provider: string): string => `api-key:${userId}:${provider}`;
export const twoFactorPlace = (userId: string): string => `two-factor:${userId}`;

const computeKeyId = (key: string): string => createHash("sha256").update(Buffer.from(key, "base64")).digest("hex").slice(0, 8);
const keyPrefix = (keyId: string): string => `${VERSION}.${keyId}.`;
