/** The ages for which the Dietary Reference Intakes name upper limits. */
export const AGE_BANDS = ["9-13", "14-18", "19+"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

const FROM_14 = 14;
const FROM_19 = 19;

/** With an unknown age the lowest limit counts. */
export function findAgeBand(age: number | null | undefined): AgeBand {
  if (age === null || age === undefined || age < FROM_14) return "9-13";
  return age < FROM_19 ? "14-18" : "19+";
}
