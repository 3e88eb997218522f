// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import type { Preferences } from "#core/contracts/preferences.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { MEDICAL_CONDITIONS } from "#core/domain/needs/medical-conditions.ts";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makePreferences } from "#web/testing/make-preferences.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { loadPreferencesRules } from "./preferences-rules.ts";
import { PreferencesTab } from "./preferences-tab.tsx";

// Loaded in advance, because the tests expect messages immediately and the first import takes longer.
beforeAll(loadPreferencesRules);

type Answers = Parameters<typeof fakeServer>[0];

const NOTHING: Preferences = {
  preferredLLM: "anthropic",
  dietaryRestrictions: [],
  allergies: [],
  foodPreferences: [],
  medicalConditions: [],
};
const READ = "GET /api/user/preferences";
const SAVE = "PUT /api/user/preferences";
const ACCEPT = "PUT /api/user/profile";
const FAILED: Answer = { status: 500, body: { message: "Oh no", code: "internal" } };

async function openPreferences(saved: Partial<Preferences> = {}, answers: Answers = {}, person: Partial<User> = {}) {
  const stored = { ...NOTHING, ...saved };
  const calls = fakeServer({
    "GET /api/admin/settings/public": { body: [] },
    [READ]: { body: makePreferences(stored) },
    [SAVE]: () => ({ body: makePreferences(Object.assign({}, stored, ...sentTo("/api/user/preferences"))) }),
    ...answers,
  });
  const sentTo = (path: string) => calls.filter((call) => call.method === "PUT" && call.path === path).map(({ body }) => body);
  const { client } = renderAt(<PreferencesTab />, { user: makeUser(person) });
  await screen.findByRole("form", { name: "Preferences" });
  return { user: userEvent.setup(), client, sent: () => sentTo("/api/user/preferences"), accepted: () => sentTo("/api/user/profile") };
}

const lines = (label: string): HTMLTextAreaElement => screen.getByLabelText(label);
const provider = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const condition = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const saveButton = () => screen.getByRole("button", { name: /^(save changes|saving)/i });
const isBarVisible = () => screen.queryByRole("region", { name: "Unsaved changes" }) !== null;

async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(lines(label));
  if (text) await user.type(lines(label), text);
}

