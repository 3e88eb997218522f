import { speakAllergen } from "#core/domain/allergens/allergens.ts";
import type { AvoidedPart, AvoidsMatch } from "#core/domain/allergens/match-avoids.ts";
import { formatList } from "#web/lib/format/numbers.ts";

export const avoidedWord = (part: AvoidedPart): string => (part === "lactose" ? part : speakAllergen(part));

/** 'Contains milk and egg. May contain soy.' */
export function allergySentences(contains: readonly string[], mayContain: readonly string[], unknown: readonly string[] = []): string {
  const parts = [
    contains.length > 0 && `Contains ${formatList(contains)}.`,
    mayContain.length > 0 && `May contain ${formatList(mayContain)}.`,
    unknown.length > 0 && `We don’t know about ${formatList(unknown)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

export const matchSentences = ({ contains, mayContain, unknown }: AvoidsMatch): string =>
  allergySentences(contains.map(avoidedWord), mayContain.map(avoidedWord), unknown.map(avoidedWord));
