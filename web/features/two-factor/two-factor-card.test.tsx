// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { TwoFactorCard } from "./two-factor-card.tsx";

const CODES = ["A2B3C4", "D5E6F7", "G8H9J2", "K3L4M5", "N6P7Q8", "R9S2T3", "U4V5W6", "X7Y8Z9", "AB23CD", "EF45GH"];
const SETUP = { body: { qrCode: "data:image/png;base64,AAAA", manualEntryKey: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" } };
const WRONG = { status: 400, body: { message: "Invalid token", code: "wrong_code" } };
const LIMITED = { status: 429, body: { message: "Too many tries. Please try again in 14 minutes.", code: "rate_limited" } };
const UNREACHABLE = { status: 502, body: "" };

function openCard(isOn: boolean, answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ "POST /api/2fa/setup": SETUP, ...answers });
  const app = renderAt(<TwoFactorCard />, { user: makeUser({ twoFactorEnabled: isOn }) });
  return {
    user: userEvent.setup(),
    sent: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
    isOn: () => app.client.getQueryData(currentUserQuery.queryKey)?.twoFactorEnabled,
  };
}

type User = ReturnType<typeof userEvent.setup>;
const press = async (user: User, name: string) => user.click(await screen.findByRole("button", { name }));
const codeField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const readCodes = () =>
  within(screen.getByRole("list", { name: "Backup codes" }))
    .getAllByRole("listitem")
    .map((code) => code.textContent);

describe("two-factor that is off", () => {
  // Spec: S1.14, S4.13, S4.14, S5.53, S7.22, S9.20, D2.26
  it("is set up with a QR code or a key, a token, and ten backup codes shown once", async () => {
    const { user, sent, isOn } = openCard(false, { "POST /api/2fa/enable": { body: { backupCodes: CODES } } });
    expect(screen.getByText("Off")).toBeDefined();
    await press(user, "Set up two-factor");
    expect((await screen.findByRole<HTMLImageElement>("img", { name: "QR code for your authenticator app" })).src).toBe(SETUP.body.qrCode);
    expect(document.querySelector("code")?.textContent).toBe(SETUP.body.manualEntryKey);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Two-factor authentication" }));
    expect(codeField("6-digit code").maxLength).toBe(6);

    await user.type(codeField("6-digit code"), "123456");
    await press(user, "Turn on");
    await expectToast("Two-factor is on", "Now save your backup codes.");
    expect(sent("/api/2fa/enable")).toEqual([{ token: "123456" }]);
    expect(isOn()).toBe(true);
    expect(readCodes()).toEqual(CODES);

    await press(user, "I have saved them");
    expect(screen.queryByText(CODES[0] ?? "")).toBeNull();
    expect(screen.getByText("On")).toBeDefined();
    expect(screen.getByRole("button", { name: "Disable" })).toBeDefined();
  });

  // Spec: S5.51
  it("needs a token", async () => {
    const { user, sent } = openCard(false);
    await press(user, "Set up two-factor");
    await press(user, "Turn on");
    await expectToast("Token Required", "Please enter the 6-digit code from your authenticator app.");
    expect(sent("/api/2fa/enable")).toEqual([]);
    expect(document.activeElement).toBe(codeField("6-digit code"));
  });

  // Spec: S4.15, S8.29
  it.each([
    [WRONG, "Invalid token"],
    [LIMITED, "Too many tries. Please try again in 14 minutes."],
    [UNREACHABLE, "The code was not checked. Please try again."],
  ])("stays off after a failed token, and says why", async (answer, words) => {
    const { user, isOn } = openCard(false, { "POST /api/2fa/enable": answer });
    await press(user, "Set up two-factor");
    await screen.findByRole("button", { name: "Turn on" });
    await user.type(codeField("6-digit code"), "000000{Enter}");
    await expectToast("Verification Failed", words);
    expect(isOn()).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(codeField("6-digit code")));
  });

  // Spec: S4.17
  it("goes back to off with Cancel", async () => {
    const { user } = openCard(false);
    await press(user, "Set up two-factor");
    await press(user, "Cancel");
    expect(screen.getByText("Off")).toBeDefined();
    expect(screen.getByRole("button", { name: "Set up two-factor" })).toBeDefined();
  });

  // Spec: S8.28
  it.each([
    [LIMITED, "Too many tries. Please try again in 14 minutes."],
    [UNREACHABLE, "The setup did not start. Please try again."],
  ])("says why the setup did not start", async (answer, words) => {
    const { user } = openCard(false, { "POST /api/2fa/setup": answer });
    await press(user, "Set up two-factor");
    await expectToast("Setup Failed", words);
    expect(screen.getByRole("button", { name: "Set up two-factor" })).toBeDefined();
  });

  it("follows another device that switched it on", async () => {
    const answers = {
      "POST /api/2fa/setup": { status: 409, body: { message: "Two-factor authentication is already on.", code: "already_enabled" } },
      "GET /api/user": { body: makeUser({ twoFactorEnabled: true }) },
    };
    const { user } = openCard(false, answers);
    await press(user, "Set up two-factor");
    await expectToast("Setup Failed", "Two-factor authentication is already on.");
    expect(await screen.findByRole("button", { name: "Disable" })).toBeDefined();
  });

  // Spec: S9.21
  it("copies the key, and says so for two seconds", async () => {
    const { user } = openCard(false);
    await press(user, "Set up two-factor");
    await screen.findByRole("button", { name: "Copy key" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole("button", { name: "Copy key" }));
    await expectToast("Copied", "The key is on your clipboard.");
    expect(await navigator.clipboard.readText()).toBe(SETUP.body.manualEntryKey);
    const button = await screen.findByRole("button", { name: "Copied" });
    act(() => void vi.advanceTimersByTime(1500));
    expect(screen.getByRole("button", { name: "Copied" })).toBe(button);
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.getByRole("button", { name: "Copy key" })).toBe(button);
    vi.useRealTimers();
  });
});

