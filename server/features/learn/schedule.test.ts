import { expect, test } from "vitest";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { remember } from "./schedule.ts";

const START = Date.UTC(2026, 2, 1, 12);
const on = (day: number, isRight = true) => ({ isRight, answeredAt: new Date(START + day * DAY_MS) });
const daysUntilDue = (answers: ReturnType<typeof on>[]) => {
  const memory = remember(answers);
  const last = answers.at(-1);
  return memory && last ? Math.round((memory.dueAt.getTime() - last.answeredAt.getTime()) / DAY_MS) : undefined;
};

test("a fact that is remembered is asked again after longer and longer gaps", () => {
  const first = daysUntilDue([on(0)]) ?? 0;
  const second = daysUntilDue([on(0), on(first)]) ?? 0;
  const third = daysUntilDue([on(0), on(first), on(first + second)]) ?? 0;
  expect(first).toBeGreaterThanOrEqual(1);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
});

test("a fact that was missed is asked again soon, and is known again once it is remembered", () => {
  const missed = [on(0), on(3), on(10, false)];
  expect(daysUntilDue(missed)).toBeLessThan(daysUntilDue([on(0), on(3), on(10)]) ?? 0);
  expect(remember(missed)).toMatchObject({ isKnown: false, longestGapDays: 3 });
  expect(remember([...missed, on(12)])).toMatchObject({ isKnown: true });
});

test("a day without a review costs nothing: a late answer that is right leads to a longer gap", () => {
  expect(daysUntilDue([on(0), on(20)])).toBeGreaterThanOrEqual(daysUntilDue([on(0), on(2)]) ?? 0);
});

test("a fact that was never asked has no memory", () => {
  expect(remember([])).toBeUndefined();
});
