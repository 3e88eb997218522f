import { type TextKey, texts } from "#web/texts/texts.ts";

/** Explains each line of the label in one or two sentences. */
const MEANINGS: Readonly<Record<string, Extract<TextKey<"labs">, `meaning.${string}`>>> = {
  "Total Fat": "meaning.fat",
  "Saturated Fat": "meaning.saturatedFat",
  "Trans Fat": "meaning.transFat",
  Cholesterol: "meaning.cholesterol",
  Sodium: "meaning.sodium",
  "Total Carbohydrate": "meaning.carbohydrate",
  "Dietary Fiber": "meaning.fiber",
  "Total Sugars": "meaning.sugars",
  "Added Sugars": "meaning.addedSugars",
  Protein: "meaning.protein",
  "Vitamin D": "meaning.vitaminD",
  Calcium: "meaning.calcium",
  Iron: "meaning.iron",
  Potassium: "meaning.potassium",
};

export function describeMeaning(line: string): string {
  const key = MEANINGS[line] ?? MEANINGS[line.replace(/^Includes /, "")];
  return texts("labs")(key ?? "meaning.other");
}
