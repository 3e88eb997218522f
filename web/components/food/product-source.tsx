import type { ProductFacts, ProductSource } from "#core/contracts/product-facts.ts";
import { cn } from "#web/lib/class-names.ts";
import { TextLink } from "#web/ui/text-link.tsx";

const SOURCE_TEXTS: Record<ProductSource, string> = {
  off: "Data from Open Food Facts (ODbL)",
  usda: "Data from USDA Branded Foods",
  own: "You typed this in",
};

/** The source of a product's figures, which the license of Open Food Facts requires wherever a product is shown. */
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

const SOURCE_NOTES = { off: "Open Food Facts (ODbL)", usda: "USDA Branded Foods" };

/** The source note below a list of foods. Renders nothing if the list contains no products from others. */
export function ProductSourcesNote({ foods, className }: { foods: readonly { product?: ProductFacts | undefined }[]; className?: string }) {
  const sources = new Set(foods.flatMap(({ product }) => (product && product.source !== "own" ? SOURCE_NOTES[product.source] : [])));
  if (sources.size === 0) return null;
  return <p className={cn("text-muted-foreground text-sm", className)}>Product data from {[...sources].join(" and ")}.</p>;
}
