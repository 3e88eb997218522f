import type { Gender } from "./profile-choices.ts";

/** What an inactive person of an age and sex uses in a day, for whoever did not fill in their body or how active they are. */
export const ESTIMATES_SOURCE = "Dietary Guidelines for Americans 2020–2025, appendix 2, inactive";

/** The estimate for everyone from this age on, up to the next row's. Ages that share a row share its highest figure. */
type Row = readonly [fromAge: number, kcal: number];

const ROWS: Record<"male" | "female", readonly Row[]> = {
  female: [
    [9, 1600],
    [14, 1800],
    [19, 2000],
    [26, 1800],
    [51, 1600],
  ],
  male: [
    [9, 1800],
    [13, 2000],
    [15, 2200],
    [16, 2400],
    [19, 2600],
    [21, 2400],
    [41, 2200],
    [61, 2000],
  ],
};

/** In kcal; undefined under nine. Without a gender it is the figure for girls, and for 'other' the mean of the two. */
export function estimateForAge(age: number, gender: Gender | null): number | undefined {
  const of = (sex: "male" | "female") => ROWS[sex].findLast(([fromAge]) => age >= fromAge)?.[1];
  const [female, male] = [of("female"), of("male")];
  if (female === undefined || male === undefined) return undefined;
  if (gender === "other") return (female + male) / 2;
  return gender === "male" ? male : female;
}
