import { createHash } from "node:crypto";

/** Known before it is kept, so that a device without a network can name it. */
export function productFoodId(userId: string, gtin: string): string {
  const hex = createHash("sha256").update(`product:${userId}:${gtin}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
