import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

const PRODUCT = ["core", "server", "web"].flatMap(filesIn).filter((file) => !/\/(testing|demo|migrations)\//.test(file));
const readText = (file: string): string => readFileSync(file, "utf8");

/** They store the goal, send it as part of the profile, edit it, or name it. None of them judges with it. */
const KEEPS_THE_GOAL = [
  "core/contracts/admin-users.ts",
  "core/contracts/export-format.ts",
  "core/contracts/profile.ts",
  "core/contracts/sign-in/auth.ts",
  "server/db/tables/users.ts",
  "server/features/imports/import-own-export.ts",
  "server/platform/auth/sessions/current-user.ts",
  "web/features/admin-users/audit-texts.ts",
  "web/features/admin-users/user-dialogs/edit-user-dialog.tsx",
  "web/features/admin-users/user-dialogs/user-draft.ts",
  "web/features/profile/profile-draft.ts",
  "web/features/profile/profile-fields.tsx",
  "web/features/profile/profile-tab.tsx",
];

/** They show or weigh how much energy a day has, so they ask what it is measured against. */
const JUDGES_A_DAY = [
  "core/domain/diary/low-days.ts",
  "core/domain/diary/week-score.ts",
  "core/domain/suggestions/food-profile.ts",
  "server/features/diary/summarize-days.ts",
  "web/components/diary/goals/basis-texts.ts",
  "web/components/diary/goals/how-counted-dialog.tsx",
  "web/components/diary/goals/need-texts.ts",
  "web/features/dashboard/cards/calories-card.tsx",
  "web/features/dashboard/cards/daily-goals.tsx",
  "web/features/dashboard/cards/day-summary.ts",
  "web/features/dashboard/cards/use-kind-note.ts",
  "web/features/dashboard/cards/week-card.tsx",
  "web/features/dashboard/dashboard-page.tsx",
  "web/features/diary/days/day-strip.tsx",
  "web/features/diary/diary-page.tsx",
  "web/features/diary/totals-card.tsx",
  "web/features/diary/totals-line.ts",
  "web/features/profile/energy-card.tsx",
  "web/features/profile/low-goal-note.tsx",
  "web/features/profile/profile-fields.tsx",
  "web/features/trends/trend-series.ts",
  "web/features/trends/trend-sources.tsx",
  "web/features/trends/trends-page.tsx",
];

/** They show the energy of a food, a meal or a recipe, or add it up, and compare it with no day. Catalogs of texts judge nothing. */
const SHOWS_A_FOOD =
  /^web\/(api\/offline|components\/(calm|charts|food|diary)|features\/(recipes|landing|own-recipes|scan|learn|foods)|texts)\//;
const SHOWS_AN_ENTRY = [
  "web/features/admin-users/audit-texts.ts",
  "web/features/dashboard/recent-activity.tsx",
  "web/features/dashboard/offers.tsx",
  "web/features/diary/add-food/basket-summary.tsx",
  "web/features/diary/add-food/basket.ts",
  "web/features/diary/add-food/food-row.tsx",
  "web/features/diary/add-food/manual-entry-draft.ts",
  "web/features/diary/add-food/manual-entry-form.tsx",
  "web/features/diary/add-food/portion-view.tsx",
  "web/features/diary/meals/entry-row.tsx",
  "web/features/diary/meals/meal-section.tsx",
  "web/features/imports/import-preview.tsx",
  "web/features/suggestions/stored-suggestions.ts",
  "web/features/suggestions/suggestion-card.tsx",
  "web/features/suggestions/suggestions-page.tsx",
  "web/features/suggestions/top-suggestion.tsx",
  "web/features/trends/trend-chart.tsx",
  "web/lib/format/amounts.ts",
];

const ASKS = /\bmeasureEnergy\b|\bEnergyMeasure\b|\bdailyGoals\b|\buseDailyGoals\b|\bDayGoals\b/;

describe("what a day's energy is measured against", () => {
  test("is decided in core/domain/needs, and only what keeps the profile reads the goal besides", () => {
    const isLeftOut = (file: string) => file.startsWith("core/domain/needs/") || file.startsWith("web/texts/");
    const readers = PRODUCT.filter((file) => /\bcalorieGoal\b/.test(readText(file)) && !isLeftOut(file));
    expect(readers.toSorted()).toEqual(KEEPS_THE_GOAL.toSorted());
  });

  test("no weight goal is read by what judges", () => {
    for (const file of JUDGES_A_DAY.filter((one) => !one.startsWith("web/features/profile/"))) {
      expect(readText(file), file).not.toContain("weightGoal");
    }
  });

  test.each(JUDGES_A_DAY)("is asked by %s", (file) => {
    expect(readText(file)).toMatch(ASKS);
  });

  test("is asked by every place that shows energy, unless it shows that of a food", () => {
    const shows = PRODUCT.filter((file) => file.startsWith("web/") && /kcal|calorie/i.test(readText(file)));
    const listed = new Set([...JUDGES_A_DAY, ...SHOWS_AN_ENTRY, ...KEEPS_THE_GOAL]);
    expect(shows.filter((file) => !listed.has(file) && !SHOWS_A_FOOD.test(file))).toEqual([]);
  });

  test("is not guessed from a share of a goal or a figure of one's own", () => {
    const guesses = PRODUCT.filter(
      (file) => /\bDEFAULT_CALORIE_GOAL_KCAL\b|\benergyToAimFor\b/.test(readText(file)) && !file.startsWith("core/domain/needs/"),
    );
    expect(guesses).toEqual([]);
  });
});
