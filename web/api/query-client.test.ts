// @vitest-environment happy-dom
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { createQueryClient } from "./query-client.ts";
import { publicSettingsQuery } from "./settings.ts";

const newClient = () => createQueryClient({ boot: undefined, onUnauthorized: () => undefined, onOtherUser: () => undefined });

// Spec: S7.5, S7.6, S7.7
test("reads are never stale, refetched or retried automatically; writes are not retried either", () => {
  const { queries, mutations } = newClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations).toMatchObject({ retry: false });
});

// Spec: S7.8
test("the current user is requested once, even if the request fails", async () => {
  const calls = fakeServer({ "GET /api/user": { status: 500 } });
  await expect(newClient().fetchQuery(currentUserQuery)).rejects.toThrow("500: ");
  expect(calls).toHaveLength(1);
});

// Spec: S7.37, S9.29
test("the public texts are fresh for fifteen minutes and cached for thirty", () => {
  const { options } = new QueryObserver(newClient(), publicSettingsQuery);
  expect([options.staleTime, options.gcTime]).toEqual([15 * 60_000, 30 * 60_000]);
});
