// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { LabeledFood, LabLine } from "#core/contracts/learn/learn-labs.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { LabelLabPage } from "./label-lab-page.tsx";

const line = (name: string, amount: string, percent: number | null, more: Partial<LabLine> = {}): LabLine => ({
  name,
  amount,
  percent,
  dailyValue: percent === null ? null : "100 mg",
  depth: 0,
  isCalm: true,
  ...more,
});
const food = (name: string, lines: LabLine[], vitamins: LabLine[]): LabeledFood => ({
  name,
  serving: "1 cup",
  grams: 40,
  picture: "bread",
  category: "grain",
  rim: { protein: 10, carbs: 80, fat: 10 },
  calories: 130,
  lines,
  vitamins,
});
const FOODS = [
  food(
    "Cereal",
    [
      line("Sodium", "180 mg", 8),
      line("Dietary Fiber", "2 g", 8, { depth: 1, isCalm: false }),
      line("Total Sugars", "9 g", null, { depth: 1, isCalm: false }),
    ],
    [line("Iron", "5.4 mg", 30)],
  ),
  food(
    "Oatmeal",
    [
      line("Sodium", "0 mg", 0),
      line("Dietary Fiber", "4 g", 14, { depth: 1, isCalm: false }),
      line("Total Sugars", "1 g", null, { depth: 1, isCalm: false }),
    ],
    [line("Iron", "—", null)],
  ),
];

const CALM = makeUser({ view: { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } });

async function open(user = makeUser()) {
  fakeServer({ "GET /api/learn/labs/label": { body: { foods: FOODS, questions: [] } } });
  renderAt(<LabelLabPage />, { path: "/learn/labs/label", user });
  await screen.findByRole("region", { name: "Label of Cereal" });
  return userEvent.setup();
}

const isChosen = (name: RegExp) => screen.getByRole("button", { name }).getAttribute("aria-pressed");

it("explains the line that is tapped, and how to read its percent", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: /^Iron/ }));
  expect(screen.getByRole("heading", { name: "Iron" })).toBeTruthy();
  expect(screen.getByText(/30% counts as high\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Sodium/ }));
  expect(screen.getByText(/8% is in between\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Total Sugars/ }));
  expect(screen.getByText(/It has no percent here/)).toBeTruthy();
});

it("goes from line to line by its arrows, and stops at the ends", async () => {
  const user = await open();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "The line above" }).disabled).toBe(true);
  for (let step = 0; step < 3; step++) await user.click(screen.getByRole("button", { name: "The line below" }));
  expect(isChosen(/^Iron/)).toBe("true");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "The line below" }).disabled).toBe(true);
});

it("shows the label of another food, and says so if our source has no figure", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: /^Iron/ }));
  await user.click(screen.getByRole("button", { name: "Oatmeal" }));
  expect(screen.getByRole("region", { name: "Label of Oatmeal" })).toBeTruthy();
  expect(screen.getByText(/Our source has no figure for it/)).toBeTruthy();
});

it("compares two labels and lists what differs", async () => {
  const user = await open();
  await user.click(screen.getByRole("radio", { name: "Compare" }));
  const rows = () => within(screen.getByRole("table")).getAllByRole("rowheader");
  expect(rows().map(({ textContent }) => textContent)).toEqual(["Sodium", "Dietary Fiber", "Total Sugars"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Second label" }), "Cereal");
  expect(screen.getByText("These two labels say nearly the same.")).toBeTruthy();
});

it("shows no energy and no grams of what provides it in calm mode", async () => {
  const user = await open(CALM);
  expect(screen.queryByText("Calories")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Dietary Fiber/ })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Compare" }));
  expect(screen.queryByText("Dietary Fiber")).toBeNull();
  expect(screen.queryByText("Total Sugars")).toBeNull();
});
