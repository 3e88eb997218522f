import { createHash } from "node:crypto";

/** Derived from the user and barcode, so that an offline device can refer to the food before it is stored. */
export function productFoodId(userId: string, gtin: string): string {
  const hex = createHash("sha256").update(`product:${userId}:${gtin}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
