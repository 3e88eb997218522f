// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useGoalCelebration } from "./use-goal-celebration.ts";

const MONDAY = "2025-11-10";
const TUESDAY = "2025-11-11";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function watch(isReached?: boolean) {
  const { result, rerender } = renderHook(({ day, isReached }) => useGoalCelebration(day, isReached), {
    initialProps: { day: MONDAY, isReached },
  });
  return { isCelebrating: () => result.current, turn: (isReached: boolean | undefined, day = MONDAY) => rerender({ day, isReached }) };
}

it("lasts two seconds", () => {
  const { isCelebrating, turn } = watch(false);
  expect(isCelebrating()).toBe(false);
  turn(true);
  act(() => vi.advanceTimersByTime(1900));
  expect(isCelebrating()).toBe(true);
  act(() => vi.advanceTimersByTime(100));
  expect(isCelebrating()).toBe(false);
});

it("does not occur for a goal that is already reached at first", () => {
  const { isCelebrating, turn } = watch(undefined);
  turn(true);
  expect(isCelebrating()).toBe(false);
});

it("does not occur when another day is opened", () => {
  const { isCelebrating, turn } = watch(false);
  turn(true, TUESDAY);
  expect(isCelebrating()).toBe(false);
});

it("ends at once when the goal is missed again", () => {
  const { isCelebrating, turn } = watch(false);
  turn(true);
  turn(false);
  expect(isCelebrating()).toBe(false);
});
