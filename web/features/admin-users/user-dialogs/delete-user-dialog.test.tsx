// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { button, dialogIsGone, dialogNamed, LEO, openAdmin } from "#web/testing/admin.tsx";
import type { Answer } from "#web/testing/fake-server.ts";
import { expectToast } from "#web/testing/toasts.ts";

const USER_PATH = `/api/admin/users/${LEO.id}`;

describe("deleting a user", () => {
  async function openDialog(answer: Answer = { status: 204 }) {
    const page = openAdmin({ [`DELETE ${USER_PATH}`]: answer });
    await page.user.click(await button("Delete Leo Tanaka"));
    return { ...page, dialog: await dialogNamed("Delete leo@example.com?", "alertdialog") };
  }

  // Spec: S1.15, S7.49, S8.47
  it("asks first, then says that the account is deleted", async () => {
    const { user, dialog, sent } = await openDialog();
    expect(dialog.getByText("Are you sure you want to delete this user? This action cannot be undone.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await expectToast("User Deleted", "User has been successfully removed.");
    expect(sent()).toEqual([["DELETE", USER_PATH, undefined]]);
  });

  // Spec: D1.8
  it("does nothing when it is canceled", async () => {
    const { user, dialog, sent } = await openDialog();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await dialogIsGone("alertdialog");
    expect(sent()).toEqual([]);
  });

  // Spec: S8.40
  it("says when it fails", async () => {
    const { user, dialog } = await openDialog({ status: 500 });
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await expectToast("Error", "Failed to delete user. Please try again.");
  });
});
