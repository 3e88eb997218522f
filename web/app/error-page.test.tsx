// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LazyPart, lazyPart, useLazyPart } from "#web/lib/page-load/lazy-part.ts";
import { ErrorBoundary } from "./error-page.tsx";

function Breaking({ whether }: { whether: () => boolean }) {
  if (whether()) throw new Error("oh no");
  return <p>Fine</p>;
}

function Showing({ part }: { part: LazyPart<object> }) {
  const Part = useLazyPart(part);
  return <Part />;
}

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a page that breaks offers to try again", async () => {
  let isBroken = true;
  render(
    <ErrorBoundary>
      <Breaking whether={() => isBroken} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("link", { name: "Go home" }).getAttribute("href")).toBe("/");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("Fine")).toBeTruthy();
});

test("a page whose file is gone after a deployment offers to reload", async () => {
  const gone = lazyPart(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  render(
    <ErrorBoundary>
      <Suspense>
        <Showing part={gone} />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole("button", { name: "Reload" })).toBeTruthy();
});

test("a part that has been preloaded shows without a fallback", async () => {
  const part = lazyPart(async () => () => <p>Here</p>);
  await part.preload();
  render(
    <Suspense fallback="Loading...">
      <Showing part={part} />
    </Suspense>,
  );
  expect(screen.getByText("Here")).toBeTruthy();
});