describe("the preferences form", () => {
  it("says what each condition changes, and that four change nothing", async () => {
    const { user } = await openPreferences();
    await user.click(screen.getByRole("button", { name: "What each of them changes" }));
    expect(await screen.findAllByText(/^Changes nothing here/)).toHaveLength(4);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([...MEDICAL_CONDITIONS]);
  });

  // Spec: S5.54
  it("shows what is stored, one per line, and no save bar", async () => {
    await openPreferences({ preferredLLM: "gemini", allergies: ["peanuts", "sesame"], medicalConditions: ["IBS"] });
    expect(lines("Allergies").value).toBe("peanuts\nsesame");
    expect([provider("Gemini").checked, provider("Anthropic").checked, condition("IBS").checked]).toEqual([true, false, true]);
    expect(isBarVisible()).toBe(false);
  });

  // Spec: S3.38
  it("offers the sixteen conditions, pregnancy after them, and all three providers", async () => {
    await openPreferences();
    const group = within(screen.getByRole("group", { name: "Medical conditions" }));
    expect(group.getAllByRole<HTMLInputElement>("checkbox").map((box) => box.labels?.[0]?.textContent)).toEqual([...MEDICAL_CONDITIONS]);
    expect(MEDICAL_CONDITIONS).toHaveLength(17);
    expect(MEDICAL_CONDITIONS.at(-1)).toBe("Pregnant");
    expect(["Anthropic", "OpenAI", "Gemini"].map((name) => provider(name).disabled)).toEqual([false, false, false]);
  });

  // Spec: S1.11, S5.54
  it("sends only what changed, without blank lines", async () => {
    const { user, sent, client } = await openPreferences({ allergies: ["sesame"], foodPreferences: ["mango"] });
    await retype(user, "Allergies", "  peanuts {Enter}{Enter}   {Enter}sesame{Enter}");
    await retype(user, "Food preferences", "{Enter} mango ");
    await user.click(saveButton());
    await expectToast("Preferences saved", "Your changes are in.");
    expect(sent()).toEqual([{ allergies: ["peanuts", "sesame"] }]);
    await waitFor(() => expect(lines("Allergies").value).toBe("peanuts\nsesame"));
    expect(client.getQueryData(preferencesQuery.queryKey)?.allergies).toEqual(["peanuts", "sesame"]);
    await waitFor(() => expect(isBarVisible()).toBe(false));
  });

  it("sends an emptied list as an empty one, and the provider", async () => {
    const { user, sent } = await openPreferences({ dietaryRestrictions: ["vegan"] });
    await retype(user, "Dietary restrictions", "");
    await user.click(provider("OpenAI"));
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ preferredLLM: "openai", dietaryRestrictions: [] }]));
  });

  it("sees no change in edits that return to what is stored", async () => {
    const { user } = await openPreferences();
    await user.click(provider("OpenAI"));
    expect(isBarVisible()).toBe(true);
    await user.click(provider("Anthropic"));
    await user.type(lines("Allergies"), "{Enter} {Enter}");
    expect(isBarVisible()).toBe(false);
  });

  it("discards what was typed", async () => {
    const { user, sent } = await openPreferences({ allergies: ["sesame"] });
    await retype(user, "Allergies", "milk");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect([lines("Allergies").value, isBarVisible(), sent()]).toEqual(["sesame", false, []]);
  });

  it.each([
    ["x".repeat(101), "Please keep each line to 100 characters"],
    [Array.from({ length: 51 }, (_, line) => `food ${line}`).join("\n"), "Please keep this to 50 lines"],
  ])("names a list that is too long", async (text, message) => {
    const { user, sent } = await openPreferences();
    await user.click(lines("Allergies"));
    await user.paste(text);
    await user.click(saveButton());
    const described = lines("Allergies").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe(message);
    expect(document.activeElement).toBe(lines("Allergies"));
    expect(sent()).toEqual([]);
  });

  // Spec: S8.25
  it("keeps the edits and says so when saving fails", async () => {
    const { user } = await openPreferences({}, { [SAVE]: FAILED });
    await user.type(lines("Allergies"), "milk");
    await user.click(saveButton());
    await expectToast("Update Failed", "Failed to update preferences. Please try again.");
    expect([lines("Allergies").value, isBarVisible()]).toEqual(["milk", true]);
  });

  // Spec: D1.11
  it("follows a provider that is chosen elsewhere, and keeps the other edits", async () => {
    const { user, client, sent } = await openPreferences();
    await user.type(lines("Allergies"), "milk");
    act(() => void client.setQueryData(preferencesQuery.queryKey, { ...NOTHING, preferredLLM: "openai" }));
    await waitFor(() => expect(provider("OpenAI").checked).toBe(true));
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ allergies: ["milk"] }]));
  });
});

