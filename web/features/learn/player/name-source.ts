import type { CardResponse } from "#core/contracts/learn/learn.ts";
import { texts } from "#web/texts/texts.ts";

/** 'WHO, Healthy diet, 2020' */
export const nameSource = ({ title, year }: CardResponse["sources"][number]): string =>
  texts("learn")("lesson.sourceName", { title, year: String(year) });
