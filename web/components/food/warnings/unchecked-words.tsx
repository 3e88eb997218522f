import type { Preferences } from "#core/contracts/preferences.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

/** Stands wherever foods are judged: a word that nothing can be looked for by must not seem to have been checked. */
export function UncheckedWords({ avoids, className }: { avoids: Preferences["avoids"]; className?: string }) {
  const t = texts("food");
  const words = avoids?.unchecked.map(({ line }) => t("allergens.quoted", { words: line })) ?? [];
  if (words.length === 0) return null;
  return <p className={className ?? "text-pretty"}>{t("allergens.unchecked", { list: formatList(words) })}</p>;
}
