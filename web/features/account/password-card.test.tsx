// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { PasswordCard } from "./password-card.tsx";

function openCard(answer: Answer = { status: 204 }) {
  const calls = fakeServer({ "PUT /api/user/password": answer });
  renderAt(<PasswordCard />, { user: makeUser() });
  return { user: userEvent.setup(), calls };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => ["Current password", "New password", "Confirm new password"].map((label) => field(label).value);
const send = () => screen.getByRole("button", { name: "Change password" });
const messages = () =>
  ["Current password", "New password", "Confirm new password"].map(
    (label) => document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent ?? "",
  );

async function fill(user: ReturnType<typeof userEvent.setup>, current: string, next: string, confirmation: string) {
  if (current) await user.type(field("Current password"), current);
  if (next) await user.type(field("New password"), next);
  if (confirmation) await user.type(field("Confirm new password"), confirmation);
  await user.click(send());
}

// Spec: S5.47, S5.48, S5.49, S5.50, D2.28
it.each([
  [
    ["", "", ""],
    ["Current password is required", "New password must be at least 8 characters long", "Please confirm your new password"],
  ],
  [
    ["Old-pass1", "Sun-d1", "Sun-d1"],
    ["", "New password must be at least 8 characters long", ""],
  ],
  [
    ["Old-pass1", "sunny-day1", "sunny-day1"],
    ["", "Password must contain at least one uppercase letter", ""],
  ],
  [
    ["Old-pass1", "Sunny-day1", "Sunny-day2"],
    ["", "", "New passwords don't match"],
  ],
])("answers %j with %j and sends nothing", async ([current = "", next = "", confirmation = ""], expected) => {
  const { user, calls } = openCard();
  await fill(user, current, next, confirmation);
  await waitFor(() => expect(messages()).toEqual(expected));
  expect(calls).toEqual([]);
});

it("ticks off the rules while typing", async () => {
  const { user } = openCard();
  await user.type(field("New password"), "sun1");
  const rules = within(screen.getByRole("list", { name: "Password rules" })).getAllByRole("listitem");
  expect(rules.filter((rule) => rule.textContent?.endsWith(", met")).map((rule) => rule.textContent)).toEqual([
    "One lowercase letter, met",
    "One number, met",
  ]);
});

// Spec: S1.13, S7.18
it("changes the password, empties the form and says what else happened", async () => {
  const { user, calls } = openCard();
  await fill(user, "Old-pass1", "Sunny-day1", "Sunny-day1");
  await expectToast("Password changed", "Other devices have been signed out.");
  expect(calls[0]?.body).toEqual({ currentPassword: "Old-pass1", newPassword: "Sunny-day1", confirmPassword: "Sunny-day1" });
  expect(values()).toEqual(["", "", ""]);
});

// Spec: S8.27
it.each<[string, Answer, string]>([
  [
    "the server's reason",
    { status: 400, body: { message: "Current password is incorrect", code: "wrong_password" } },
    "Current password is incorrect",
  ],
  [
    "when to try again",
    { status: 429, body: { message: "Too many tries. Please try again in 15 minutes.", code: "rate_limited" } },
    "Too many tries. Please try again in 15 minutes.",
  ],
  ["words of its own", { status: 502, body: "<h1>Bad gateway</h1>" }, "Failed to change password. Please try again."],
])("says %s when it fails, keeps what was typed and focuses the current password", async (_, answer, words) => {
  const { user } = openCard(answer);
  await fill(user, "Old-pass2", "Sunny-day1", "Sunny-day1");
  await expectToast("Error", words);
  expect(values()).toEqual(["Old-pass2", "Sunny-day1", "Sunny-day1"]);
  expect(document.activeElement).toBe(field("Current password"));
});
