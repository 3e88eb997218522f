// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, dialogNamed, expectToastBeside, LEO, listOf, openAdmin } from "#web/testing/admin.tsx";
import type { Answer } from "#web/testing/fake-server.ts";
import { expectToast } from "#web/testing/toasts.ts";

const PASSWORD = "Sunny-day1!";
const TAKEN: Answer = { status: 409, body: { message: "Somebody has this email address already.", code: "email_taken" } };
const USER_PATH = `/api/admin/users/${LEO.id}`;
const isGone = (role = "dialog") => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

describe("creating a user", () => {
  async function openDialog(answer: Answer = { status: 201, body: LEO }) {
    const page = openAdmin({ "POST /api/admin/users": answer });
    await page.user.click(await button("Create User"));
    const dialog = await dialogNamed("Create User");
    const fill = async (email: string, first: string, last: string, password: string) => {
      if (email) await page.user.type(dialog.getByLabelText("Email"), email);
      if (first) await page.user.type(dialog.getByLabelText("First Name"), first);
      if (last) await page.user.type(dialog.getByLabelText("Last Name"), last);
      if (password) await page.user.type(dialog.getByLabelText("Password"), password);
    };
    const send = () => page.user.click(dialog.getByRole("button", { name: "Create User" }));
    return { ...page, dialog, fill, send };
  }

  // Spec: S1.15, S2.107, S2.108, S4.38, S7.10, S7.47, S8.46
  it("sends the account, says so, closes and refetches the list", async () => {
    const { user, dialog, fill, send, sent, asked } = await openDialog();
    expect(dialog.getByPlaceholderText("8+ characters")).toBe(dialog.getByLabelText("Password"));
    await fill("leo@example.com", "Leo", "Tanaka", PASSWORD);
    await user.click(dialog.getByRole("checkbox", { name: "Administrator privileges" }));
    const before = asked("/api/admin/users").length;
    await send();
    await expectToast("User Created", "New user has been successfully created!");
    expect(sent()).toEqual([
      ["POST", "/api/admin/users", { email: "leo@example.com", firstName: "Leo", lastName: "Tanaka", password: PASSWORD, isAdmin: true }],
    ]);
    await isGone();
    await waitFor(() => expect(asked("/api/admin/users").length).toBe(before + 1));
  });

  // Spec: S5.12, S5.13, S5.14, S5.16
  it.each([
    [
      ["", "", "", ""],
      ["Invalid email address", "First name is required", "Last name is required", "Password must be at least 8 characters"],
    ],
    [["leo@example.com", "Leo", "Tanaka", "Sunny-day1"], ["Password must contain uppercase, lowercase, number, and special character"]],
  ])("answers %j with %j and sends nothing", async ([email = "", first = "", last = "", password = ""], messages) => {
    const { dialog, fill, send, sent } = await openDialog();
    await fill(email, first, last, password);
    await send();
    for (const message of messages) expect(await dialog.findByText(message)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it("puts the focus on the first field that is wrong", async () => {
    const { dialog, fill, send } = await openDialog();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText("Email")));
    await fill("leo@example.com", "", "", "");
    await send();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText("First Name")));
  });

  it("says at the field that the email address is taken", async () => {
    const { dialog, fill, send } = await openDialog(TAKEN);
    await fill("leo@example.com", "Leo", "Tanaka", PASSWORD);
    await send();
    await expectToastBeside("Error", "Somebody has this email address already.");
    expect(dialog.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  });

  // Spec: S8.39
  it("stays open if the server fails", async () => {
    const { dialog, fill, send } = await openDialog({ status: 500, body: { message: "Something went wrong.", code: "internal" } });
    await fill("leo@example.com", "Leo", "Tanaka", PASSWORD);
    await send();
    await expectToastBeside("Error", "Failed to create user. Please try again.");
    expect(dialog.getByLabelText<HTMLInputElement>("First Name").value).toBe("Leo");
  });

  // Spec: S4.34
  it("clears what was typed when it closes", async () => {
    const { user, dialog, fill } = await openDialog();
    await fill("leo@example.com", "", "", "");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await isGone();
    await user.click(await button("Create User"));
    expect((await dialogNamed("Create User")).getByLabelText<HTMLInputElement>("Email").value).toBe("");
  });
});

