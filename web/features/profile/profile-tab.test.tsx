// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Answer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { field, GIRL, isBarVisible, openProfile, option, readDescription, replaceText, saveButton } from "#web/testing/profile-form.tsx";
import { expectToast } from "#web/testing/toasts.ts";

describe("the profile form", () => {
  it("shows what is stored, and no save bar", () => {
    openProfile({ ...GIRL, weight: 54.5, weightGoal: "gain", calorieGoal: 2300 });
    const labels = ["First name", "Last name", "Age (years)", "Height (cm)", "Weight (kg)", "Daily calorie goal (kcal)"];
    expect(labels.map((label) => field(label).value)).toEqual(["Maya", "Lopez", "15", "162", "54.5", "2300"]);
    const chosen = screen.getAllByRole<HTMLInputElement>("radio", { checked: true }).map((radio) => radio.labels?.[0]?.textContent);
    expect(chosen).toEqual(["Female", "Metric", expect.stringMatching(/^Lightly active/), expect.stringMatching(/^Gain weight/)]);
    expect(isBarVisible()).toBe(false);
  });

  it("opens numeric keyboards", () => {
    openProfile();
    const modes = ["Age (years)", "Height (cm)", "Weight (kg)", "Daily calorie goal (kcal)"].map((label) => field(label).inputMode);
    expect(modes).toEqual(["numeric", "numeric", "decimal", "numeric"]);
  });

  // Spec: S1.10, S7.17
  it("sends only what changed; the response becomes the current user", async () => {
    const { user, sent, currentUser } = openProfile({ ...GIRL, calorieGoal: 2300 });
    await replaceText(user, "First name", " Mia ");
    await replaceText(user, "Daily calorie goal (kcal)", "2,250");
    await replaceText(user, "Weight (kg)", "54.0");
    await user.click(saveButton());
    await expectToast("Profile saved", "Your changes are in.");
    expect(sent()).toEqual([{ firstName: "Mia", calorieGoal: 2250 }]);
    expect(currentUser()).toMatchObject({ firstName: "Mia", calorieGoal: 2250 });
    await waitFor(() => expect(isBarVisible()).toBe(false));
    expect(field("First name").value).toBe("Mia");
  });

  // Spec: S5.45
  it("sends null for emptied fields, and for 'rather not say', 'not sure' and 'no weight goal'", async () => {
    const { user, sent } = openProfile({ ...GIRL, weightGoal: "lose" });
    for (const label of ["Last name", "Age (years)", "Height (cm)", "Weight (kg)"]) await replaceText(user, label, "");
    for (const name of ["Rather not say", /^Not sure yet/, /^No weight goal/]) await user.click(option(name));
    await user.click(saveButton());
    await expectToast("Profile saved", "Your changes are in.");
    const nothing = { lastName: null, age: null, height: null, weight: null, gender: null, activityLevel: null, weightGoal: null };
    expect(sent()).toEqual([nothing]);
  });

  it("saves with Enter, once however often it is submitted, and says that it is busy", async () => {
    let finish: (answer: Answer) => void = () => undefined;
    const { user, sent } = openProfile({}, () => new Promise((resolve) => (finish = resolve)));
    await user.type(field("Age (years)"), "15{Enter}{Enter}");
    fireEvent.click(saveButton());
    fireEvent.submit(screen.getByRole("form", { name: "Profile" }));
    await screen.findByText("Saving...");
    expect(saveButton().getAttribute("aria-busy")).toBe("true");
    expect(sent()).toEqual([{ age: 15 }]);
    finish({ body: makeUser({ age: 15 }) });
    await waitFor(() => expect(isBarVisible()).toBe(false));
  });

  it("keeps what is typed while a save is pending", async () => {
    let finish: (answer: Answer) => void = () => undefined;
    const { user, sent } = openProfile({}, () => new Promise((resolve) => (finish = resolve)));
    await user.type(field("Age (years)"), "15{Enter}");
    await user.type(field("Height (cm)"), "162");
    finish({ body: makeUser({ age: 15 }) });
    await expectToast("Profile saved", "Your changes are in.");
    expect([field("Age (years)").value, field("Height (cm)").value]).toEqual(["15", "162"]);
    await waitFor(() => expect(saveButton().getAttribute("aria-busy")).toBeNull());
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ age: 15 }, { height: 162 }]));
    finish({ body: makeUser({ age: 15, height: 162 }) });
  });

  it("discards back to what is stored and keeps the focus in the form", async () => {
    const { user, sent } = openProfile(GIRL);
    await replaceText(user, "Age (years)", "200");
    await user.click(saveButton());
    await user.click(option("Male"));
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect([field("Age (years)").value, option("Female").checked, isBarVisible()]).toEqual(["15", true, false]);
    expect(screen.queryByText("Age must be between 1 and 150")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("form", { name: "Profile" }));
    expect(sent()).toEqual([]);
  });

  // Spec: S8.24
  it("keeps the edits and says so when saving fails", async () => {
    const { user } = openProfile({}, { status: 500, body: { message: "Oh no", code: "internal" } });
    await user.type(field("Age (years)"), "15");
    await user.click(saveButton());
    await expectToast("Update Failed", "Failed to update profile. Please try again.");
    expect([field("Age (years)").value, isBarVisible()]).toEqual(["15", true]);
  });

  it("leaves it to the app to report that the session is over", async () => {
    const { user } = openProfile({}, { status: 401, body: { message: "Unauthorized", code: "unauthorized" } });
    await user.type(field("Age (years)"), "15");
    await user.click(saveButton());
    await waitFor(() => expect(saveButton().getAttribute("aria-busy")).toBeNull());
    expect(screen.queryByText("Update Failed")).toBeNull();
  });

  it("shows the server's message under its field, until it is edited", async () => {
    const message = "Age must be a whole number";
    const problem = { message, code: "invalid_input", issues: [{ path: "age", message }] };
    const { user } = openProfile({}, { status: 400, body: problem });
    await user.type(field("Age (years)"), "15");
    await user.click(saveButton());
    await waitFor(() => expect(readDescription("Age (years)")).toBe(message));
    expect(document.activeElement).toBe(field("Age (years)"));
    await user.type(field("Age (years)"), "{Backspace}");
    expect(readDescription("Age (years)")).toBe("");
  });

  it("warns before the page is left with unsaved edits, and not without", async () => {
    const { user } = openProfile();
    const isHeldBack = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(isHeldBack()).toBe(false);
    await user.type(field("Age (years)"), "15");
    expect(isHeldBack()).toBe(true);
    await user.clear(field("Age (years)"));
    expect(isHeldBack()).toBe(false);
  });
});

