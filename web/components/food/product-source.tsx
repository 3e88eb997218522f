import type { ProductFacts } from "#core/contracts/product-facts.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";

/** The source of a product's figures, which the license of Open Food Facts requires wherever a product is shown. */
export function ProductSourceText({ product: { source, sourceUrl, isCorrected } }: { product: ProductFacts }) {
  const t = texts("food");
  const text = t(`source.${source}`);
  const linked = sourceUrl ? (
    <TextLink asChild className="inline min-h-0 px-0 font-semibold">
      <a href={sourceUrl} target="_blank" rel="noreferrer">
        {text}
      </a>
    </TextLink>
  ) : (
    text
  );
  return isCorrected && source !== "own" ? t.rich("source.corrected", { source: linked }) : linked;
}

const SOURCE_NOTES = { off: "Open Food Facts (ODbL)", usda: "USDA Branded Foods" };

/** The source note below a list of foods. Renders nothing if the list contains no products from others. */
export function ProductSourcesNote({ foods, className }: { foods: readonly { product?: ProductFacts | undefined }[]; className?: string }) {
  const sources = new Set(foods.flatMap(({ product }) => (product && product.source !== "own" ? SOURCE_NOTES[product.source] : [])));
  if (sources.size === 0) return null;
  return (
    <p className={cn("text-muted-foreground text-sm", className)}>{texts("food")("source.note", { sources: formatList([...sources]) })}</p>
  );
}
