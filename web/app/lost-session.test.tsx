// @vitest-environment happy-dom
import type { UseMutationResult } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import {
  useChangeEmail,
  useChangePassword,
  useConfirmPassword,
  useDeleteAccount,
  useDismissFailedAttempts,
  useMarkLegalTextsSeen,
  useSetFirstPassword,
  useSignOutElsewhere,
} from "#web/api/account.ts";
import { useResetSetting, useUpdateSetting } from "#web/api/admin-settings.ts";
import {
  useCreatePasswordLink,
  useCreateUser,
  useDeleteUser,
  useRecordConsent,
  useRemoveTwoFactor,
  useResetPassword,
  useUpdateUser,
} from "#web/api/admin-users.ts";
import { useDeleteApiKey, useSaveApiKey } from "#web/api/api-keys.ts";
import { useAddEntries, useDeleteEntry, useUpdateEntry } from "#web/api/diary.ts";
import { useCreateFaq, useDeleteFaq, useUpdateFaq } from "#web/api/faqs.ts";
import { useUpdateFoodView } from "#web/api/food-view.ts";
import { useAnalyseFood, useCreateFood, useDeleteFood, useStarFood, useUpdateFoodAllergens } from "#web/api/foods.ts";
import { useConfirmImport, useCreateImport, useUndoImport } from "#web/api/imports.ts";
import { useRecordAnswer } from "#web/api/learn/learn.ts";
import { useUpdatePreferences } from "#web/api/preferences.ts";
import { useAddProduct, useSaveProduct } from "#web/api/products.ts";
import { useUpdateProfile } from "#web/api/profile.ts";
import { toPlannedRecipe, usePlanRecipe } from "#web/api/recipes/meal-plan.ts";
import { useDeleteOwnRecipe, useSaveOwnRecipe } from "#web/api/recipes/own-recipes.ts";
import { useSaveRecipe } from "#web/api/recipes/saved-recipes.ts";
import { useDeleteSavedMeal, useSaveMeal } from "#web/api/saved-meals.ts";
import { useScanFood } from "#web/api/scan.ts";
import { useLogin, useLogout, useRegister } from "#web/api/sign-in/auth.ts";
import { useCreateInvitation, useDeleteInvitation } from "#web/api/sign-in/invitations.ts";
import {
  useAddPasskey,
  useConfirmWithPasskey,
  useDeletePasskey,
  useLoginWithPasskey,
  useRenamePasskey,
} from "#web/api/sign-in/passkeys.ts";
import {
  useClaimAccount,
  useDismissTwoFactorRemoval,
  useLogInToConfirm,
  useRequestReset,
  useRequestVerification,
  useResetByLink,
  useVerifyEmail,
} from "#web/api/sign-in/recovery.ts";
import { useConfirmAtSchool, useFinishSignIn, useLinkSchool, useUnlinkSchool } from "#web/api/sign-in/school-sign-in.ts";
import { useDisableTwoFactor, useEnableTwoFactor, useReplaceBackupCodes, useStartTwoFactor } from "#web/api/sign-in/two-factor.ts";
import { useSuggestMeals } from "#web/api/suggestions.ts";
import { useCreateTextReport, useUpdateTextReport } from "#web/api/text-reports.ts";
import { useUpdateWater } from "#web/api/water.ts";
import { ProviderMenu } from "#web/components/ai/provider-menu.tsx";
import { WaterCard } from "#web/components/diary/water/water-card.tsx";
import { DataCard } from "#web/features/account/data-card.tsx";
import { DevicesCard } from "#web/features/account/devices-card.tsx";
import { PasswordCard } from "#web/features/account/password-card.tsx";
import { ApiKeysTab } from "#web/features/api-keys/api-keys-tab.tsx";
import { TwoFactorCard } from "#web/features/two-factor/two-factor-card.tsx";
import { today } from "#web/lib/today.ts";
import { BANANA, makeEntry, TODAY } from "#web/testing/diary.tsx";
import { fakeServer, NOT_SIGNED_IN } from "#web/testing/fake-server.ts";
import { makeRecipe } from "#web/testing/make-recipe.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { createUnauthorizedHandler } from "./session-end.ts";

const SAID = "UnauthorizedYou are logged out. Logging in again...";
const SOURCES = import.meta.glob<string>(["/web/**/*.{ts,tsx}", "!/web/**/*.test.*"], { query: "?raw", import: "default", eager: true });