describe("the bounds of the profile", () => {
  // Spec: S3.13, S5.41, S5.42, S5.43, S5.44
  it.each([
    ["Age (years)", "0", "Age must be between 1 and 150"],
    ["Age (years)", "151", "Age must be between 1 and 150"],
    ["Age (years)", "15.5", "Age must be a whole number"],
    ["Age (years)", "fifteen", "Age must be between 1 and 150"],
    ["Height (cm)", "49", "Height must be between 50 and 250 cm"],
    ["Height (cm)", "251", "Height must be between 50 and 250 cm"],
    ["Height (cm)", "162.5", "Height must be a whole number"],
    ["Weight (kg)", "19.9", "Weight must be between 20 and 500 kg"],
    ["Weight (kg)", "500,1", "Weight must be between 20 and 500 kg"],
    ["Daily calorie goal (kcal)", "799", "Daily calorie goal must be between 800 and 5000"],
    ["Daily calorie goal (kcal)", "5001", "Daily calorie goal must be between 800 and 5000"],
    ["Daily calorie goal (kcal)", "2000.5", "Daily calorie goal must be a whole number"],
    ["First name", "x".repeat(101), "Please keep this to 100 characters"],
    ["Last name", "x".repeat(101), "Please keep this to 100 characters"],
  ])("%s: %s gets its message, the focus, and nothing is sent", async (label, text, message) => {
    const { user, sent } = openProfile();
    fireEvent.change(field(label), { target: { value: text } });
    await user.click(saveButton());
    expect(readDescription(label)).toContain(message);
    expect([field(label).getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field(label)]);
    expect(sent()).toEqual([]);
    await replaceText(user, label, "");
    expect(readDescription(label)).not.toContain(message);
  });

  it("do not prevent a change beside a stored figure that is out of bounds", async () => {
    const { user, sent } = openProfile({ height: 280 });
    await user.type(field("Age (years)"), "30{Enter}");
    await waitFor(() => expect(sent()).toEqual([{ age: 30 }]));
  });
});

describe("the weight goal", () => {
  const offered = () => within(screen.getByRole("group", { name: "Weight goal" })).getAllByRole("radio").length;

  // Spec: S3.11, D2.49
  it("offers lose, maintain and gain beside none", async () => {
    const { user, sent } = openProfile();
    expect(offered()).toBe(4);
    await user.click(option(/^Maintain weight/));
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ weightGoal: "maintain" }]));
  });

  // Spec: D2.50
  it.each([
    ["build_muscle", /^Build muscle/],
    ["improve_health", /^Feel healthier/],
  ] as const)("keeps a stored %s, which can be left and chosen again", async (weightGoal, name) => {
    const { user } = openProfile({ weightGoal });
    expect([offered(), option(name).checked]).toEqual([5, true]);
    await user.click(option(/^Gain weight/));
    await user.click(option(name));
    expect([option(name).checked, isBarVisible()]).toEqual([true, false]);
  });
});
