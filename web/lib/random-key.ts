/** A key that nobody else has. `crypto.randomUUID` is missing where a page comes without TLS. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
