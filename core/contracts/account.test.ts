import { expect, test } from "vitest";
import { PasswordChange } from "./account.ts";

const CHANGE = { currentPassword: "Old-apple-1", newPassword: "Sunny-day1" };
const isTaken = (given: object) => PasswordChange.safeParse({ ...CHANGE, ...given }).success;

// Spec: S7.18, D2.30
test("a new password requires the current one, and must match its confirmation if one is sent", () => {
  expect(isTaken({})).toBe(true);
  expect(isTaken({ confirmPassword: "Sunny-day1" })).toBe(true);
  expect(isTaken({ confirmPassword: "Sunny-day2" })).toBe(false);
  expect(isTaken({ currentPassword: "" })).toBe(false);
});
