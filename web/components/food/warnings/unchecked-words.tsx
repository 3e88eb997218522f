import type { Preferences } from "#core/contracts/preferences.ts";
import { formatList } from "#web/lib/format/numbers.ts";

/** Stands wherever foods are judged: a word that nothing can be looked for by must not seem to have been checked. */
export function UncheckedWords({ avoids, className }: { avoids: Preferences["avoids"]; className?: string }) {
  const words = avoids?.unchecked.map(({ line }) => `“${line}”`) ?? [];
  if (words.length === 0) return null;
  return <p className={className ?? "text-pretty"}>We cannot look for {formatList(words)} in a food. The label can tell you.</p>;
}
