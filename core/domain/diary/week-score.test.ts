import { expect, test } from "vitest";
import { type LoggedWeek, SCORE_LABELS, scoreWeek } from "./week-score.ts";

const NO_GROUPS = { fruitCups: 0, vegetableCups: 0, wholeGrainsOz: 0, refinedGrainsOz: 0, dairyCups: 0, proteinOz: 0, addedSugarsG: 0 };
const GOOD: LoggedWeek = {
  loggedDays: 5,
  energyKcal: 2200,
  kcal: 11_000,
  fiberG: 160,
  saturatedFatG: 100,
  sodiumMg: 11_000,
  groups: { ...NO_GROUPS, fruitCups: 10, vegetableCups: 13, wholeGrainsOz: 18, dairyCups: 15, proteinOz: 30, addedSugarsG: 100 },
  differentFoods: 25,
};

/** Generates the same numbers in every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const times = (week: LoggedWeek, factor: number): LoggedWeek => ({
  ...week,
  kcal: week.kcal * factor,
  fiberG: week.fiberG * factor,
  saturatedFatG: week.saturatedFatG * factor,
  sodiumMg: week.sodiumMg * factor,
  // Safe to cast: it has the same keys, each with a number.
  groups: Object.fromEntries(
    Object.entries(week.groups).map(([name, amount]) => [name, amount * factor]),
  ) as unknown as LoggedWeek["groups"],
});

// Spec: S2.54, S2.55, S9.5, D1.6
test("the score is 85 'Very Good' until three days are logged", () => {
  for (const loggedDays of [0, 1, 2])
    expect(scoreWeek({ ...GOOD, loggedDays })).toMatchObject({ score: 85, label: "Very Good", parts: [] });
  expect(scoreWeek({ ...GOOD, loggedDays: 3 }).parts).toHaveLength(10);
});

test("the score is high for a varied week and low for one of sugar and salt, in encouraging words", () => {
  expect(scoreWeek(GOOD)).toMatchObject({ label: "Very Good" });
  const sweet = {
    ...GOOD,
    fiberG: 20,
    saturatedFatG: 250,
    sodiumMg: 27_000,
    differentFoods: 4,
    groups: { ...NO_GROUPS, addedSugarsG: 800, proteinOz: 10 },
  };
  expect(scoreWeek(sweet)).toMatchObject({ label: "Room to grow" });
  expect(scoreWeek(sweet).score).toBeLessThan(30);
});

test("the score is the sum of its parts", () => {
  const { score, parts } = scoreWeek(GOOD);
  expect(Math.abs(parts.reduce((sum, { points }) => sum + points, 0) - score)).toBeLessThan(1);
  expect(parts.reduce((sum, { of }) => sum + of, 0)).toBe(100);
});

test("the score always names one thing to add, even if nothing is missing", () => {
  expect(scoreWeek({ ...GOOD, groups: { ...GOOD.groups, fruitCups: 0 } }).add).toMatch(/fruit/);
  expect(scoreWeek({ ...GOOD, groups: { ...GOOD.groups, wholeGrainsOz: 0 } }).add).toMatch(/whole grain/);
  expect(
    scoreWeek({ ...GOOD, groups: { ...GOOD.groups, fruitCups: 99, vegetableCups: 99, wholeGrainsOz: 99, dairyCups: 99 } }).add,
  ).toMatch(/^Add /);
});

test("the score never rises by eating less of everything, whatever the week was", () => {
  const random = randomNumbers(7);
  const upTo = (most: number) => random.next().value * most;
  for (let round = 0; round < 2000; round += 1) {
    const week: LoggedWeek = {
      loggedDays: 3 + Math.floor(upTo(5)),
      energyKcal: 1600 + upTo(2400),
      kcal: upTo(25_000),
      fiberG: upTo(300),
      saturatedFatG: upTo(400),
      sodiumMg: upTo(40_000),
      differentFoods: Math.floor(upTo(40)),
      groups: {
        fruitCups: upTo(20),
        vegetableCups: upTo(20),
        wholeGrainsOz: upTo(30),
        refinedGrainsOz: upTo(30),
        dairyCups: upTo(20),
        proteinOz: upTo(50),
        addedSugarsG: upTo(600),
      },
    };
    const less = times(week, upTo(1));
    const fewer = { ...less, differentFoods: Math.floor(upTo(week.differentFoods + 1)) };
    expect(scoreWeek(fewer).score).toBeLessThanOrEqual(scoreWeek(week).score);
    expect(SCORE_LABELS).toContain(scoreWeek(week).label);
  }
});

test("the score is lower for a day with very little food than for the same food in full", () => {
  expect(scoreWeek(times(GOOD, 0.25)).score).toBeLessThan(scoreWeek(GOOD).score);
});
