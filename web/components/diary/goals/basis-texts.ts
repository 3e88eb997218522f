import type { DayGoals } from "#core/domain/needs/day-goals.ts";
import { ENERGY_SOURCE } from "#core/domain/needs/energy.ts";
import { ESTIMATES_SOURCE } from "#core/domain/needs/energy-estimates.ts";
import type { EnergyMeasure, PersonWithGoal } from "#core/domain/needs/energy-measure.ts";
import { DRI_SOURCE } from "#core/domain/needs/needs.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

type Person = Pick<PersonWithGoal, "age" | "gender">;

const GROWN_UP_FROM = 19;
const BASIS_KEYS = { body: "body", "age and gender": "ageAndGender", age: "age", general: "general" } as const;

/** The word for somebody of this age and gender, as a message selects it. */
function selectPerson({ age, gender }: Person): "girl" | "boy" | "woman" | "man" | "person" {
  if (age === null || gender === null || gender === "other") return "person";
  if (age >= GROWN_UP_FROM) return gender === "female" ? "woman" : "man";
  return gender === "female" ? "girl" : "boy";
}

const basisValues = ({ needRestsOn }: EnergyMeasure, person: Person) => ({
  person: selectPerson(person),
  age: String(person.age),
  source: needRestsOn === "body" ? ENERGY_SOURCE : ESTIMATES_SOURCE,
});

/** What the need rests on. */
export const needBasisText = (energy: EnergyMeasure, person: Person): string =>
  texts("diary-parts")(`basis.${BASIS_KEYS[energy.needRestsOn]}`, basisValues(energy, person));

export function proteinBasisText({ protein, proteinRestsOn: { restsOn, gramsPerKg } }: DayGoals): string {
  const t = texts("diary-parts");
  if (restsOn === "weight") return t("basis.proteinWeight", { amount: formatAmount(gramsPerKg), source: DRI_SOURCE });
  if (restsOn === "age") return t("basis.proteinAge", { source: DRI_SOURCE });
  return t("basis.proteinGeneral", { amount: formatWhole(protein) });
}

/** What the line in a chart of the days' energy is. */
export function lineText(energy: EnergyMeasure, person: Person): string {
  const t = texts("diary-parts");
  const { goalKcal, needKcal, needRestsOn } = energy;
  if (goalKcal !== null && goalKcal >= needKcal) return t("line.goal");
  const line = t(`line.${BASIS_KEYS[needRestsOn]}`, basisValues(energy, person));
  return goalKcal === null ? line : `${line} ${t("line.yourGoal", { kcal: formatWhole(goalKcal) })}`;
}
