import type { ProductFacts, ProductSource } from "#core/contracts/product-facts.ts";
import { TextLink } from "#web/ui/text-link.tsx";

const SOURCE_TEXTS: Record<ProductSource, string> = {
  off: "Data from Open Food Facts (ODbL)",
  usda: "Data from USDA Branded Foods",
  own: "You typed this in",
};

/** Where a product's figures come from: the license of Open Food Facts asks for it wherever a product is shown. */
export function ProductSourceText({ product: { source, sourceUrl, isCorrected } }: { product: ProductFacts }) {
  const text = SOURCE_TEXTS[source];
  return (
    <>
      {sourceUrl ? (
        <TextLink asChild className="inline min-h-0 px-0 font-semibold">
          <a href={sourceUrl} target="_blank" rel="noreferrer">
            {text}
          </a>
        </TextLink>
      ) : (
        text
      )}
      {isCorrected && source !== "own" && ", corrected by you"}
    </>
  );
}
