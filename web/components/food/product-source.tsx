import type { ProductFacts, ProductSource } from "#core/contracts/product-facts.ts";
import { cn } from "#web/lib/class-names.ts";
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

const SOURCE_NOTES = { off: "Open Food Facts (ODbL)", usda: "USDA Branded Foods" };

/** Once below a list that has products of others in it; nothing where it has none. */
export function ProductSourcesNote({ foods, className }: { foods: readonly { product?: ProductFacts | undefined }[]; className?: string }) {
  const sources = new Set(foods.flatMap(({ product }) => (product && product.source !== "own" ? SOURCE_NOTES[product.source] : [])));
  if (sources.size === 0) return null;
  return <p className={cn("text-muted-foreground text-sm", className)}>Product data from {[...sources].join(" and ")}.</p>;
}
