// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { LoggedAllergens } from "#core/contracts/diary.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makePreferences } from "#web/testing/make-preferences.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { WeekAllergensNote } from "./week-allergens-note.tsx";

beforeEach(() => localStorage.clear());

const logged = (digit: number, name: string, allergens: LoggedAllergens["allergens"]): LoggedAllergens => ({
  ...{ foodId: `0190a0a0-0000-7000-8000-00000000000${digit}`, name, allergens },
});
const WEEK = [
  logged(1, "Burrito", { contains: ["wheat", "milk"], mayContain: [], rest: "none found", basis: "recipe" }),
  logged(2, "Rye bread", { contains: ["gluten"], mayContain: [], rest: "none found", basis: "person" }),
  logged(3, "Yogurt", { contains: ["milk"], mayContain: ["wheat"], rest: "none found", basis: "name" }),
];

function open(conditions: string[], allergies: string[] = []) {
  fakeServer({ "GET /api/diary/allergens": { body: WEEK } });
  const { client } = renderAt(<WeekAllergensNote />, { user: makeUser() });
  act(() => void client.setQueryData(preferencesQuery.queryKey, makePreferences({ medicalConditions: conditions, allergies })));
}
const note = () => screen.findByRole("region", { name: "This week’s diary" });

describe("the note about this week", () => {
  it("names the foods that contain what a condition rules out, and what that rests on, without blame", async () => {
    open(["Celiac Disease"]);
    expect((await note()).textContent).toBe(
      "2 foods in this week’s diary contain wheat (gluten): Burrito and Rye bread. That rests on the usual recipe and what you told us. Foods that we don't know enough about are not counted here.Nothing to undo: it is only good to know for the next time.",
    );
  });

  it("is told once: closed, it stays away", async () => {
    open([], ["milk"]);
    expect((await note()).textContent).toContain("2 foods in this week’s diary contain milk: Burrito and Yogurt.");
    await userEvent.setup().click(screen.getByRole("button", { name: "Close this note" }));
    expect(screen.queryByRole("region", { name: "This week’s diary" })).toBeNull();
  });

  it("is absent for those whose week holds nothing of it", async () => {
    open([], ["fish"]);
    await expect.poll(() => screen.queryByRole("region")).toBeNull();
  });
});
