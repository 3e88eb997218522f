// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { AppRouter } from "./router.tsx";

/** At this time it is still the 13th in Honolulu. */
const NOW = "2025-11-14T03:00:00Z";

function openInHonolulu(path: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone: "Pacific/Honolulu" };
  });
  onTestFinished(() => {
    zone.mockRestore();
    vi.useRealTimers();
  });
  const calls = fakeServer({});
  renderAt(<AppRouter />, { path, user: makeUser() });
  return () => calls.map((call) => call.path);
}

// Spec: D4.2, D4.5
test.each(["/", "/diary"])("%s requests the user's own day, and sends their time zone", async (path) => {
  const page = openInHonolulu(path);
  await waitFor(() => expect(page()).toContain("/api/diary?date=2025-11-13&tz=Pacific%2FHonolulu"));
  await waitFor(() => expect(page()).toContain("/api/water/2025-11-13"));
  await waitFor(() => expect(page().filter((one) => one.startsWith("/api/diary/days"))).not.toEqual([]));
  for (const one of page().filter((each) => /date=|from=/.test(each))) expect(one).toContain("tz=Pacific%2FHonolulu");
  expect(page().join(" ")).not.toContain("2025-11-14");
});