describe("two-factor that is on", () => {
  // Spec: S4.16, S7.23
  it.each([
    ["a token", "123456", { token: "123456" }],
    ["a backup code", "A2B3C4", { backupCode: "A2B3C4" }],
  ])("is disabled with %s", async (_, code, body) => {
    const { user, sent, isOn } = openCard(true, { "POST /api/2fa/disable": { body: makeUser({ twoFactorEnabled: false }) } });
    await press(user, "Disable");
    expect(document.activeElement).toBe(codeField("Code or backup code"));
    await user.keyboard(`${code}{Enter}`);
    await expectToast("Two-factor is off", "Logging in takes your password alone again.");
    expect(sent("/api/2fa/disable")).toEqual([body]);
    expect(isOn()).toBe(false);
    expect(await screen.findByRole("button", { name: "Set up two-factor" })).toBeDefined();
  });

  // Spec: S5.52
  it("is not disabled without a code", async () => {
    const { user, sent } = openCard(true);
    await press(user, "Disable");
    await press(user, "Disable");
    await expectToast("Authentication Required", "Please enter a code from your app, or a backup code.");
    expect(sent("/api/2fa/disable")).toEqual([]);
  });

  // Spec: S8.30
  it.each([
    [WRONG, "Invalid token"],
    [LIMITED, "Too many tries. Please try again in 14 minutes."],
    [UNREACHABLE, "It is still on. Please try again."],
  ])("says why it was not disabled", async (answer, words) => {
    const { user, isOn } = openCard(true, { "POST /api/2fa/disable": answer });
    await press(user, "Disable");
    await user.keyboard("000000{Enter}");
    await expectToast("Disable Failed", words);
    expect(isOn()).toBe(true);
  });

  // Spec: S7.24, D2.27
  it("gives new backup codes for a token, and shows them once", async () => {
    const { user, sent } = openCard(true, { "POST /api/2fa/backup-codes": { body: { backupCodes: CODES } } });
    await press(user, "New backup codes");
    await press(user, "Make new codes");
    await expectToast("Token Required", "Please enter the 6-digit code from your authenticator app.");
    await user.type(codeField("6-digit code"), "123456{Enter}");
    await waitFor(() => expect(readCodes()).toEqual(CODES));
    expect(sent("/api/2fa/backup-codes")).toEqual([{ token: "123456" }]);
    await press(user, "I have saved them");
    expect(screen.queryByRole("list", { name: "Backup codes" })).toBeNull();
  });

  // Spec: S8.31
  it.each([
    [WRONG, "Invalid token"],
    [UNREACHABLE, "Your old codes still work. Please try again."],
  ])("says why there are no new codes", async (answer, words) => {
    const { user } = openCard(true, { "POST /api/2fa/backup-codes": answer });
    await press(user, "New backup codes");
    await user.keyboard("000000{Enter}");
    await expectToast("Generation Failed", words);
    await press(user, "Cancel");
    expect(screen.getByRole("button", { name: "New backup codes" })).toBeDefined();
  });

  // Spec: D2.26
  it("copies and downloads the codes", async () => {
    const { user } = openCard(true, { "POST /api/2fa/backup-codes": { body: { backupCodes: CODES } } });
    await press(user, "New backup codes");
    await user.keyboard("123456{Enter}");
    await press(user, "Copy");
    await expectToast("Copied", "The backup codes are on your clipboard.");
    expect(await navigator.clipboard.readText()).toBe(CODES.join("\n"));

    const files: Blob[] = [];
    const created = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:codes";
    });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.download).toBe("bitebright-backup-codes.txt");
    });
    await press(user, "Download");
    expect(clicked).toHaveBeenCalledOnce();
    expect(await files[0]?.text()).toBe(`BiteBright backup codes. Each works once.\n\n${CODES.join("\n")}\n`);
    created.mockRestore();
    clicked.mockRestore();
  });
});
