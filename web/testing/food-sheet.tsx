import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import type { Food, SimilarFood } from "#core/contracts/foods.ts";
import type { Preferences } from "#core/contracts/preferences.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { FoodSheet } from "#web/features/foods/food-sheet/food-sheet.tsx";
import { type Answer, fakeServer } from "./fake-server.ts";
import { AVOCADO_ID, makeFood } from "./make-food.ts";
import { makePreferences } from "./make-preferences.ts";
import { makeUser } from "./make-user.ts";
import { renderAt } from "./render.tsx";

interface Served {
  /** The fields of the avocado to override. */
  food?: Partial<Food>;
  preferences?: Partial<Preferences> | Answer;
  similar?: SimilarFood[] | Answer;
  /** Overrides the answer to the request for the food. */
  answer?: Answer | (() => Answer | Promise<Answer>);
  /** Additional answers of the server. */
  more?: Parameters<typeof fakeServer>[0];
}

const isAnswer = (preferences: Partial<Preferences> | Answer): preferences is Answer => "status" in preferences;

export function serveFood({ food, preferences = {}, similar = [], answer, more }: Served = {}) {
  return fakeServer({
    [`GET /api/foods/${AVOCADO_ID}`]: answer ?? { body: makeFood(food) },
    [`GET /api/foods/${AVOCADO_ID}/similar`]: Array.isArray(similar) ? { body: similar } : similar,
    "GET /api/user/preferences": isAnswer(preferences) ? preferences : { body: makePreferences(preferences) },
    ...more,
  });
}

/** Opens the sheet of an avocado for a girl of 15, unless another user is given. */
export async function openSheet({ user = { age: 15, gender: "female" }, ...served }: Served & { user?: Partial<User> } = {}) {
  const calls = serveFood(served);
  const onClose = vi.fn();
  const { path } = renderAt(<FoodSheet foodId={AVOCADO_ID} onClose={onClose} />, { user: makeUser(user), path: "/search" });
  return { user: userEvent.setup(), onClose, calls, path, dialog: await screen.findByRole("dialog") };
}

export const loaded = () => screen.findByRole("dialog", { name: "Avocado" });
export const part = (name: string) => within(screen.getByRole("region", { name }));
export const energy = () => screen.getByRole("region", { name: "Energy" }).textContent;
export const needRow = (name: string) => part("Share of daily needs").getByText(name).closest("li");
export const need = (name: string) => needRow(name)?.textContent;
export const label = (name: RegExp) => screen.getByRole("row", { name }).textContent;
export const portion = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
export const grams = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Or in grams" });
