/** In the order of a day. */
export const MEAL_TYPES = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealType = (typeof MEAL_TYPES)[number];

interface Meal {
  name: string;
  /** A snack can come at any time, so it is not one of the day's main meals. */
  isMain: boolean;
  /** 'HH:MM': from then on, most people have this meal, until the next one starts. */
  startsAt: readonly string[];
  /** 'HH:MM', for an entry on another day, or in a file without times. */
  usualTime: string;
  /** The usual share of a day's energy. */
  share: number;
  /** The minimum even if the day's need is nearly met: a snack in the evening, more earlier in the day. */
  minKcal: { byDay: number; inTheEvening: number };
  /** Users who need more energy eat more often. */
  maxKcal: number;
  /** Including the drinks of the meal. */
  maxGrams: number;
  /** How other apps' files name it. */
  importWords: RegExp;
}

export const MEALS: Record<MealType, Meal> = {
  breakfast: {
    name: "Breakfast",
    isMain: true,
    startsAt: ["04:00"],
    usualTime: "08:00",
    share: 0.25,
    minKcal: { byDay: 220, inTheEvening: 200 },
    maxKcal: 1000,
    maxGrams: 600,
    importWords: /breakfast|frühst|desayuno|petit/,
  },
  lunch: {
    name: "Lunch",
    isMain: true,
    startsAt: ["11:00"],
    usualTime: "12:30",
    share: 0.3,
    minKcal: { byDay: 260, inTheEvening: 180 },
    maxKcal: 1150,
    maxGrams: 700,
    importWords: /brunch|lunch|mittag|almuerzo|déjeuner/,
  },
  dinner: {
    name: "Dinner",
    isMain: true,
    startsAt: ["17:00"],
    usualTime: "18:30",
    share: 0.33,
    minKcal: { byDay: 260, inTheEvening: 180 },
    maxKcal: 1200,
    maxGrams: 700,
    importWords: /dinner|supper|abend|cena|dîner/,
  },
  snack: {
    name: "Snack",
    isMain: false,
    startsAt: ["00:00", "15:00", "21:30"],
    usualTime: "16:00",
    share: 0.12,
    minKcal: { byDay: 110, inTheEvening: 90 },
    maxKcal: 500,
    maxGrams: 350,
    importWords: /snack|dessert|drink/,
  },
};

export const MAIN_MEALS: readonly MealType[] = MEAL_TYPES.filter((meal) => MEALS[meal].isMain);

const STARTS = MEAL_TYPES.flatMap((meal) => MEALS[meal].startsAt.map((time) => ({ time, meal }))).toSorted((a, b) =>
  a.time < b.time ? -1 : 1,
);
const LAST_MINUTE = "23:59";

/** The meal that most people have at this time, 'HH:MM'. */
export function findMealAt(time: string): MealType {
  const isTime = time <= LAST_MINUTE;
  return (isTime ? STARTS.findLast((start) => start.time <= time)?.meal : undefined) ?? MEAL_TYPES[0];
}

/** The meals of a day from this one on. After a snack, only the last main meal counts as still to come. */
export function listMealsAhead(meal: MealType): readonly MealType[] {
  return MEALS[meal].isMain ? MEAL_TYPES.slice(MEAL_TYPES.indexOf(meal)) : [meal, ...MAIN_MEALS.slice(-1)];
}
