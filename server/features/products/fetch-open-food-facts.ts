import { printedGtin } from "#core/domain/products/gtin.ts";
import { OFF_FIELDS, type OffProduct, readOffProduct } from "#core/domain/products/open-food-facts.ts";
import type { ProductRecord } from "#core/domain/products/product.ts";
import { PRODUCT_NAME, PRODUCT_VERSION } from "#core/domain/site/brand.ts";
import type { ProductsConfig } from "#server/platform/config.ts";
import { boundedFetch } from "#server/platform/other-services/bounded-fetch.ts";

/** Returns undefined if Open Food Facts does not know the product. Throws if it cannot be reached or its response cannot be parsed. */
export async function askOpenFoodFacts(
  { baseUrl, contact }: Pick<ProductsConfig, "baseUrl" | "contact">,
  gtin: string,
  signal: AbortSignal,
): Promise<ProductRecord | undefined> {
  const code = printedGtin(gtin);
  const address = `${baseUrl.replace(/\/+$/, "")}/api/v2/product/${code}.json?fields=${OFF_FIELDS.join(",")}`;
  const response = await boundedFetch(address, {
    signal,
    // A redirect could lead to a host that the operator did not choose.
    redirect: "error",
    headers: { "user-agent": `${PRODUCT_NAME}/${PRODUCT_VERSION} (${contact ?? "no contact given"})`, accept: "application/json" },
  });
  if (response.status !== 200 && response.status !== 404) {
    await response.body?.cancel();
    throw new Error(`Open Food Facts answered ${response.status}.`);
  }
  const answer: unknown = await response.json();
  if (typeof answer !== "object" || answer === null || !("status" in answer)) throw new Error("Open Food Facts answered something else.");
  if (answer.status !== 1 || !("product" in answer) || typeof answer.product !== "object" || answer.product === null) return undefined;
  // Open Food Facts may pad the same barcode with a different number of zeros.
  const product: OffProduct = { ...answer.product, code };
  return readOffProduct(product);
}