/** A write whose page reports failures with its own message. */
const write =
  <Variables, Answer, Context>(use: () => UseMutationResult<Answer, Error, Variables, Context>, variables: NoInfer<Variables>) =>
  () => {
    const { mutate, isError } = use();
    const onError = () => toast({ title: "Error", description: "Failed to save. Please try again.", kind: "destructive" });
    return { isError, start: () => mutate(variables, { onError }) };
  };

const { signal } = new AbortController();
const user = makeUser();
const entry = makeEntry(BANANA);
const passwords = { password: "Juicy@melon8", confirmPassword: "Juicy@melon8" };
const faq = { question: "Why?", answer: "So.", category: "General", sortOrder: 0, isPublished: false };

const WRITES: Record<string, ReturnType<typeof write>> = {
  useAddEntries: write(useAddEntries, {
    day: TODAY,
    servings: [{ food: BANANA, quantity: 100, mealType: "lunch", loggedAt: new Date() }],
    idempotencyKey: "a",
  }),
  useAddPasskey: write(useAddPasskey, undefined),
  useAnalyseFood: write(useAnalyseFood, { foodName: "moon stew", provider: "openai", signal }),
  useChangeEmail: write(useChangeEmail, { email: "maya.new@example.com" }),
  useChangePassword: write(useChangePassword, { currentPassword: "a", newPassword: "b", confirmPassword: "b" }),
  useSetFirstPassword: write(useSetFirstPassword, { newPassword: "b", confirmPassword: "b" }),
  useConfirmAtSchool: write(useConfirmAtSchool, "/profile"),
  useFinishSignIn: write(useFinishSignIn, { ticket: "t" }),
  useLinkSchool: write(useLinkSchool, "1"),
  useUnlinkSchool: write(useUnlinkSchool, BANANA.id),
  useClaimAccount: write(useClaimAccount, { token: "token", password: "secret" }),
  useLogInToConfirm: write(() => useLogInToConfirm("token"), { email: "maya@example.com", password: "secret" }),
  useMarkLegalTextsSeen: write(useMarkLegalTextsSeen, undefined),
  useConfirmImport: write(useConfirmImport, "id"),
  useConfirmPassword: write(useConfirmPassword, "secret"),
  useConfirmWithPasskey: write(useConfirmWithPasskey, undefined),
  useCreateFaq: write(useCreateFaq, faq),
  useUpdateFoodAllergens: write(useUpdateFoodAllergens, { id: BANANA.id, contains: ["milk"] }),
  useCreateTextReport: write(useCreateTextReport, { kind: "lesson", textId: "iron", words: "Hm" }),
  useUpdateTextReport: write(useUpdateTextReport, { id: "1", isDone: true }),
  useCreateFood: write(useCreateFood, { name: "Stew", calories: 60, protein: 3, carbs: 8, fat: 2 }),
  useCreateInvitation: write(useCreateInvitation, { note: "Class 8b", people: 30, days: 14 }),
  useCreatePasswordLink: write(useCreatePasswordLink, "id"),
  useCreateImport: write(useCreateImport, new Blob(["Date,Food"])),
  useCreateUser: write(useCreateUser, { email: "ida@example.com", firstName: "Ida", lastName: "Roth", password: "x", isAdmin: false }),
  useDeleteAccount: write(() => useDeleteAccount({ onDeleted: () => undefined }), "secret"),
  useDeleteApiKey: write(useDeleteApiKey, "id"),
  useDeleteEntry: write(useDeleteEntry, { entry, day: TODAY }),
  useDeleteFaq: write(useDeleteFaq, "id"),
  useDeleteFood: write(useDeleteFood, "id"),
  useDeleteInvitation: write(useDeleteInvitation, "id"),
  useDeleteOwnRecipe: write(useDeleteOwnRecipe, "id"),
  useDeletePasskey: write(useDeletePasskey, "id"),
  useDeleteSavedMeal: write(useDeleteSavedMeal, "id"),
  useDeleteUser: write(useDeleteUser, "id"),
  useDisableTwoFactor: write(useDisableTwoFactor, { token: "123456" }),
  useDismissTwoFactorRemoval: write(useDismissTwoFactorRemoval, undefined),
  useDismissFailedAttempts: write(useDismissFailedAttempts, undefined),
  useEnableTwoFactor: write(useEnableTwoFactor, "123456"),
  useLogin: write(useLogin, { email: "maya@example.com", password: "secret" }),
  useLoginWithPasskey: write(useLoginWithPasskey, {
    id: "id",
    rawId: "id",
    type: "public-key",
    response: { clientDataJSON: "a", authenticatorData: "b", signature: "c", userHandle: "d" },
  }),
  useLogout: write(
    () => useLogout({ onLoggedOut: () => undefined, onFailed: () => toast({ title: "Logout failed", kind: "destructive" }) }),
    undefined,
  ),
  usePlanRecipe: write(usePlanRecipe, toPlannedRecipe(makeRecipe(), TODAY, 2)),
  useRecordAnswer: write(useRecordAnswer, { fact: "iron.1", phase: "after", isRight: true }),
  useRegister: write(useRegister, { email: "maya@example.com", firstName: "Maya", lastName: "Lopez", ...passwords }),
  useRecordConsent: write(useRecordConsent, { id: "id", consent: { reason: "Mother, on paper", coversAi: false } }),
  useRemoveTwoFactor: write(useRemoveTwoFactor, { id: "id", reason: "Lost phone" }),
  useRenamePasskey: write(useRenamePasskey, { id: "id", name: "My phone" }),
  useReplaceBackupCodes: write(useReplaceBackupCodes, "123456"),
  useRequestReset: write(useRequestReset, "maya@example.com"),
  useRequestVerification: write(useRequestVerification, undefined),
  useResetByLink: write(useResetByLink, { token: "token", password: "secret" }),
  useResetPassword: write(useResetPassword, { id: "id", body: passwords }),
  useResetSetting: write(useResetSetting, "landing_hero_title"),
  useSaveApiKey: write(useSaveApiKey, { provider: "openai", key: "sk-0123456789abcdef" }),
  useSaveMeal: write(useSaveMeal, { name: "Monday", items: [{ foodId: BANANA.id, quantity: 100 }] }),
  useSaveOwnRecipe: write(useSaveOwnRecipe, { savedId: undefined, body: { name: "Stew", ingredients: "1 banana", servings: 1 } }),
  useScanFood: write(useScanFood, { image: new Blob(["photo"]), provider: "openai", signal }),
  useSignOutElsewhere: write(useSignOutElsewhere, undefined),
  useAddProduct: write(useAddProduct, { gtin: "3017620422003", food: BANANA }),
  useSaveProduct: write(useSaveProduct, {
    gtin: "3017620422003",
    body: { name: "Bar", calories: null, protein: null, carbs: null, fat: null },
  }),
  useSaveRecipe: write(useSaveRecipe, { slug: "real-cocoa", isSaved: true }),
  useStarFood: write(useStarFood, { food: BANANA, isStarred: true }),
  useStartTwoFactor: write(useStartTwoFactor, undefined),
  useSuggestMeals: write(useSuggestMeals, { mealType: "lunch", signal }),
  useUndoImport: write(useUndoImport, "id"),
  useUpdateEntry: write(useUpdateEntry, { entry, day: TODAY, change: { quantity: 80 } }),
  useUpdateFaq: write(useUpdateFaq, { id: "id", question: "Why not?" }),
  useUpdateFoodView: write(useUpdateFoodView, { habits: [] }),
  useUpdatePreferences: write(useUpdatePreferences, { preferredLLM: "openai" }),
  useUpdateProfile: write(useUpdateProfile, { firstName: "Ida" }),
  useUpdateSetting: write(useUpdateSetting, { key: "landing_hero_title", value: "Hello" }),
  useUpdateUser: write(useUpdateUser, { id: "id", body: { firstName: "Ida" } }),
  useVerifyEmail: write(useVerifyEmail, "token"),
  useUpdateWater: write(() => useUpdateWater(TODAY), { date: TODAY, morningGlasses: 1, afternoonGlasses: 0, eveningGlasses: 0 }),
};

