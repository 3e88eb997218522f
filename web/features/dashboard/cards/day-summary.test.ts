import { expect, it } from "vitest";
import type { MealType } from "#core/domain/diary/meals.ts";
import { measureEnergy, type PersonWithGoal, UNKNOWN_PERSON } from "#core/domain/needs/energy-measure.ts";
import { dayLine, mealsLine } from "./day-summary.ts";

it.each<[MealType[], string]>([
  [[], "Your day starts whenever you do."],
  [["breakfast", "breakfast"], "One meal in, lunch and dinner still to come."],
  [["breakfast", "lunch", "snack"], "Three meals in, dinner still to come."],
  [["lunch"], "One meal in, dinner still to come."],
  [["breakfast", "dinner"], "Two meals in."],
  [["snack"], "One meal in."],
  [["breakfast", "lunch", "dinner", "snack"], "Four meals in."],
])("after %j it says: %s", (meals, line) => {
  expect(mealsLine(meals)).toBe(line);
});

/** Against 2,000 kcal, unless something else is given. */
const measure = (overrides: Partial<PersonWithGoal> = {}) => measureEnergy({ ...UNKNOWN_PERSON, ...overrides });
const LOW = measure({ calorieGoal: 900 });

const day = (overrides: Partial<Parameters<typeof dayLine>[0]>) =>
  dayLine({ meals: ["breakfast", "lunch"], kcal: 1000, energy: measure(), proteinG: 20, proteinGoalG: 60, ...overrides });

it("says what to do first", () => {
  expect(day({ meals: [], kcal: 0 })).toBe("Nothing logged yet today. Start with whatever you ate last.");
});

it("mentions the half, and the dinner that comes next", () => {
  expect(day({})).toBe("Half your day's energy is in. Dinner comes next.");
  expect(day({ meals: ["dinner"] })).toBe("Half your day's energy is in.");
});

it("says what protein is for once the goal is reached", () => {
  expect(day({ proteinG: 60 })).toBe("60 g of protein in. Your muscles have what they need to repair.");
  expect(day({ proteinG: 60, proteinGoalG: 84.5 })).toBe("Half your day's energy is in. Dinner comes next.");
});

it("calls nothing enough while the day is far below what the body needs, whatever the goal is", () => {
  const underWay = "Your day is under way. Every food adds to the picture.";
  expect(day({ kcal: 999, proteinG: 60 })).toBe(underWay);
  expect(day({ kcal: 1000, proteinG: 60 })).toMatch(/Your muscles have what they need/);
  for (const kcal of [500, 700, 900]) expect(day({ kcal, energy: LOW, proteinG: 60 })).toBe(underWay);
});

it("calls nothing reached while the goal is far below the need, and nothing too much below the need", () => {
  expect(day({ kcal: 1900, energy: LOW, proteinG: 90 })).toBe("Most of your day's energy is in.");
  expect(day({ kcal: 2000, energy: LOW })).toBe("Most of your day's energy is in.");
  expect(day({ kcal: 2001, energy: LOW })).toBe("2,001 kcal today. Bodies even things out over a week.");
});

it("does not judge a day beyond the larger of goal and need", () => {
  expect(day({ kcal: 2410, energy: measure({ calorieGoal: 2500 }) })).toBe("Most of your day's energy is in.");
  expect(day({ kcal: 2410, proteinG: 90 })).toBe("2,410 kcal today. Bodies even things out over a week.");
});

it("never praises little", () => {
  expect(day({ kcal: 200 })).toBe("Your day is under way. Every food adds to the picture.");
  expect(day({ kcal: 1900 })).toBe("Most of your day's energy is in.");
});
