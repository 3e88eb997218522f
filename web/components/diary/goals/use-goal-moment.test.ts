// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useGoalMoment } from "./use-goal-moment.ts";

const MONDAY = "2025-11-10";
const TUESDAY = "2025-11-11";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function watch(isReached?: boolean) {
  const { result, rerender } = renderHook(({ day, isReached }) => useGoalMoment(day, isReached), {
    initialProps: { day: MONDAY, isReached },
  });
  return { isMoment: () => result.current, turn: (isReached: boolean | undefined, day = MONDAY) => rerender({ day, isReached }) };
}

it("lasts two seconds", () => {
  const { isMoment, turn } = watch(false);
  expect(isMoment()).toBe(false);
  turn(true);
  act(() => vi.advanceTimersByTime(1900));
  expect(isMoment()).toBe(true);
  act(() => vi.advanceTimersByTime(100));
  expect(isMoment()).toBe(false);
});

it("does not occur for a goal that is already reached at first", () => {
  const { isMoment, turn } = watch(undefined);
  turn(true);
  expect(isMoment()).toBe(false);
});

it("does not occur when another day is opened", () => {
  const { isMoment, turn } = watch(false);
  turn(true, TUESDAY);
  expect(isMoment()).toBe(false);
});

it("ends at once when the goal is missed again", () => {
  const { isMoment, turn } = watch(false);
  turn(true);
  turn(false);
  expect(isMoment()).toBe(false);
});
