// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Swaps } from "#core/contracts/learn/learn-labs.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { SwapExplorerPage } from "./swap-explorer-page.tsx";

const AVOCADO = makeFood();
const cereal = { name: "Cereal", serving: "1 cup", picture: "bread", category: "grain", rim: { protein: 10, carbs: 80, fat: 10 } } as const;
const SWAPS: Swaps = {
  from: {
    ...cereal,
    id: "0190a0a0-0000-7000-8000-000000000011",
    grams: 35,
    figures: [
      { word: "fiber", unit: "g", amount: 2.3, isCalm: false },
      { word: "iron", unit: "mg", amount: 5.4, isCalm: true },
    ],
  },
  others: [
    {
      ...cereal,
      id: "0190a0a0-0000-7000-8000-000000000012",
      name: "Granola",
      grams: 55,
      changes: [
        { word: "fiber", unit: "g", difference: 1.8, isCalm: false },
        { word: "iron", unit: "mg", difference: -3.8, isCalm: true },
      ],
    },
  ],
  starts: [{ id: "0190a0a0-0000-7000-8000-000000000013", name: "Yogurt" }],
};

async function open(user: User | null = makeUser()) {
  const calls = fakeServer({
    "GET /api/learn/labs/swaps": { body: SWAPS },
    "GET /api/learn/me/labs/swaps": { body: SWAPS },
    "GET /api/foods/search": { body: [AVOCADO, makeFood({ id: "own", name: "Own avocado dip", isOwn: true })] },
  });
  renderAt(<SwapExplorerPage />, { path: "/learn/labs/swaps", user });
  await screen.findByRole("heading", { name: "Cereal" });
  return {
    user: userEvent.setup(),
    requests: () => calls.filter(({ path }) => path.includes("/swaps")).map(({ path }) => path.split("?")[1]),
  };
}

it("shows what the serving brings and what a swap changes, up or down", async () => {
  await open();
  expect(screen.getByText("1 cup (35 g)")).toBeTruthy();
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(["2.3 g fiber", "+1.8 g fiber", "−3.8 mg iron"]));
});

it("asks for foods that bring more of something", async () => {
  const { user, requests } = await open();
  await user.click(screen.getByRole("radio", { name: "More iron" }));
  await expect.poll(requests).toEqual([undefined, "wish=more+iron"]);
});

it("starts from any food of the catalogue, but not from an own food", async () => {
  const { user, requests } = await open();
  await user.click(screen.getByRole("button", { name: "Start from another food" }));
  await user.type(await screen.findByRole("searchbox", { name: "Search foods" }), "avocado");
  const found = await screen.findByRole("button", { name: /^Avocado/ });
  expect(screen.queryByRole("button", { name: /^Own avocado dip/ })).toBeNull();
  await user.click(found);
  await expect.poll(requests).toEqual([undefined, `food=${AVOCADO.id}`]);
});

it("leads members to logging a swap", async () => {
  await open();
  expect(screen.getByRole("link", { name: "Log Granola" }).getAttribute("href")).toBe(`/search?food=${SWAPS.others[0]?.id}`);
});

it("lets visitors explore without searching or logging", async () => {
  await open(null);
  expect(screen.getByRole("link", { name: "Yogurt" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Log Granola" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Start from another food" })).toBeNull();
});

it("shows no grams of fiber or protein in calm mode, and no wish for them", async () => {
  await open(makeUser({ view: { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } }));
  expect(screen.getByText("mg iron", { exact: false, selector: "li:has(b)" })).toBeTruthy();
  expect(screen.queryByText(/fiber/i)).toBeNull();
  expect(screen.queryByText(/protein/i)).toBeNull();
});
