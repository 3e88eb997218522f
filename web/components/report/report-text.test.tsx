// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { expectToastBeside } from "#web/testing/admin.tsx";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { ReportText } from "./report-text.tsx";

const start = async (answer: Answer = { status: 204 }) => {
  const calls = fakeServer({ "POST /api/text-reports": answer });
  renderAt(<ReportText kind="lesson" textId="allergies" />, { path: "/learn/allergies", user: makeUser() });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Something wrong here?" }));
  return { calls, user, field: await screen.findByLabelText<HTMLTextAreaElement>("What is wrong?") };
};

test("a few words are sent with what they are about, and the reader is thanked", async () => {
  const { calls, user, field } = await start();
  expect(field.maxLength).toBe(500);
  await user.type(field, "The order is wrong.");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await expectToast("Thank you", "A person will read it and correct what is wrong.");
  expect(calls.at(-1)?.body).toEqual({ kind: "lesson", textId: "allergies", words: "The order is wrong." });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("nothing is sent without words", async () => {
  const { calls, user } = await start();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Please write a few words.")).toBeDefined();
  expect(calls).toEqual([]);
});

test("words that do not arrive stay in the field", async () => {
  const { user, field } = await start({ status: 500, body: { message: "Oh", code: "internal" } });
  await user.type(field, "Hm");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await expectToastBeside("Not sent yet", "Your words are still here. Please try again in a moment.");
  expect(field.value).toBe("Hm");
});

test("a visitor is not asked", () => {
  renderAt(<ReportText kind="recipe" textId="real-cocoa" />, { path: "/recipes/real-cocoa" });
  expect(screen.queryByRole("button")).toBeNull();
});
