// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "#core/domain/calendar/durations.ts";
import {
  addMinute,
  clockText,
  endSession,
  hasRung,
  isRunning,
  readSession,
  remainingMs,
  sessionKey,
  storeSession,
  toggleTimer,
} from "./cook-session.ts";

const NOW = 1_000_000;
const KEY = sessionKey("maya", "dal");
beforeEach(() => localStorage.clear());

test("a timer starts, pauses with the remaining time, continues and rings", () => {
  const started = toggleTimer(undefined, 10, NOW);
  expect([isRunning(started, NOW), remainingMs(started, NOW + 60_000)]).toEqual([true, 540_000]);
  const paused = toggleTimer(started, 10, NOW + 60_000);
  expect([isRunning(paused, NOW + 999_999), remainingMs(paused, NOW + 999_999)]).toEqual([false, 540_000]);
  const resumed = toggleTimer(paused, 10, NOW + 100_000);
  expect([hasRung(resumed, NOW + 639_999), hasRung(resumed, NOW + 640_000)]).toEqual([false, true]);
  expect(remainingMs(addMinute(resumed, NOW + 100_000), NOW + 100_000)).toBe(600_000);
});

test("a reload restores the step and a timer that kept running without the page", () => {
  storeSession(KEY, { step: 3, timers: { 3: toggleTimer(undefined, 20, Date.now() - 60_000) }, savedAt: 0 });
  const session = readSession(KEY, 6);
  expect(session?.step).toBe(3);
  expect(remainingMs(session?.timers[3] ?? { leftMs: 0 }, Date.now())).toBeLessThanOrEqual(19 * 60_000);
  endSession(KEY);
  expect(readSession(KEY, 6)).toBeUndefined();
});

test("a session that is too old, too long for the recipe or invalid is not restored", () => {
  storeSession(KEY, { step: 3, timers: {}, savedAt: 0 });
  expect(readSession(KEY, 3)).toBeUndefined();
  expect(readSession(KEY, 6, Date.now() + 13 * HOUR_MS)).toBeUndefined();
  localStorage.setItem(KEY, '{"step":"<b>","timers":7}');
  expect(readSession(KEY, 6)).toBeUndefined();
});

test("a clock shows hours only if there are any", () => {
  expect([522_000, 60_000, 9_000, 3_900_000].map(clockText)).toEqual(["8:42", "1:00", "0:09", "1:05:00"]);
});
