// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { expect, onTestFinished, test } from "vitest";
import { ConflictError } from "#web/api/offline/outbox/change-kinds.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import { Toaster } from "#web/ui/toasts/toaster.tsx";
import { createRefusals } from "./rejected-changes.ts";

const refused = (status: number, message: string) => new ApiError(status, JSON.stringify({ message, code: "x" }), "");

test("reports what was not saved and why, several in one message, and nothing to signed-out users", async () => {
  render(createElement(Toaster));
  onTestFinished(cleanup);
  const refuse = createRefusals();
  refuse("Water", refused(401, "Unauthorized"));
  expect(screen.queryByRole("listitem")).toBeNull();
  refuse("Banana", new ConflictError());
  expect(await screen.findByText("One change was not saved")).toBeTruthy();
  expect(screen.getByRole("listitem").textContent).toContain("Banana was changed on another device, so that stayed.");
  refuse("Bread", new ApiError(409, JSON.stringify({ message: "This day is full.", code: "day_full" }), ""));
  expect(await screen.findByText("2 changes were not saved")).toBeTruthy();
  expect(screen.getByRole("listitem").textContent).toContain("Bread: This day is full.");
  refuse("Milk", refused(404, "This entry is not in your diary."));
  expect(await screen.findByText("3 changes were not saved")).toBeTruthy();
  expect(screen.getByRole("listitem").textContent).toContain("This day is full. Milk: This entry is not in your diary.");
});
