// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, dialogIsGone, dialogNamed, expectToastBeside, LEO, openAdmin, userListAnswer } from "#web/testing/admin.tsx";
import type { Answer } from "#web/testing/fake-server.ts";
import { expectToast } from "#web/testing/toasts.ts";

const USER_PATH = `/api/admin/users/${LEO.id}`;

describe("editing a user", () => {
  async function openDialog(answer: Answer = { body: LEO }, overrides = {}) {
    const page = openAdmin({
      "GET /api/admin/users": userListAnswer([{ ...LEO, age: 15, weight: 54, weightGoal: "build_muscle", ...overrides }]),
      [`PUT ${USER_PATH}`]: answer,
    });
    await page.user.click(await button("Edit Leo Tanaka"));
    const dialog = await dialogNamed("Edit User: leo@example.com");
    const retype = async (label: string, text: string) => {
      await page.user.clear(dialog.getByLabelText(label));
      if (text) await page.user.type(dialog.getByLabelText(label), text);
    };
    const send = () => page.user.click(dialog.getByRole("button", { name: "Update User" }));
    return { ...page, dialog, retype, send };
  }

  // Spec: S1.15, S2.109, S2.111, S4.39, S7.48, S8.48
  it("shows the account, sends only what changed, closes and refetches the list", async () => {
    const { user, dialog, retype, send, sent, requests } = await openDialog();
    const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
    expect(["Email", "First Name", "Age", "Weight (kg)", "Weight Goal", "New Password", "Height (cm)"].map(value)).toEqual([
      "leo@example.com",
      "Leo",
      "15",
      "54",
      "build_muscle",
      "",
      "",
    ]);
    expect(dialog.getByPlaceholderText("leave empty to keep current")).toBe(dialog.getByLabelText("New Password"));
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Update User" }).disabled).toBe(true);
    await retype("Last Name", "");
    await retype("Age", "16");
    await retype("Weight (kg)", "54.5");
    await user.selectOptions(dialog.getByLabelText("Activity Level"), "Extra active");
    await user.selectOptions(dialog.getByLabelText("Weight Goal"), "Not set");
    await user.click(dialog.getByRole("checkbox", { name: "Administrator privileges" }));
    const before = requests("/api/admin/users").length;
    await send();
    await expectToast("User Updated", "The changes are saved.");
    expect(sent()).toEqual([
      ["PUT", USER_PATH, { isAdmin: true, lastName: null, activityLevel: "extra_active", weightGoal: null, age: 16, weight: 54.5 }],
    ]);
    await dialogIsGone();
    await waitFor(() => expect(requests("/api/admin/users").length).toBe(before + 1));
  });

  // Spec: S2.110, S2.112
  it("has a field for everything, the weight in tenths", async () => {
    const { dialog } = await openDialog();
    const labels = ["Email", "First Name", "Last Name", "New Password", "Age", "Gender", "Height (cm)", "Weight (kg)"];
    for (const label of [...labels, "Activity Level", "Weight Goal", "Daily Calorie Goal"]) dialog.getByLabelText(label);
    expect(dialog.getByLabelText<HTMLInputElement>("Weight (kg)").step).toBe("0.1");
    expect(dialog.getByRole("checkbox", { name: "Administrator privileges" })).toBeTruthy();
  });

  // Spec: S4.35
  it("clears what was typed when it closes", async () => {
    const { user, dialog, retype } = await openDialog();
    await retype("First Name", "Leonard");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await dialogIsGone();
    await user.click(await button("Edit Leo Tanaka"));
    expect((await dialogNamed("Edit User: leo@example.com")).getByLabelText<HTMLInputElement>("First Name").value).toBe("Leo");
  });

  it("closes without a request if only a space was typed", async () => {
    const { retype, send, sent } = await openDialog();
    await retype("First Name", "Leo ");
    await send();
    await dialogIsGone();
    expect(sent()).toEqual([]);
  });

  // Spec: S5.22
  it.each([
    ["Height (cm)", "301", "Height must be between 50 and 300"],
    ["Weight (kg)", "19", "Weight must be between 20 and 1000"],
    ["Daily Calorie Goal", "700", "Daily calorie goal must be between 800 and 5000"],
    ["Email", "leo", "Invalid email address"],
    ["New Password", "sunny", "Password must be at least 8 characters"],
  ])("answers %s %s with %s and sends nothing", async (label, text, message) => {
    const { dialog, retype, send, sent } = await openDialog();
    await retype(label, text);
    await send();
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  // Spec: S8.41
  it.each<[string, Answer, string]>([
    [
      "the server's reason",
      { status: 403, body: { message: "This is the last administrator.", code: "last_admin" } },
      "This is the last administrator.",
    ],
    ["words of its own", { status: 500 }, "Failed to update user. Please try again."],
  ])("says %s when it fails", async (_, answer, words) => {
    const { retype, send } = await openDialog(answer);
    await retype("First Name", "Leonard");
    await send();
    await expectToastBeside("Error", words);
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});
