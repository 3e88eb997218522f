// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { ENERGY_SOURCE } from "#core/domain/needs/energy.ts";
import { removePersonalKeys } from "#web/lib/storage.ts";
import { field, GIRL, openProfile, option, readDescription, replaceText, saveButton } from "#web/testing/profile-form.tsx";

const LOW_GOAL = "This goal is lower than most people your age need to grow. A parent, doctor or school nurse can help you pick one.";

describe("the energy need", () => {
  const card = () => screen.getByRole("region", { name: "Your energy need" });
  const text = () => card().textContent?.replace(/\s+/g, " ") ?? "";

  it("is computed from what is in the form, saved or not", async () => {
    const { user } = openProfile({ ...GIRL, weight: null });
    expect(text()).toContain("Add your weight, and you see here how much energy your body needs in a day.");
    await user.type(field("Weight (kg)"), "54");
    expect(text()).toContain("About 2,253 kcal a day");
    await user.click(option(/^Very active/));
    expect(text()).not.toContain("2,253");
  });

  it("says what is missing, and treats a figure out of bounds as missing", async () => {
    const { user } = openProfile();
    expect(text()).toContain("Add your age, your gender, your height, your weight, and how active you are, and you see here");
    await user.type(field("Age (years)"), "151");
    expect(text()).toContain("Add your age,");
  });

  it("gives no number under nine", () => {
    openProfile({ ...GIRL, age: 8 });
    expect(text()).toContain("Before the age of 9");
    expect(within(card()).queryByRole("button")).toBeNull();
  });

  it("explains itself with formula, inputs, growth and source", async () => {
    const { user } = openProfile(GIRL);
    await user.click(screen.getByRole("button", { name: "Why this number" }));
    const rows = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ["Starting number", "−297.54"],
      ["Age15 years × −22.25", "−333.75"],
      ["Height162 cm × 12.77", "2,068.74"],
      ["Weight54 kg × 14.73", "795.42"],
      ["Growingnew bone, muscle and more", "20"],
      ["kcal a day", "2,252.87"],
    ]);
    expect(text()).toContain(`Source: ${ENERGY_SOURCE}`);
  });

  it("shows both formulas for the gender other, and no growth for adults", async () => {
    const { user } = openProfile({ ...GIRL, gender: "other" });
    await user.click(screen.getByRole("button", { name: "Why this number" }));
    const captions = () => screen.getAllByRole("table").map((table) => table.querySelector("caption")?.textContent);
    expect(captions()).toEqual(["Formula for boys", "Formula for girls"]);
    await replaceText(user, "Age (years)", "30");
    expect(captions()).toEqual(["Formula for men", "Formula for women"]);
    expect(text()).not.toContain("Growing");
    expect(text()).not.toContain("growing");
  });

  it("becomes the goal with one press, and is saved like any other edit", async () => {
    const { user, sent } = openProfile(GIRL);
    expect(readDescription("Daily calorie goal (kcal)")).toBe(
      "No goal set, so your day is measured against what your body needs: about 2,253 kcal.",
    );
    await user.click(screen.getByRole("button", { name: "Use as my goal" }));
    expect(field("Daily calorie goal (kcal)").value).toBe("2253");
    expect(within(card()).getByRole("status").textContent).toBe("This is your goal.");
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ calorieGoal: 2253 }]));
  });

  it("is not offered as a goal outside the allowed range", () => {
    openProfile({ age: 30, gender: "male", height: 220, weight: 200, activityLevel: "very_active" });
    expect(text()).toContain("About 6,");
    expect(screen.queryByRole("button", { name: "Use as my goal" })).toBeNull();
  });
});

describe("impossible figures", () => {
  it("are asked about and not calculated with", async () => {
    const { user } = openProfile(GIRL);
    await replaceText(user, "Height (cm)", "50");
    expect(screen.getByText(/This height is unusual for your age/)).toBeTruthy();
    const card = screen.getByRole("region", { name: "Your energy need" });
    expect(card.textContent).toContain("Please look at your height once more");
    expect(card.textContent).toContain("Until then a day is measured against about 1,800 kcal, what most people your age need.");
    await replaceText(user, "Height (cm)", "162");
    expect(screen.queryByText(/This height is unusual/)).toBeNull();
  });
});

describe("an underweight user who wants to lose", () => {
  it("is offered no goal and told who can help", () => {
    openProfile({ ...GIRL, weight: 38, weightGoal: "lose" });
    expect(screen.queryByRole("button", { name: "Use as my goal" })).toBeNull();
    expect(screen.getByText(/A doctor can check how you are growing, and a dietitian/)).toBeTruthy();
  });

  it("is not compared with what that weight needs", () => {
    openProfile({ ...GIRL, weight: 38, weightGoal: "lose" });
    const [, expected] = /about ([\d,]+) kcal/.exec(readDescription("Daily calorie goal (kcal)") ?? "") ?? [];
    const [, estimate] = /About ([\d,]+)/.exec(screen.getByRole("region", { name: "Your energy need" }).textContent ?? "") ?? [];
    const number = (text: string | undefined) => Number(text?.replace(",", ""));
    expect(number(expected)).toBeGreaterThan(number(estimate));
  });
});