describe("editing a user", () => {
  async function openDialog(answer: Answer = { body: LEO }, given = {}) {
    const page = openAdmin({
      "GET /api/admin/users": listOf([{ ...LEO, age: 15, weight: 54, weightGoal: "build_muscle", ...given }]),
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
    const { user, dialog, retype, send, sent, asked } = await openDialog();
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
    const before = asked("/api/admin/users").length;
    await send();
    await expectToast("User Updated", "The changes are saved.");
    expect(sent()).toEqual([
      ["PUT", USER_PATH, { isAdmin: true, lastName: null, activityLevel: "extra_active", weightGoal: null, age: 16, weight: 54.5 }],
    ]);
    await isGone();
    await waitFor(() => expect(asked("/api/admin/users").length).toBe(before + 1));
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
    await isGone();
    await user.click(await button("Edit Leo Tanaka"));
    expect((await dialogNamed("Edit User: leo@example.com")).getByLabelText<HTMLInputElement>("First Name").value).toBe("Leo");
  });

  it("closes without a request if only a space was typed", async () => {
    const { retype, send, sent } = await openDialog();
    await retype("First Name", "Leo ");
    await send();
    await isGone();
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

describe("resetting a password", () => {
  async function openDialog(answer: Answer | (() => Answer | Promise<Answer>) = { status: 204 }) {
    const page = openAdmin({ [`POST ${USER_PATH}/password`]: answer, "POST /api/user/confirm": { status: 204 } });
    await page.user.click(await button("Reset password of Leo Tanaka"));
    const dialog = await dialogNamed("Reset Password");
    const fill = async (password: string, confirmation: string) => {
      await page.user.type(dialog.getByLabelText("New Password"), password);
      await page.user.type(dialog.getByLabelText("Confirm Password"), confirmation);
    };
    const send = () => page.user.click(dialog.getByRole("button", { name: "Reset Password" }));
    return { ...page, dialog, fill, send };
  }

  // Spec: S2.114, S2.115, S5.24, S5.25, S5.26
  it("ticks off the rules and says that the passwords differ, while they are typed", async () => {
    const { dialog, fill, send, sent } = await openDialog();
    await fill("Sunny-day1", "Sunny");
    const rules = dialog.getAllByRole("listitem").map((rule) => rule.textContent);
    expect(rules).toEqual([
      "At least 8 characters, met",
      "One uppercase letter, met",
      "One lowercase letter, met",
      "One number, met",
      "One special character (@$!%*?&), not met yet",
    ]);
    expect(dialog.getByText("Passwords do not match")).toBeTruthy();
    await send();
    expect(await dialog.findByText("Password must contain uppercase, lowercase, number, and special character")).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it("asks an administrator who logged in long ago for their own password, then continues", async () => {
    const answers: Answer[] = [{ status: 403, body: { message: "Please type your password again.", code: "password_needed" } }];
    const { user, fill, send, sent } = await openDialog(() => answers.pop() ?? { status: 204 });
    await fill(PASSWORD, PASSWORD);
    await send();
    const asking = await dialogNamed("Confirm it's you");
    await user.type(asking.getByLabelText("Your password"), "Crunchy-apple-7{Enter}");
    await expectToast("Password Reset", "User password has been successfully reset!");
    const reset = ["POST", `${USER_PATH}/password`, { password: PASSWORD, confirmPassword: PASSWORD }];
    expect(sent()).toEqual([reset, ["POST", "/api/user/confirm", { password: "Crunchy-apple-7" }], reset]);
    await isGone();
  });

  // Spec: S2.113
  it("shows and hides both", async () => {
    const { user, dialog } = await openDialog();
    const type = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).type;
    await user.click(dialog.getByRole("button", { name: "Show new password" }));
    expect([type("New Password"), type("Confirm Password")]).toEqual(["text", "password"]);
    await user.click(dialog.getByRole("button", { name: "Show confirmation" }));
    expect(type("Confirm Password")).toBe("text");
  });

  // Spec: S2.116, S4.36
  it("is canceled with Cancel, and clears what was typed", async () => {
    const { user, dialog, fill, sent } = await openDialog();
    await fill(PASSWORD, PASSWORD);
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await isGone();
    expect(sent()).toEqual([]);
    await user.click(await button("Reset password of Leo Tanaka"));
    expect((await dialogNamed("Reset Password")).getByLabelText<HTMLInputElement>("New Password").value).toBe("");
  });

  // Spec: S2.117, S3.56, S7.50, S8.49
  it("says that it is pending, then that it is done", async () => {
    let answer: (value: Answer) => void = () => undefined;
    const { dialog, fill, send, sent } = await openDialog(() => new Promise((resolve) => (answer = resolve)));
    await fill(PASSWORD, PASSWORD);
    await send();
    expect(await dialog.findByRole("button", { name: "Resetting..." })).toBeTruthy();
    answer({ status: 204 });
    await expectToast("Password Reset", "User password has been successfully reset!");
    expect(sent()).toEqual([["POST", `${USER_PATH}/password`, { password: PASSWORD, confirmPassword: PASSWORD }]]);
    await isGone();
  });

  // Spec: S8.42
  it("says when it fails", async () => {
    const { fill, send } = await openDialog({ status: 500 });
    await fill(PASSWORD, PASSWORD);
    await send();
    await expectToastBeside("Error", "Failed to reset password. Please try again.");
  });

  it("refers administrators to their profile for their own password", async () => {
    const { user } = openAdmin();
    await user.click(await button("Reset password of Ada Lopez"));
    const link = (await dialogNamed("Reset Password")).getByRole("link", { name: "Go to Profile" });
    expect(link.getAttribute("href")).toBe("/profile?tab=security");
  });
});

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
    await isGone("alertdialog");
    expect(sent()).toEqual([]);
  });

  // Spec: S8.40
  it("says when it fails", async () => {
    const { user, dialog } = await openDialog({ status: 500 });
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await expectToast("Error", "Failed to delete user. Please try again.");
  });
});
