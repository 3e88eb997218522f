// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, dialogIsGone, dialogNamed, expectToastBeside, LEO, openAdmin } from "#web/testing/admin.tsx";
import type { Answer } from "#web/testing/fake-server.ts";
import { expectToast } from "#web/testing/toasts.ts";

const PASSWORD = "Sunny-day1!";
const EMAIL_IN_USE: Answer = { status: 409, body: { message: "Somebody has this email address already.", code: "email_taken" } };

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
    const { user, dialog, fill, send, sent, requests } = await openDialog();
    expect(dialog.getByPlaceholderText("8+ characters")).toBe(dialog.getByLabelText("Password"));
    await fill("leo@example.com", "Leo", "Tanaka", PASSWORD);
    await user.click(dialog.getByRole("checkbox", { name: "Administrator privileges" }));
    const before = requests("/api/admin/users").length;
    await send();
    await expectToast("User Created", "New user has been successfully created!");
    expect(sent()).toEqual([
      ["POST", "/api/admin/users", { email: "leo@example.com", firstName: "Leo", lastName: "Tanaka", password: PASSWORD, isAdmin: true }],
    ]);
    await dialogIsGone();
    await waitFor(() => expect(requests("/api/admin/users").length).toBe(before + 1));
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
    const { dialog, fill, send } = await openDialog(EMAIL_IN_USE);
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
    await dialogIsGone();
    await user.click(await button("Create User"));
    expect((await dialogNamed("Create User")).getByLabelText<HTMLInputElement>("Email").value).toBe("");
  });
});
