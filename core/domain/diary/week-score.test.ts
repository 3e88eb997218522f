import { describe, expect, test } from "vitest";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { measureEnergy, UNKNOWN_PERSON } from "#core/domain/needs/energy-measure.ts";
import { daysThatCount, type LoggedWeek, SCORE_LABELS, scoreWeek } from "./week-score.ts";

const NO_GROUPS = { fruitCups: 0, vegetableCups: 0, wholeGrainsOz: 0, refinedGrainsOz: 0, dairyCups: 0, proteinOz: 0, addedSugarsG: 0 };
const GOOD: LoggedWeek = {
  ownDays: 7,
  needKcal: 2200,
  kcal: 15_400,
  fiberG: 224,
  saturatedFatG: 140,
  sodiumMg: 15_400,
  groups: { ...NO_GROUPS, fruitCups: 14, vegetableCups: 18, wholeGrainsOz: 25, dairyCups: 21, proteinOz: 42, addedSugarsG: 140 },
  differentFoods: 25,
};

const readScore = (week: LoggedWeek): number => scoreWeek(week).score ?? expect.unreachable("no score");

/** The same days, fewer of them. */
const scaleWeek = (week: LoggedWeek, ownDays: number): LoggedWeek => ({ ...times(week, ownDays / 7), ownDays });

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

// Spec: S2.54, S2.55, S9.5, D1.4, D1.6
test("the score is 85 'Very Good' before anything is logged", () => {
  expect(scoreWeek({ ...GOOD, ownDays: 0 })).toMatchObject({ score: 85, label: "Very Good", parts: [], ownDays: 0 });
  expect(scoreWeek({ ...GOOD, ownDays: 1 }).parts).toHaveLength(10);
});

test("the score becomes one's own by a seventh a day, without a jump", () => {
  const poor: LoggedWeek = { ...GOOD, fiberG: 0, differentFoods: 1, groups: NO_GROUPS };
  const scores = [0, 1, 2, 3, 4, 5, 6, 7].map((ownDays) => readScore(scaleWeek(poor, ownDays)));
  const own = scores[7] ?? 0;
  expect(own).toBeLessThan(30);
  for (const [ownDays, score] of scores.entries()) expect(Math.abs(score - ((7 - ownDays) * 85 + ownDays * own) / 7)).toBeLessThan(4);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test("the score is high for a varied week and low for one of sugar and salt, in encouraging words", () => {
  expect(scoreWeek(GOOD)).toMatchObject({ label: "Very Good" });
  const sweet = {
    ...GOOD,
    fiberG: 20,
    saturatedFatG: 350,
    sodiumMg: 38_000,
    differentFoods: 4,
    groups: { ...NO_GROUPS, addedSugarsG: 1120, proteinOz: 10 },
  };
  expect(scoreWeek(sweet)).toMatchObject({ label: "Room to grow" });
  expect(readScore(sweet)).toBeLessThan(30);
});

test("the score is the sum of its parts", () => {
  const { parts } = scoreWeek(GOOD);
  expect(Math.abs(parts.reduce((sum, { points }) => sum + points, 0) - readScore(GOOD))).toBeLessThan(1);
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
      ownDays: 1 + Math.floor(upTo(7)),
      needKcal: 1600 + upTo(2400),
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
    expect(readScore(fewer)).toBeLessThanOrEqual(readScore(week));
    expect(SCORE_LABELS).toContain(scoreWeek(week).label);
  }
});

test("the score is lower for a day with very little food than for the same food in full", () => {
  expect(readScore(times(GOOD, 0.25))).toBeLessThan(readScore(GOOD));
});

test("not even the most varied week is 'Very Good' on 60 percent of the need", () => {
  const best = { ...GOOD, groups: { ...GOOD.groups, fruitCups: 99, vegetableCups: 99, wholeGrainsOz: 99, dairyCups: 99, proteinOz: 99 } };
  expect(scoreWeek(best).label).toBe("Very Good");
  expect(scoreWeek({ ...times(best, 0.6), kcal: best.needKcal * 7 * 0.6 }).label).not.toBe("Very Good");
});

describe("of the last seven days", () => {
  const ENERGY = measureEnergy(UNKNOWN_PERSON);
  const TODAY = "2025-11-13";
  const day = (daysAgo: number, calories: number) => ({
    day: addDays("2025-11-13", -daysAgo),
    totals: { calories },
    meals: ["lunch"] as const,
  });
  const counted = (...days: [daysAgo: number, calories: number][]) =>
    daysThatCount(
      days.map(([daysAgo, calories]) => day(daysAgo, calories)),
      TODAY,
      ENERGY,
    )?.map(({ totals }) => totals.calories);

  test("those with half of the need count", () => {
    expect(counted([3, 1000], [2, 2400], [1, 999])).toEqual([1000, 2400]);
    expect(counted()).toEqual([]);
  });

  test("there is nothing to say if fewer count than not, but today may still grow", () => {
    expect(counted([2, 2400], [1, 999])).toEqual([2400]);
    expect(counted([3, 2400], [2, 999], [1, 999])).toBeUndefined();
    expect(counted([1, 700])).toBeUndefined();
    expect(counted([1, 2400], [0, 300])).toEqual([2400]);
    expect(counted([0, 1000])).toEqual([1000]);
  });

  test("there is nothing to say of a week in which only today is logged, with less than half of the need", () => {
    expect(counted([0, 300])).toBeUndefined();
  });

  test("there is nothing to say while the goal is far below the need, or most days are low", () => {
    const days = [1, 2, 3, 4, 5].map((daysAgo) => ({ ...day(daysAgo, 1150), meals: ["lunch", "dinner"] as const }));
    expect(daysThatCount(days, TODAY, ENERGY)).toBeUndefined();
    expect(daysThatCount(days.slice(1), TODAY, ENERGY)).toHaveLength(4);
    expect(daysThatCount([day(1, 2400)], TODAY, measureEnergy({ ...UNKNOWN_PERSON, calorieGoal: 800 }))).toBeUndefined();
    expect(daysThatCount([day(1, 2400)], TODAY, measureEnergy({ ...UNKNOWN_PERSON, age: 30, calorieGoal: 800 }))).toHaveLength(1);
  });
});
