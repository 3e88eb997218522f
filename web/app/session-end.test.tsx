// @vitest-environment happy-dom
import { useMutation, useQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { FOR_USER_HEADER, OTHER_USER_CODE } from "#core/contracts/http/headers.ts";
import type { logout, readCurrentUser } from "#core/contracts/sign-in/auth.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { call } from "#web/lib/http/api-client.ts";
import { fakeServer, NOT_SIGNED_IN } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { Toaster } from "#web/ui/toasts/toaster.tsx";
import { createUnauthorizedHandler } from "./session-end.ts";

function Reader() {
  useQuery({ queryKey: ["something"], queryFn: () => call<typeof readCurrentUser>("GET", "/api/user", {}) });
  return null;
}

function Writer() {
  const write = useMutation({ mutationFn: () => call<typeof logout>("POST", "/api/logout", {}) });
  return (
    <button type="button" onClick={() => write.mutate()}>
      Save
    </button>
  );
}

function CurrentUser() {
  return <p>{useQuery(currentUserQuery).isSuccess && "known"}</p>;
}

// Spec: S2.14, S6.9, S8.5, S9.22
test("a lost session is announced, and half a second later the browser goes to the sign-in page, once", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  const goTo = vi.fn();
  const onUnauthorized = createUnauthorizedHandler(goTo);
  render(<Toaster />);
  act(onUnauthorized);
  act(onUnauthorized);
  expect(screen.getByRole("listitem").textContent).toBe("UnauthorizedYou are logged out. Logging in again...");
  act(() => vi.advanceTimersByTime(500 - 1));
  expect(goTo).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(goTo.mock.calls).toEqual([["/api/login"]]);
});

// Spec: S8.5
test("a read detects the lost session", async () => {
  const onUnauthorized = vi.fn();
  fakeServer({ "GET /api/user": NOT_SIGNED_IN });
  renderAt(<Reader />, { user: makeUser(), onUnauthorized });
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
});

// Spec: S8.5
test("a write detects the lost session", async () => {
  const onUnauthorized = vi.fn();
  fakeServer({ "POST /api/logout": NOT_SIGNED_IN });
  renderAt(<Writer />, { user: makeUser(), onUnauthorized });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
});

test("a read and a write detect that another user has signed in, as each request names its user", async () => {
  const [onUnauthorized, onOtherUser] = [vi.fn(), vi.fn()];
  const refusal = { status: 409, body: { message: "Somebody else is signed in here now.", code: OTHER_USER_CODE } };
  const calls = fakeServer({ "GET /api/user": refusal, "POST /api/logout": refusal });
  renderAt(
    <>
      <Reader />
      <Writer />
    </>,
    { user: makeUser(), onUnauthorized, onOtherUser },
  );
  await waitFor(() => expect(onOtherUser).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onOtherUser).toHaveBeenCalledTimes(2));
  expect(calls.map(({ init }) => init.headers)).toEqual(Array(2).fill({ [FOR_USER_HEADER]: makeUser().id }));
  expect(onUnauthorized).not.toHaveBeenCalled();
});

// Spec: S4.1
test("asking who is signed in is not an error when nobody is", async () => {
  const onUnauthorized = vi.fn();
  fakeServer({ "GET /api/user": NOT_SIGNED_IN });
  renderAt(<CurrentUser />, { onUnauthorized });
  expect(await screen.findByText("known")).toBeTruthy();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

// Spec: S7.7
test("any other failure keeps the user on the page and is not retried", async () => {
  const onUnauthorized = vi.fn();
  const calls = fakeServer({ "GET /api/user": { status: 403, body: { message: "Forbidden", code: "forbidden" } } });
  const { client } = renderAt(<Reader />, { user: makeUser(), onUnauthorized });
  await waitFor(() => expect(client.getQueryState(["something"])?.status).toBe("error"));
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});