describe("a goal well below the need", () => {
  afterEach(() => removePersonalKeys());
  const notices = () => screen.queryAllByText(LOW_GOAL);

  it("gets one kind note, as a status, and can be saved", async () => {
    const { user, sent } = openProfile(GIRL);
    await user.type(field("Daily calorie goal (kcal)"), "1802");
    expect(notices()).toHaveLength(1);
    expect(notices()[0]?.closest("[role=status]")).not.toBeNull();
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ calorieGoal: 1802 }]));
    await replaceText(user, "Daily calorie goal (kcal)", "1803");
    expect(notices()).toHaveLength(0);
  });

  it("can be replaced by the need or left empty, and links to someone to talk to", async () => {
    const { user } = openProfile({ ...GIRL, calorieGoal: 1200 });
    expect(screen.getByRole("link", { name: "Someone to talk to" }).getAttribute("href")).toBe("/support");
    await user.click(screen.getByRole("button", { name: "Use about 2,253" }));
    expect(field("Daily calorie goal (kcal)").value).toBe("2253");
    await replaceText(user, "Daily calorie goal (kcal)", "1200");
    await user.click(screen.getByRole("button", { name: "Leave it empty" }));
    expect(field("Daily calorie goal (kcal)").value).toBe("");
    expect(notices()).toHaveLength(0);
  });

  it("stays closed on this device, and nothing is sent to the server", async () => {
    const { user, sent } = openProfile({ ...GIRL, calorieGoal: 1200 });
    await user.click(screen.getByRole("button", { name: "Close this note" }));
    expect(notices()).toHaveLength(0);
    cleanup();
    openProfile({ ...GIRL, calorieGoal: 1200 });
    expect(field("Daily calorie goal (kcal)").value).toBe("1200");
    expect(notices()).toHaveLength(0);
    expect(sent()).toEqual([]);
    removePersonalKeys();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("person:"))).toEqual([]);
  });

  it("is noticed with an age alone", () => {
    openProfile({ age: 15, calorieGoal: 1000 });
    expect(notices()).toHaveLength(1);
    expect(screen.getByText("your goal 1,000 kcal · most people your age need about 1,800")).toBeTruthy();
  });

  it.each([
    ["at 24", { ...GIRL, age: 24, calorieGoal: 800 }, /^This goal is lower than most people your age need\. A doctor/],
    ["without an age", { calorieGoal: 800 }, /^This goal is lower than most people need\. A parent/],
    [
      "at 25, in one factual sentence",
      { ...GIRL, age: 25, calorieGoal: 800 },
      /^This goal is well below what most people your age need in a day\.$/,
    ],
  ] satisfies [string, Partial<User>, RegExp][])("is noticed %s", (_, overrides, message) => {
    openProfile(overrides);
    expect(screen.getByText(message)).toBeTruthy();
  });

  it("comes back after 14 days, and once the goal is lowered again", async () => {
    const { user, sent } = openProfile({ ...GIRL, calorieGoal: 1200 });
    await user.click(screen.getByRole("button", { name: "Close this note" }));
    await replaceText(user, "Daily calorie goal (kcal)", "1300");
    expect(notices()).toHaveLength(0);
    await replaceText(user, "Daily calorie goal (kcal)", "1199");
    expect(notices()).toHaveLength(1);
    cleanup();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 13 * DAY_MS });
    openProfile({ ...GIRL, calorieGoal: 1200 });
    expect(notices()).toHaveLength(0);
    cleanup();
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    openProfile({ ...GIRL, calorieGoal: 1200 });
    expect(notices()).toHaveLength(1);
    vi.useRealTimers();
    expect(sent()).toEqual([]);
  });

  it("comes back if the goal was raised in between", async () => {
    const { user } = openProfile({ ...GIRL, calorieGoal: 1200 });
    await user.click(screen.getByRole("button", { name: "Close this note" }));
    cleanup();
    openProfile({ ...GIRL, calorieGoal: 2200 });
    cleanup();
    openProfile({ ...GIRL, calorieGoal: 1200 });
    expect(notices()).toHaveLength(1);
    removePersonalKeys();
  });

  it.each([
    ["a grown-up, who reads one factual sentence", { ...GIRL, age: 25, calorieGoal: 1000 }],
    ["nobody's goal", { ...GIRL, gender: "male", activityLevel: "extra_active" }],
  ] satisfies [string, Partial<User>][])("is not flagged for %s", (_, overrides) => {
    openProfile(overrides);
    expect(notices()).toHaveLength(0);
  });
});
