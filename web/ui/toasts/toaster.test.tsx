// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "./toaster.tsx";
import { toast, useToasts } from "./use-toast.ts";

function ToastCount() {
  return <output>{useToasts().length}</output>;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <main tabIndex={-1}>
        <button type="button">Before</button>
      </main>
      <Toaster />
      <ToastCount />
    </>,
  );
});

afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

const show = (title: string) => act(() => toast({ title, description: "And why." }));

function pressFrom(before: HTMLElement, name: string, onAct = () => {}) {
  before.focus();
  act(() => toast({ title: "Removed", action: { label: "Undo", onAct } }));
  fireEvent.keyDown(document, { code: "F8", key: "F8" });
  const button = screen.getByRole("button", { name });
  act(() => button.focus());
  fireEvent.click(button);
}

const readTitles = () => screen.queryAllByRole("listitem").map((item) => item.querySelector(".font-bold")?.textContent);

test("a message shows its title and description", () => {
  show("Saved");
  expect(screen.getByRole("listitem").textContent).toBe("SavedAnd why.");
});

test("a message offers one action, and disappears once it is taken", () => {
  const onAct = vi.fn();
  act(() => toast({ title: "Removed", action: { label: "Undo", onAct } }));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(readTitles()).toEqual([]);
});

// Spec: S9.30
test("at most one message shows: a newer one replaces it", () => {
  show("First");
  show("Second");
  expect(readTitles()).toEqual(["Second"]);
});

// Spec: S9.31
test("a message disappears after five seconds, not before", () => {
  show("Saved");
  act(() => vi.advanceTimersByTime(5000 - 1));
  expect(readTitles()).toEqual(["Saved"]);
  act(() => vi.advanceTimersByTime(1));
  expect(readTitles()).toEqual([]);
});

// Spec: S9.32
test("a closed message is removed from memory much later", () => {
  show("Saved");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(readTitles()).toEqual([]);
  act(() => vi.advanceTimersByTime(1_000_000 - 1));
  expect(screen.getByText("1")).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText("0")).toBeTruthy();
});

// Spec: S9.34
test("F8 moves the focus to the messages", () => {
  show("Saved");
  fireEvent.keyDown(document, { code: "F8", key: "F8" });
  expect(document.activeElement).toBe(screen.getByRole("list"));
});

test.each(["Undo", "Close"])("the focus returns to where it was after %s by keyboard", (name) => {
  const before = screen.getByRole("button", { name: "Before" });
  pressFrom(before, name);
  expect(document.activeElement).toBe(before);
});

test("the focus moves to the page if the previous element is gone", () => {
  const before = screen.getByRole("button", { name: "Before" });
  pressFrom(before, "Undo", () => before.remove());
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

// Spec: S9.33
test.each([
  [50, ["Saved"]],
  [51, []],
])("a swipe of %d px to the right leaves %j", (distance, left) => {
  show("Saved");
  const message = screen.getByRole("listitem");
  const at = (clientX: number) => ({ button: 0, pointerId: 1, pointerType: "touch", clientX, clientY: 0 });
  fireEvent.pointerDown(message, at(0));
  fireEvent.pointerMove(message, at(20));
  fireEvent.pointerMove(message, at(distance));
  fireEvent.pointerUp(message, at(distance));
  expect(readTitles()).toEqual(left);
});
