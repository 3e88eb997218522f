import type { DayGoals } from "#core/domain/needs/day-goals.ts";
import { ENERGY_SOURCE } from "#core/domain/needs/energy.ts";
import { ESTIMATES_SOURCE } from "#core/domain/needs/energy-estimates.ts";
import type { EnergyMeasure, PersonWithGoal } from "#core/domain/needs/energy-measure.ts";
import { DRI_SOURCE } from "#core/domain/needs/needs.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";

const PEOPLE = { female: "girl", male: "boy", other: "person" } as const;
const GROWN_UP_PEOPLE = { female: "woman", male: "man", other: "person" } as const;
const GROWN_UP_FROM = 19;

/** 'a girl of 15' */
function whoIs({ age, gender }: Pick<PersonWithGoal, "age" | "gender">): string {
  const names = age !== null && age >= GROWN_UP_FROM ? GROWN_UP_PEOPLE : PEOPLE;
  return `a${gender === null || age === null ? " person" : ` ${names[gender]}`} of ${age}`;
}

/** What the need rests on. */
export function needBasisText({ needRestsOn }: EnergyMeasure, person: Pick<PersonWithGoal, "age" | "gender">): string {
  switch (needRestsOn) {
    case "body":
      return `what a body like yours needs in a day, from your age, height, weight and how much you move (${ENERGY_SOURCE}). Yours may want 300 more or less.`;
    case "age and gender":
      return `what ${whoIs(person)} who moves little needs in a day (${ESTIMATES_SOURCE}). With your height, weight and how much you move it becomes your own.`;
    case "age":
      return `what ${whoIs(person)} who moves little needs at least, the figure for girls (${ESTIMATES_SOURCE}). With your gender, height, weight and how much you move it becomes your own.`;
    case "general":
      return "a general figure, not yours, because your age is not in your profile.";
  }
}

export function proteinBasisText({ protein, proteinRestsOn: { restsOn, gramsPerKg } }: DayGoals): string {
  if (restsOn === "weight")
    return `g of protein: ${formatAmount(gramsPerKg)} g for each kilogram of your weight (${DRI_SOURCE}). More is fine.`;
  if (restsOn === "age") return `g of protein: what most people your age need (${DRI_SOURCE}). More is fine.`;
  return `g of protein: a general figure, not yours. Reaching ${formatWhole(protein)} is not a must.`;
}

export const fatBasisText = ({ carbs }: DayGoals): string =>
  `g of fat: 30% of that energy. The rest of it is ${formatWhole(carbs)} g of carbs.`;

export const waterBasisText = ({ drinksMl }: DayGoals): string =>
  drinksMl === undefined ? "glasses of water: a round number for everybody." : "glasses of water: what people your age drink in a day.";

export const GOAL_IS_YOURS = "the goal you set. It stays yours, and stands beside the need.";
export const LOGGED_SO_FAR = "what is logged. Meals that were not logged still fed you.";
export const noFinishLine = (goalKcal: number): string =>
  `There is no score and no percent while a goal is far below need. Reaching ${formatWhole(goalKcal)} isn't a finish line here.`;
export const AGE_IS_ENOUGH = "Make it yours: your age is enough for a start.";
export const NEED_WITHOUT_PREGNANCY = "These needs are general figures that count no pregnancy. Your doctor or midwife knows yours.";
export const NOT_MEDICAL_ADVICE = "These are estimates for a day, not medical advice.";

/** What the line in a chart of the days' energy is. */
export function lineText(energy: EnergyMeasure, person: Pick<PersonWithGoal, "age" | "gender">): string {
  const { goalKcal, needKcal } = energy;
  const line = goalKcal !== null && goalKcal >= needKcal ? "The line is the goal you set." : `The line is ${needBasisText(energy, person)}`;
  return goalKcal !== null && goalKcal < needKcal ? `${line} Your goal: ${formatWhole(goalKcal)} kcal.` : line;
}
