// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ADMIN, button, dialogNamed, LEO, openAdmin, userListAnswer } from "#web/testing/admin.tsx";
import { expectToast } from "#web/testing/toasts.ts";

const TOKEN = "t".repeat(43);
const USER_PATH = `/api/admin/users/${LEO.id}`;
const WITH_TWO_FACTOR = { ...LEO, twoFactorEnabled: true };

it("creates a one-time link on this app's own address, and shows it only until the dialog closes", async () => {
  const link = { status: 201, body: { token: TOKEN, expiresAt: "2026-03-02T12:00:00.000Z" } };
  const { user, sent } = openAdmin({ [`POST ${USER_PATH}/password-link`]: link });
  await user.click(await button("Reset password of Leo Tanaka"));
  const dialog = await dialogNamed("Reset Password");
  expect(dialog.queryByRole("button", { name: "Remove a lost second factor" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Make a one-time link" }));
  const linkField = await dialog.findByLabelText<HTMLInputElement>("One-time link");
  expect(linkField.value).toBe(`${window.location.origin}/new-password#${TOKEN}`);
  expect(dialog.getByRole("button", { name: /Copy the link/ })).toBeDefined();
  expect(sent()).toEqual([["POST", `${USER_PATH}/password-link`, undefined]]);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(await button("Reset password of Leo Tanaka"));
  expect((await dialogNamed("Reset Password")).queryByLabelText("One-time link")).toBeNull();
});

it("removes a lost second factor only with a reason", async () => {
  const answers = { "GET /api/admin/users": userListAnswer([ADMIN, WITH_TWO_FACTOR]), [`DELETE ${USER_PATH}/two-factor`]: { status: 204 } };
  const { user, sent } = openAdmin(answers);
  await user.click(await button("Reset password of Leo Tanaka"));
  await user.click((await dialogNamed("Reset Password")).getByRole("button", { name: "Remove a lost second factor" }));
  const dialog = await dialogNamed("Remove Second Factor");
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await dialog.findByText("Please say in a few words why.")).toBeDefined();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText("Reason"), "His phone was stolen");
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await expectToast("Second Factor Removed", "They can log in with their password alone.");
  expect(sent()).toEqual([["DELETE", `${USER_PATH}/two-factor`, { reason: "His phone was stolen" }]]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("shows the reason in the list of changes", async () => {
  const record = {
    id: "0190a0a0-0000-7000-8000-0000000000aa",
    adminEmail: "ada@example.com",
    action: "two_factor_removed",
    subject: "leo@example.com",
    fields: [],
    reason: "His phone was stolen",
    createdAt: "2026-03-01T12:00:00.000Z",
  };
  openAdmin({ "GET /api/admin/audit": { body: [record] } });
  expect(await screen.findByText("Reason: His phone was stolen")).toBeDefined();
  expect(screen.getByText(/removed the second factor of/).textContent).toContain("leo@example.com");
});
