import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useQuery } from "@tanstack/react-query";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import { DOUBT_TEXTS } from "#core/domain/products/doubts.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { Notice } from "#web/ui/notice.tsx";

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
  const parts = [
    contains.length > 0 && `Contains ${formatList(contains)}.`,
    mayContain.length > 0 && `May contain ${formatList(mayContain)}.`,
  ];
  return (
    <Notice role="note" aria-label="Allergy warning" className="flex gap-3">
      <WarningIcon weight="fill" size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-sun-ink" />
      <div className="grid gap-1">
        <h3>{parts.filter(Boolean).join(" ")}</h3>
        <p className="text-pretty text-[0.9375rem]">
          That is on your list of things to avoid. Check the label, and ask when you are not sure.
        </p>
      </div>
    </Notice>
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
    <Notice role="note" aria-label="Check the label" className="flex gap-3">
      <WarningIcon weight="fill" size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-sun-ink" />
      <div className="grid gap-1">
        <h3>Check the label</h3>
        {isCalm ? (
          <p className="text-pretty text-[0.9375rem]">Something about this entry looks doubtful. The packet in your hand is right.</p>
        ) : (
          <ul className="grid gap-1 text-pretty text-[0.9375rem]">
            {doubts.map((doubt) => (
              <li key={doubt}>{DOUBT_TEXTS[doubt]}</li>
            ))}
          </ul>
        )}
      </div>
    </Notice>
  );
}
