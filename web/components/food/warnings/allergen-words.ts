import { speakAllergen } from "#core/domain/allergens/allergens.ts";
import type { AvoidedPart, AvoidsMatch } from "#core/domain/allergens/match-avoids.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";

const ALLERGEN_TEXTS = {
  milk: "allergen.milk",
  egg: "allergen.egg",
  fish: "allergen.fish",
  shellfish: "allergen.shellfish",
  "tree nuts": "allergen.treeNuts",
  peanut: "allergen.peanut",
  wheat: "allergen.wheat",
  gluten: "allergen.gluten",
  soy: "allergen.soy",
  sesame: "allergen.sesame",
  lactose: "allergen.lactose",
} as const satisfies Record<AvoidedPart, TextKey<"food">>;

export const allergenWord = (part: AvoidedPart): string => texts("food")(ALLERGEN_TEXTS[part]);

export const avoidedWord = (part: AvoidedPart): string => (part === "lactose" ? part : speakAllergen(part));

/** 'Contains milk and egg. May contain soy.' */
export function allergySentences(contains: readonly string[], mayContain: readonly string[], unknown: readonly string[] = []): string {
  const t = texts("food");
  const sentences = [
    contains.length > 0 && t("allergens.contains", { list: formatList(contains) }),
    mayContain.length > 0 && t("allergens.mayContain", { list: formatList(mayContain) }),
    unknown.length > 0 && t("allergens.unknown", { list: formatList(unknown) }),
  ];
  return sentences.filter(Boolean).join(" ");
}

export const matchSentences = ({ contains, mayContain, unknown }: AvoidsMatch): string =>
  allergySentences(contains.map(avoidedWord), mayContain.map(avoidedWord), unknown.map(avoidedWord));
