import { expect, test } from "vitest";
import { apiKeyContext, Encryption } from "./encryption.ts";

const OLD = Buffer.alloc(32, 1).toString("base64");
const NEW = Buffer.alloc(32, 2).toString("base64");
const place = apiKeyContext("maya", "openai");

test("a secret decrypts to what was encrypted, and its ciphertext differs each time", () => {
  const encryption = new Encryption(OLD);
  const [first, second] = [encryption.encrypt("sk-canary", place), encryption.encrypt("sk-canary", place)];
  expect(encryption.decrypt(first, place)).toBe("sk-canary");
  expect(first).not.toBe(second);
  expect(first).not.toContain("canary");
});

test("a ciphertext moved to another user or provider does not decrypt", () => {
  const encryption = new Encryption(OLD);
  const closed = encryption.encrypt("sk-canary", place);
  expect(() => encryption.decrypt(closed, apiKeyContext("noah", "openai"))).toThrow();
  expect(() => encryption.decrypt(closed, apiKeyContext("maya", "gemini"))).toThrow();
});

test("a ciphertext that was changed or truncated does not decrypt", () => {
  const encryption = new Encryption(OLD);
  const closed = encryption.encrypt("sk-canary", place);
  const flipped = closed.slice(0, -6) + (closed.at(-6) === "A" ? "B" : "A") + closed.slice(-5);
  expect(() => encryption.decrypt(flipped, place)).toThrow();
  expect(() => encryption.decrypt(closed.slice(0, -8), place)).toThrow();
});

test("a former key still decrypts what it encrypted; an unknown key is named only by its id", () => {
  const closed = new Encryption(OLD).encrypt("sk-canary", place);
  const rotated = new Encryption(NEW, [OLD]);
  expect(rotated.decrypt(closed, place)).toBe("sk-canary");
  expect(closed.startsWith(rotated.currentPrefix)).toBe(false);
  expect(rotated.encrypt("x", place).startsWith(rotated.currentPrefix)).toBe(true);
  expect(() => new Encryption(NEW).decrypt(closed, place)).toThrow(/No encryption key has the id [0-9a-f]{8}\./);
});
