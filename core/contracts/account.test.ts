import { expect, test } from "vitest";
import { PasswordChange } from "./account.ts";

const CHANGE = { currentPassword: "Old-apple-1", newPassword: "Sunny-day1" };
const isAccepted = (overrides: object) => PasswordChange.safeParse({ ...CHANGE, ...overrides }).success;

// Spec: S7.18, D2.30
test("a new password requires the current one, and must match its confirmation if one is sent", () => {
  expect(isAccepted({})).toBe(true);
  expect(isAccepted({ confirmPassword: "Sunny-day1" })).toBe(true);
  expect(isAccepted({ confirmPassword: "Sunny-day2" })).toBe(false);
  expect(isAccepted({ currentPassword: "" })).toBe(false);
});
