import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** How an answer differs from that of a valid device. */
export interface PasskeyOverrides {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
  credentialId?: string;
  /** Adds a certificate that was not requested. */
  certificate?: Buffer;
  /** Changes the signed data after signing. */
  isTampered?: boolean;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device with one passkey, written from the WebAuthn standard without the library that the server uses. */
export class PasskeyDevice {
  readonly credentialId: string;
  readonly #privateKey;
  readonly #coseKey: Buffer;
  readonly #origin: string;
  readonly #counts: boolean;
  #rpId = "";
  #userHandle = "";
  #counter = 0;

  /** A device with `counts: false` always sends 0, like devices that sync their passkeys through a cloud. */
  constructor(origin = "http://localhost", { counts = true } = {}) {
    this.#origin = origin;
    this.credentialId = randomBytes(16).toString("base64url");
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#privateKey = privateKey;
    // Key type EC2, algorithm ES256, curve P-256 and the point on it.
    this.#coseKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, fromBase64(x)],
        [-3, fromBase64(y)],
      ]),
    );
    this.#counts = counts;
  }

  /** The data that the browser sends to store a new passkey. */
  create(options: CreationOptions, deviations: PasskeyOverrides = {}) {
    this.#rpId = options.rp.id;
    this.#userHandle = options.user.id;
    const id = fromBase64(deviations.credentialId ?? this.credentialId);
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey]);
    const clientData = this.#clientData("webauthn.create", options.challenge, deviations);
    const authData = Buffer.concat([this.#authenticatorData(HAS_CREDENTIAL, deviations), credential]);
    const statement = deviations.certificate
      ? { fmt: "packed", attStmt: { alg: -7, sig: this.#sign(authData, clientData), x5c: [deviations.certificate] } }
      : { fmt: "none", attStmt: {} };
    return {
      ...this.#credential(deviations),
      response: {
        clientDataJSON: toBase64(clientData),
        attestationObject: toBase64(cbor({ ...statement, authData })),
        transports: ["internal", "hybrid"],
      },
    };
  }

  /** The data that the browser sends to sign in. */
  signIn(options: RequestOptions, deviations: PasskeyOverrides = {}) {
    const clientData = this.#clientData("webauthn.get", options.challenge, deviations);
    const authenticatorData = this.#authenticatorData(0, deviations);
    const signature = this.#sign(authenticatorData, clientData);
    if (deviations.isTampered) authenticatorData.writeUInt32BE(1_000_000, 33);
    return {
      ...this.#credential(deviations),
      response: {
        clientDataJSON: toBase64(clientData),
        authenticatorData: toBase64(authenticatorData),
        signature: toBase64(signature),
        userHandle: deviations.userHandle ?? this.#userHandle,
      },
    };
  }

  #credential({ credentialId = this.credentialId }: PasskeyOverrides) {
    return { id: credentialId, rawId: credentialId, type: "public-key" };
  }

  #clientData(type: string, challenge: string, deviations: PasskeyOverrides): Buffer {
    const { origin = this.#origin, crossOrigin = false } = deviations;
    return Buffer.from(
      JSON.stringify({ type: deviations.type ?? type, challenge: deviations.challenge ?? challenge, origin, crossOrigin }),
    );
  }

  #authenticatorData(flags: number, { rpId = this.#rpId, isUserVerified = true, counter }: PasskeyOverrides): Buffer {
    if (this.#counts) this.#counter += 1;
    const data = Buffer.alloc(37);
    createHash("sha256").update(rpId).digest().copy(data);
    data.writeUInt8(flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0), 32);
    data.writeUInt32BE(counter ?? this.#counter, 33);
    return data;
  }

  #sign(authenticatorData: Buffer, clientData: Buffer): Buffer {
    return sign("sha256", Buffer.concat([authenticatorData, createHash("sha256").update(clientData).digest()]), this.#privateKey);
  }
}

const toBase64 = (bytes: Buffer): string => bytes.toString("base64url");
const fromBase64 = (text: string): Buffer => Buffer.from(text, "base64url");

/** Implements as much of RFC 8949 as passkeys need. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = value instanceof Map ? [...value] : Object.entries(value as object);
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(majorType: number, argument: number): Buffer {
  const type = majorType << 5;
  if (argument < 24) return Buffer.from([type | argument]);
  return argument < 256 ? Buffer.from([type | 24, argument]) : Buffer.from([type | 25, argument >> 8, argument & 0xff]);
}
