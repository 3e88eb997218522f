// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cancelRetry, isOffline, onRetry, reportReached, reportUnreachable } from "./connection.ts";

const FIRST_MS = 2_000;
const MAX_RETRY_MS = 15_000;
const tryAgain = vi.fn(reportUnreachable);
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  tryAgain.mockClear();
  stop = onRetry(tryAgain);
});

afterEach(() => {
  stop();
  reportReached();
  cancelRetry();
  vi.useRealTimers();
});

const failOften = () => {
  reportUnreachable();
  for (let tries = 0; tries < 10; tries += 1) vi.advanceTimersByTime(MAX_RETRY_MS);
  tryAgain.mockClear();
};

test("the requests of a page that fail together count as one failed attempt", () => {
  for (let requests = 0; requests < 6; requests += 1) reportUnreachable();
  vi.advanceTimersByTime(FIRST_MS);
  expect(tryAgain).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * FIRST_MS);
  expect(tryAgain).toHaveBeenCalledTimes(2);
});

test("the server is contacted again within a quarter of a minute, however often it failed", () => {
  failOften();
  vi.advanceTimersByTime(MAX_RETRY_MS);
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

test("the server is contacted at once when the network returns, and soon again if it does not respond", () => {
  failOften();
  window.dispatchEvent(new Event("online"));
  expect(tryAgain).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(FIRST_MS);
  expect(tryAgain).toHaveBeenCalledTimes(2);
});

test("any successful request ends offline mode, and queued changes are retried soon after it, once", () => {
  failOften();
  tryAgain.mockImplementation(() => undefined);
  reportReached();
  expect(isOffline()).toBe(false);
  vi.advanceTimersByTime(FIRST_MS);
  expect(tryAgain).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * MAX_RETRY_MS);
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
