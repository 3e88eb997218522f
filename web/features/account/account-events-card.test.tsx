// @vitest-environment happy-dom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { AccountEvent } from "#core/contracts/account-events.ts";
import { ACCOUNT_ACTORS, ACCOUNT_EVENT_KINDS } from "#core/domain/accounts/account-events.ts";
import { HOUR_MS } from "#core/domain/calendar/durations.ts";
import { formatDayAndTime } from "#web/lib/format/instants.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { AccountEventsCard } from "./account-events-card.tsx";
import { eventTitle } from "./event-words.ts";

const event = (overrides: Partial<AccountEvent>): AccountEvent => ({
  kind: "signed_in_by_passkey",
  actor: "device",
  device: "Firefox on Android",
  isNewNetwork: false,
  times: 1,
  at: new Date(2026, 10, 19, 14, 2).toISOString(),
  ...overrides,
});

function openCard(events: AccountEvent[]) {
  const pages = [events.slice(0, 5), events.slice(5)];
  fakeServer({ "GET /api/user/events": () => ({ body: pages.shift() }) });
  renderAt(<AccountEventsCard />, { user: makeUser() });
  return userEvent.setup();
}

const texts = () => screen.getAllByRole("listitem").map((row) => row.textContent);

it("says what happened, on which device, when, and whether the network is known", async () => {
  openCard([
    event({}),
    event({ kind: "wrong_password", isNewNetwork: true, times: 3 }),
    event({ kind: "two_factor_off", actor: "administrator", device: null, isNewNetwork: null }),
  ]);
  const at = formatDayAndTime(event({}).at);
  await waitFor(() =>
    expect(texts()).toEqual([
      `Signed in with a passkeyFirefox on Android · ${at} · a network you have used before`,
      `Wrong password typedFirefox on Android · ${at} · 3 times · a new network`,
      `Two-factor authentication turned off by an administrator${at}`,
    ]),
  );
});

it("shows more on request until there is no more", async () => {
  const user = openCard(Array.from({ length: 7 }, (_, hours) => event({ at: new Date(Date.now() - hours * HOUR_MS).toISOString() })));
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(texts()).toHaveLength(7));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("has different words for every event and actor", () => {
  const titles = ACCOUNT_EVENT_KINDS.flatMap((kind) => ACCOUNT_ACTORS.map((actor) => eventTitle(event({ kind, actor }))));
  expect(new Set(titles).size).toBe(titles.length);
});
