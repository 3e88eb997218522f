import { useQuery } from "@tanstack/react-query";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import { WARNING_TEXTS } from "#core/domain/products/product-warnings.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { texts } from "#web/texts/texts.ts";
import { allergySentences } from "./allergen-words.ts";
import { WarningNotice } from "./warning-notice.tsx";

/** Warnings about a product, shown wherever its figures are shown. */
export function ProductNotes({ product }: { product: ProductFacts }) {
  return (
    <>
      <OtherAllergyWarning product={product} />
      <ProductWarnings product={product} />
    </>
  );
}

/** Allergens that are not on our list, such as celery, are compared by name with what this user avoids. */
function OtherAllergyWarning({ product: { otherAllergens, otherTraces } }: { product: ProductFacts }) {
  const t = texts("food");
  const { data: preferences } = useQuery(preferencesQuery);
  const isAvoided = (allergen: string) => preferences?.allergies.some((word) => sameWord(word, allergen));
  const [contains, mayContain] = [otherAllergens.filter(isAvoided), otherTraces.filter(isAvoided)];
  if (contains.length + mayContain.length === 0) return null;
  return (
    <WarningNotice label={t("allergens.warning")} title={allergySentences(contains, mayContain)}>
      {t("allergens.onListCheck")}
    </WarningNotice>
  );
}

/** Treats 'Lupin' and 'lupins' as the same. */
function sameWord(first: string, second: string): boolean {
  const [a, b] = [first.trim().toLowerCase(), second.trim().toLowerCase()];
  return a !== "" && b !== "" && (a.includes(b) || b.includes(a));
}

/** Explains why the figures may be wrong; in calm mode without naming the figures. */
function ProductWarnings({ product: { doubts: warnings } }: { product: ProductFacts }) {
  const t = texts("food");
  const isCalm = useIsCalm();
  if (warnings.length === 0) return null;
  return (
    <WarningNotice label={t("product.checkLabel")} title={t("product.checkLabel")}>
      {isCalm ? (
        t("product.calmWarning")
      ) : (
        <ul className="grid gap-1">
          {warnings.map((warning) => (
            <li key={warning}>{WARNING_TEXTS[warning]}</li>
          ))}
        </ul>
      )}
    </WarningNotice>
  );
}
