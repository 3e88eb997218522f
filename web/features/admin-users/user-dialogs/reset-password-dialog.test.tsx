// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { button, dialogIsGone, dialogNamed, expectToastBeside, LEO, openAdmin } from "#web/testing/admin.tsx";
import { type Answer, laterAnswer } from "#web/testing/fake-server.ts";
import { expectToast } from "#web/testing/toasts.ts";

const PASSWORD = "Sunny-day1!";
const USER_PATH = `/api/admin/users/${LEO.id}`;

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
    await dialogIsGone();
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
    await dialogIsGone();
    expect(sent()).toEqual([]);
    await user.click(await button("Reset password of Leo Tanaka"));
    expect((await dialogNamed("Reset Password")).getByLabelText<HTMLInputElement>("New Password").value).toBe("");
  });

  // Spec: S2.117, S3.56, S7.50, S8.49
  it("says that it is pending, then that it is done", async () => {
    const reset = laterAnswer();
    const { dialog, fill, send, sent } = await openDialog(() => reset.answer);
    await fill(PASSWORD, PASSWORD);
    await send();
    expect(await dialog.findByRole("button", { name: "Resetting..." })).toBeTruthy();
    reset.send({ status: 204 });
    await expectToast("Password Reset", "User password has been successfully reset!");
    expect(sent()).toEqual([["POST", `${USER_PATH}/password`, { password: PASSWORD, confirmPassword: PASSWORD }]]);
    await dialogIsGone();
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