describe("a condition or an allergy", () => {
  // Spec: S1.11
  it("is saved with the tap, is said to count at once, and can be taken back", async () => {
    const { user, sent } = await openPreferences({ medicalConditions: ["GERD"] });
    await user.click(condition("Celiac Disease"));
    expect(await screen.findByText(/^Counts now: wheat, barley and rye/)).toBeDefined();
    expect(screen.getByText(/Oats: not sure, often milled with wheat/)).toBeDefined();
    await user.click(condition("peanuts"));
    expect(await screen.findByText(/^Counts now: peanut, wheat/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(condition("peanuts").checked).toBe(false));
    expect(condition("Celiac Disease").checked).toBe(true);
    expect(sent()).toEqual([
      { medicalConditions: ["Celiac Disease", "GERD"] },
      { allergies: ["peanuts"] },
      { medicalConditions: ["Celiac Disease", "GERD"], allergies: [] },
    ]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(isBarVisible()).toBe(false);
  });

  it("says at once what of this week's diary contains it", async () => {
    const bread = { foodId: "0190a0a0-0000-7000-8000-000000000001", name: "Whole wheat bread" };
    const allergens = { contains: ["wheat"], mayContain: [], rest: "none found", basis: "recipe" };
    const { user } = await openPreferences({}, { "GET /api/diary/allergens": { body: [{ ...bread, allergens }] } });
    expect(screen.queryByText(/this week’s diary/)).toBeNull();
    await user.click(condition("Celiac Disease"));
    const line = await screen.findByText(/this week’s diary/);
    expect(line.textContent).toMatch(
      /^1 food in this week’s diary contains wheat \(gluten\): Whole wheat bread\. That rests on the usual recipe/,
    );
  });

  it("says of pregnancy that the needs do not count it", async () => {
    const { user } = await openPreferences();
    await user.click(condition("Pregnant"));
    expect(await screen.findByText(/^Counts now: Pregnant/)).toBeDefined();
    expect(screen.getByText(/The needs you see stay general figures that count no pregnancy/)).toBeDefined();
  });

  it("typed with a mistake is asked back with one tap, and a word that cannot be looked for is kept and said to be", async () => {
    const { user, sent } = await openPreferences({ allergies: ["penuts", "kiwi"] });
    expect(screen.getByText("We keep “kiwi”, but we cannot look for it in a food.")).toBeDefined();
    expect(screen.getByText(/“penuts”: do you mean peanuts\?/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Yes, peanuts" }));
    expect(await screen.findByText(/^Counts now: peanut/)).toBeDefined();
    expect(sent()).toEqual([{ allergies: ["peanuts", "kiwi"] }]);
    await waitFor(() => expect(lines("Allergies").value).toBe("peanuts\nkiwi"));
  });

  it("that could not be saved is not said to count", async () => {
    const { user } = await openPreferences({}, { [SAVE]: FAILED });
    await user.click(condition("Celiac Disease"));
    await expectToast("Update Failed", "Failed to update preferences. Please try again.");
    expect([condition("Celiac Disease").checked, screen.queryByText(/^Counts now/)]).toEqual([false, null]);
  });
});

describe("while the preferences are not loaded", () => {
  it("says that they are loading", async () => {
    fakeServer({ "GET /api/admin/settings/public": { body: [] }, [READ]: () => new Promise(() => undefined) });
    renderAt(<PreferencesTab />, { user: makeUser() });
    expect(screen.getByText("Loading...")).toBeDefined();
  });

  it("says what happened and retries", async () => {
    let answer = FAILED;
    fakeServer({ "GET /api/admin/settings/public": { body: [] }, [READ]: () => answer });
    renderAt(<PreferencesTab />, { user: makeUser() });
    expect(await screen.findByRole("heading", { name: "Your preferences did not load" })).toBeDefined();
    answer = { body: { ...NOTHING, allergies: ["milk"] } };
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("form", { name: "Preferences" })).toBeDefined();
    expect(lines("Allergies").value).toBe("milk");
  });
});

describe("the medical disclaimer", () => {
  const disclaimer = () => screen.getByRole("region", { name: "Medical disclaimer" });

  // Spec: S2.87, S7.38
  it("shows the built-in text, or an administrator's, as HTML", async () => {
    const setting = { key: "profile_medical_disclaimer", value: "<p>Ask <strong>Nurse Joy</strong>.</p>" };
    const { client } = await openPreferences({}, { "GET /api/admin/settings/public": { body: [setting] } });
    expect(disclaimer().innerHTML).toContain(SITE_TEXTS.profile_medical_disclaimer.defaultValue);
    await act(() => client.refetchQueries({ queryKey: ["/api/admin/settings/public"] }));
    await waitFor(() => expect(within(disclaimer()).getByText("Nurse Joy").tagName).toBe("STRONG"));
  });

  it("accepts 'I understand' at once, beside unsaved edits, and then shows when", async () => {
    const answer = makeUser({ disclaimerAccepted: true, disclaimerAcceptedAt: "2025-03-03T12:00:00.000Z" });
    const { user, accepted, sent, client } = await openPreferences({}, { [ACCEPT]: { body: answer } });
    await user.type(lines("Allergies"), "milk");
    await user.click(screen.getByRole("button", { name: "I understand" }));
    expect(await within(disclaimer()).findByText("You understood this on Mar 3, 2025.")).toBeDefined();
    expect([accepted(), sent()]).toEqual([[{ disclaimerAccepted: true }], []]);
    expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(answer);
    expect(disclaimer().contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole("button", { name: "I understand" })).toBeNull();
    expect(lines("Allergies").value).toBe("milk");
  });

  it("says so if that fails, and asks again", async () => {
    const { user } = await openPreferences({}, { [ACCEPT]: FAILED });
    await user.click(screen.getByRole("button", { name: "I understand" }));
    await expectToast("Update Failed", "Failed to update profile. Please try again.");
    expect(screen.getByRole("button", { name: "I understand" })).toBeDefined();
  });

  it("does not ask a user who has understood", async () => {
    await openPreferences({}, {}, { disclaimerAccepted: true, disclaimerAcceptedAt: "2025-03-03T12:00:00.000Z" });
    expect(within(disclaimer()).getByText("You understood this on Mar 3, 2025.")).toBeDefined();
  });
});