/** Renders with the app's message for a lost session. */
function open(ui: ReactNode) {
  const goTo = vi.fn();
  renderAt(ui, { user, onUnauthorized: createUnauthorizedHandler(goTo) });
  // An open dialog hides toasts from queries by role, but screen readers still announce them.
  const within = { hidden: true };
  const items = () => screen.queryAllByRole("listitem", within).filter((item) => !item.closest("section"));
  return { goTo, messages: () => items().map(({ textContent }) => textContent) };
}

test("the list of writes is complete", () => {
  const mutations = Object.values(SOURCES).flatMap((source) => source.match(/useMutation\(/g) ?? []);
  const named = Object.values(SOURCES)
    .flatMap((source) => source.split(/^export function /m).slice(1))
    .flatMap((code) => (code.includes("useMutation(") ? [code.slice(0, code.indexOf("("))] : []));
  expect(named.toSorted()).toEqual(Object.keys(WRITES).toSorted());
  expect(named).toHaveLength(mutations.length);
});

test.each(Object.keys(WRITES))("%s reports a lost session instead of a failure", async (name) => {
  fakeServer(new Proxy({}, { get: () => NOT_SIGNED_IN }));
  function Write() {
    const { isError, start } = WRITES[name]?.() ?? {};
    return (
      <button type="button" onClick={start}>
        {isError ? "Failed" : "Save"}
      </button>
    );
  }
  const { messages } = open(<Write />);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "Failed" });
  await waitFor(() => expect(messages()).toEqual([SAID]));
});

