import { setImmediate } from "node:timers/promises";
import type * as z from "zod";
import type { DaySummary, DaysSummary, WeekScore } from "#core/contracts/diary.ts";
import { dayAt, dayBounds, daysBetween } from "#core/domain/calendar/calendar-day.ts";
import { findHabits } from "#core/domain/diary/habits.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { NO_GLASSES } from "#core/domain/diary/water-periods.ts";
import { daysThatCount, NO_SCORE, SCORED_DAYS, STARTING_SCORE, scoreWeek } from "#core/domain/diary/week-score.ts";
import { type GroupedFood, groupsEaten, groupsIn, sumGroups } from "#core/domain/foods/food-groups-eaten.ts";
import { measureEnergy } from "#core/domain/needs/energy-measure.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { type Eaten, type EatenFood, listEaten, MAX_EATEN } from "#server/catalogue/eaten-foods.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";
import { listGlasses, listNewest } from "./queries.ts";
import { sumNutrients } from "./sum-days.ts";

const DAYS_A_TURN = 7;

/** The totals of each day, and the variety over all of them. */
export async function summarizeDays(
  deps: Deps,
  user: UserRow,
  { from, to, tz }: { from: string; to: string; tz: string },
): Promise<z.output<typeof DaysSummary>> {
  const days = daysBetween(from, to).map((day) => ({ day, ...dayBounds(day, tz) }));
  const [{ eaten, foods }, glasses] = await Promise.all([listInTurns(deps, user.id, days), listGlasses(deps.db, user.id, from, to)]);
  let next = 0;
  /** Both entries and days are in order, so each entry is visited once. */
  const eatenBefore = (end: Date): EatenFood[] => {
    const from = next;
    while (next < eaten.length && (eaten[next]?.loggedAt.getTime() ?? 0) < end.getTime()) next += 1;
    return eaten.slice(from, next);
  };
  const eatenByDay = days.map(({ day, end }) => {
    const ofDay = eatenBefore(end);
    return { day, eaten: ofDay, totals: sumNutrients(ofDay), meals: mealsIn(ofDay) };
  });
  const scored = eatenByDay.slice(-SCORED_DAYS);
  const isEmpty = scored.every(({ eaten: ofDay }) => ofDay.length === 0);
  const isStart = isEmpty && (await listNewest(deps.db, user.id, { limit: 1, offset: 0 })).length === 0;
  return {
    days: eatenByDay.map(({ day, eaten: ofDay, totals, meals }): z.output<typeof DaySummary> => {
      const water = glasses.get(day) ?? NO_GLASSES;
      return {
        day,
        entries: ofDay.length,
        totals,
        glasses: water.morningGlasses + water.afternoonGlasses + water.eveningGlasses,
        meals,
        groups: groupsEaten(ofDay.map((one) => ({ food: groupedFood(deps.catalogue, one, foods), grams: one.quantity }))),
        habits: findHabits({
          ...water,
          eaten: ofDay.map(({ foodId, mealType }) => ({ foodId, mealType, category: foods.get(foodId)?.category ?? "other" })),
        }),
      };
    }),
    healthScore: isStart ? STARTING_SCORE : scoreDays(deps.catalogue, user, scored, dayAt(new Date(), tz), foods),
    variety: { foods: foods.size, categories: [...new Set([...foods.values()].map(({ category }) => category))] },
  };
}

interface EatenDay {
  day: string;
  eaten: EatenFood[];
  totals: Record<string, number>;
  meals: MealType[];
}

/** A quarter of full days is thousands of rows, so others are served between two weeks of it. */
async function listInTurns(deps: Deps, userId: string, days: readonly { start: Date; end: Date }[]): Promise<Eaten> {
  const all: Eaten = { eaten: [], foods: new Map() };
  for (let at = 0; at < days.length && all.eaten.length < MAX_EATEN; at += DAYS_A_TURN) {
    if (at > 0) await setImmediate();
    const [first, last] = [days[at], days[Math.min(at + DAYS_A_TURN, days.length) - 1]];
    if (!first || !last) break;
    const { eaten, foods } = await listEaten(deps, userId, first.start, last.end);
    for (const one of eaten) all.eaten.push(one);
    for (const [id, food] of foods) all.foods.set(id, food);
  }
  return all;
}

const mealsIn = (ofDay: readonly EatenFood[]): MealType[] => [...new Set(ofDay.map(({ mealType }) => mealType))];

/** For the last seven days: the amounts of each food group, as far as the catalogue has them, and of nutrients to limit. */
function scoreDays(
  catalogue: Catalogue,
  user: UserRow,
  days: readonly EatenDay[],
  today: string,
  foods: Eaten["foods"],
): z.output<typeof WeekScore> {
  const energy = measureEnergy(user);
  const own = daysThatCount(days, today, energy);
  if (!own || own.length === 0) return NO_SCORE;
  const counted = own.flatMap(({ eaten }) => eaten);
  const totals = sumNutrients(counted);
  return scoreWeek({
    ownDays: own.length,
    needKcal: energy.needKcal,
    kcal: totals.calories ?? 0,
    fiberG: totals.fiber ?? 0,
    saturatedFatG: totals.saturatedFat ?? 0,
    sodiumMg: totals.sodium ?? 0,
    groups: sumGroups(counted.map((one) => groupsIn(groupedFood(catalogue, one, foods), one.quantity))),
    differentFoods: new Set(counted.map(({ foodId }) => foodId)).size,
  });
}

/** A user's own food is not in the catalogue, so its groups are guessed from its category. */
const groupedFood = (catalogue: Catalogue, { foodId, food }: EatenFood, foods: Eaten["foods"]): GroupedFood =>
  catalogue.find(foodId) ?? { ...food, category: foods.get(foodId)?.category ?? "other", group: "", patterns: null };
