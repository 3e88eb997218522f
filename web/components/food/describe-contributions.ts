import { texts } from "#web/texts/texts.ts";

/** What screen readers hear in calm mode: '1 cup brings vitamin C, fiber'. Without a portion it is about the chosen amount. */
export function describeContributions(portion: string | null, nutrients: string): string {
  const t = texts("food");
  if (!nutrients) return portion ? t("brings.little", { portion }) : t("brings.littleAmount");
  return portion ? t("brings.nutrients", { portion, nutrients }) : t("brings.nutrientsAmount", { nutrients });
}
