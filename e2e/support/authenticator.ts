import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const STEP_MS = 30_000;
const DIGITS = 6;
const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** An authenticator app according to RFC 6238, without the library that the server uses. */
export class Authenticator {
  readonly #secret: Buffer;
  #lastStep = 0;

  constructor(manualKey: string) {
    this.#secret = fromBase32(manualKey);
  }

  /**
   * Each code works only once. The next step's code is accepted early, because the server tolerates clock drift; beyond that, this waits.
   */
  async nextCode(): Promise<string> {
    const step = Math.max(currentStep(), this.#lastStep + 1);
    this.#lastStep = step;
    const earliestMs = (step - 1) * STEP_MS;
    await wait(Math.max(0, earliestMs - Date.now()));
    return makeCode(this.#secret, step);
  }
}

const currentStep = () => Math.floor(Date.now() / STEP_MS);

function makeCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/[01]{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