const KEY = { id: "0190a0a0-0000-7000-8000-00000000aaaa", provider: "openai", lastFour: "wXyZ", createdAt: "2025-11-13T12:00:00.000Z" };
const DEVICE = { userAgent: null, createdAt: user.createdAt, lastSeenAt: user.createdAt };
const PREFERENCES = { preferredLLM: "openai", dietaryRestrictions: [], allergies: [], foodPreferences: [], medicalConditions: [] };
const READS = {
  [`GET /api/water/${today()}`]: { body: { date: today(), morningGlasses: 0, afternoonGlasses: 0, eveningGlasses: 0 } },
  "GET /api/user/api-keys": { body: [KEY] },
  "GET /api/user/ai-providers": { body: [{ provider: "openai" }, { provider: "gemini" }].map((one) => ({ ...one, keyFrom: "person" })) },
  "GET /api/user/preferences": { body: PREFERENCES },
  "GET /api/user/sessions": { body: [true, false].map((isCurrent) => ({ ...DEVICE, isCurrent })) },
};

const press = async (pointer: UserEvent, name: string | RegExp, role = "button") => pointer.click(await screen.findByRole(role, { name }));
const type = async (pointer: UserEvent, label: string, text: string) => pointer.type(await screen.findByLabelText(label), text);

const PAGES: Record<string, { page: ReactNode; act: (pointer: UserEvent) => Promise<void> }> = {
  "a glass of water": {
    page: <WaterCard day={today()} dayName="today" />,
    act: (pointer) => press(pointer, /^One glass more, morning/),
  },
  "a new API key": {
    page: <ApiKeysTab />,
    act: async (pointer) => {
      await press(pointer, "Gemini", "radio");
      await type(pointer, "API key", "AI-0123456789abcdef");
      await press(pointer, "Add key");
    },
  },
  "the removal of an API key": {
    page: <ApiKeysTab />,
    act: async (pointer) => {
      await press(pointer, "Remove OpenAI key");
      await press(pointer, "Remove");
    },
  },
  "a new password": {
    page: <PasswordCard />,
    act: async (pointer) => {
      await type(pointer, "Current password", "Old-pass1");
      await type(pointer, "New password", "Sunny-day1");
      await type(pointer, "Confirm new password", "Sunny-day1");
      await press(pointer, "Change password");
    },
  },
  "the setup of two-factor": { page: <TwoFactorCard />, act: (pointer) => press(pointer, "Set up two-factor") },
  "another AI provider": {
    page: <ProviderMenu />,
    act: async (pointer) => {
      await press(pointer, "AI provider: OpenAI");
      await press(pointer, "Gemini", "menuitemradio");
    },
  },
  "signing out elsewhere": {
    page: <DevicesCard />,
    act: async (pointer) => {
      await press(pointer, "Sign out everywhere else");
      await press(pointer, "Sign out");
    },
  },
  "the deletion of the account": {
    page: <DataCard />,
    act: async (pointer) => {
      await press(pointer, "Delete my account");
      await type(pointer, "Your password", "secret");
      await press(pointer, "Delete my account");
    },
  },
};

test.each(Object.entries(PAGES))(
  "without a session, %s only reports that it is lost, until the page is left",
  async (_what, { page, act }) => {
    fakeServer(new Proxy(READS, { get: (reads, name: string) => reads[name as keyof typeof READS] ?? NOT_SIGNED_IN }));
    const { goTo, messages } = open(page);
    await act(userEvent.setup());
    await waitFor(() => expect(goTo.mock.calls).toEqual([["/api/login"]]));
    expect(messages()).toEqual([SAID]);
    expect(screen.queryByRole("alert")).toBeNull();
  },
);
