import { screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeAll } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { loadProfileRules } from "#web/features/profile/profile-rules.ts";
import { ProfileTab } from "#web/features/profile/profile-tab.tsx";
import { type Answer, fakeServer } from "./fake-server.ts";
import { makeUser } from "./make-user.ts";
import { renderAt } from "./render.tsx";

// Loaded in advance, because the tests expect messages immediately and the first import takes longer.
beforeAll(loadProfileRules);

/** A girl who needs 2,253 kcal a day. */
export const GIRL: Partial<User> = { age: 15, gender: "female", height: 162, weight: 54, activityLevel: "lightly_active" };

/** Opens the profile tab, in metric units unless others are stored, with a server that stores what it receives, unless another answer is given. */
export function openProfile(overrides: Partial<User> = {}, answer?: Answer | (() => Answer | Promise<Answer>)) {
  const user = makeUser(overrides);
  if (localStorage.getItem("units") === null) localStorage.setItem("units", "metric");
  const calls = fakeServer({
    "GET /api/admin/settings/public": { body: [] },
    "PUT /api/user/profile": answer ?? (() => ({ body: merged() })),
  });
  const sent = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  const merged = () => Object.assign({}, user, ...sent());
  const { client } = renderAt(<ProfileTab />, { user });
  return { user: userEvent.setup(), sent, currentUser: () => client.getQueryData(currentUserQuery.queryKey) };
}

export const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
export const option = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
export const saveButton = () => screen.getByRole("button", { name: /^(save changes|saving)/i });
export const isBarVisible = () => screen.queryByRole("region", { name: "Unsaved changes" }) !== null;

export async function replaceText(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
}

/** The description of a control or its group, as it is associated for screen readers. */
export function readDescription(label: string): string {
  const input = field(label);
  const ids = input.getAttribute("aria-describedby") ?? input.closest("fieldset")?.getAttribute("aria-describedby") ?? "";
  return ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
}
