// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { AiProgress } from "./ai-progress.tsx";

test("a long wait is announced as such", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  render(<AiProgress onCancel={() => undefined}>OpenAI is looking at it...</AiProgress>);
  expect(screen.getByRole("status").textContent).toBe("OpenAI is looking at it...");
  act(() => void vi.advanceTimersByTime(8000));
  expect(screen.getByRole("status").textContent).toBe("Still working on it. This can take up to a minute.");
});
