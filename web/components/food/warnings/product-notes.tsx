import { useQuery } from "@tanstack/react-query";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import { DOUBT_TEXTS } from "#core/domain/products/doubts.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { allergySentences } from "./allergen-words.ts";
import { WarningNotice } from "./warning-notice.tsx";

/** Warnings about a product, shown wherever its figures are shown. */
export function ProductNotes({ product }: { product: ProductFacts }) {
  return (
    <>
      <OtherAllergyWarning product={product} />
      <Doubts product={product} />
    </>
  );
}

/** Allergens that are not on our list, such as celery, are compared by name with what this user avoids. */
function OtherAllergyWarning({ product: { otherAllergens, otherTraces } }: { product: ProductFacts }) {
  const { data: preferences } = useQuery(preferencesQuery);
  const isAvoided = (given: string) => preferences?.allergies.some((word) => sameWord(word, given));
  const [contains, mayContain] = [otherAllergens.filter(isAvoided), otherTraces.filter(isAvoided)];
  if (contains.length + mayContain.length === 0) return null;
  return (
    <WarningNotice label="Allergy warning" title={allergySentences(contains, mayContain)}>
      That is on your list of things to avoid. Check the label, and ask when you are not sure.
    </WarningNotice>
  );
}

/** Treats 'Lupin' and 'lupins' as the same. */
function sameWord(one: string, other: string): boolean {
  const [a, b] = [one.trim().toLowerCase(), other.trim().toLowerCase()];
  return a !== "" && b !== "" && (a.includes(b) || b.includes(a));
}

/** Explains why the figures may be wrong; in calm mode without naming the figures. */
function Doubts({ product: { doubts } }: { product: ProductFacts }) {
  const isCalm = useIsCalm();
  if (doubts.length === 0) return null;
  return (
    <WarningNotice label="Check the label" title="Check the label">
      {isCalm ? (
        "Something about this entry looks doubtful. The packet in your hand is right."
      ) : (
        <ul className="grid gap-1">
          {doubts.map((doubt) => (
            <li key={doubt}>{DOUBT_TEXTS[doubt]}</li>
          ))}
        </ul>
      )}
    </WarningNotice>
  );
}
