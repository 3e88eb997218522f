// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Answer } from "#web/testing/fake-server.ts";
import { makeOwnRecipe } from "#web/testing/make-own-recipe.ts";
import { makePreferences } from "#web/testing/make-preferences.ts";
import { makeUser } from "#web/testing/make-user.ts";

/** Each test starts before the table of words has loaded. */
beforeEach(() => vi.resetModules());

const SELF_HARM = "I want to kill myself";

async function open(answers: Record<string, Answer>, load: () => Promise<ReactNode>) {
  const [{ fakeServer }, { renderAt }, ui] = await Promise.all([
    import("#web/testing/fake-server.ts"),
    import("#web/testing/render.tsx"),
    load(),
    // The new modules have no texts yet.
    import("#web/testing/load-texts.ts"),
  ]);
  const calls = fakeServer({ "GET /api/admin/settings/public": { body: [] }, ...answers });
  renderAt(ui, { path: "/", user: makeUser() });
  return { sent: () => calls.filter(({ method, path }) => method !== "GET" && !path.endsWith("/reading")) };
}

const nothing = () => undefined;
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** The note, once the form no longer sends. */
async function note(button: string): Promise<HTMLElement> {
  const card = await screen.findByRole("region", { name: "You don't have to carry this alone." });
  await waitFor(() => expect(screen.getByRole("button", { name: button }).getAttribute("aria-disabled")).not.toBe("true"));
  return card;
}

const openMealDialog = () =>
  open({ "POST /api/meals": { status: 201, body: { id: "1", name: SELF_HARM, items: [] } } }, async () => {
    const { SaveMealDialog } = await import("#web/features/diary/save-meal-dialog.tsx");
    return <SaveMealDialog meal="lunch" entries={[]} isOpen onOpenChange={nothing} />;
  });

it("holds a meal with a hard name back until somebody to talk to is there, and saves it when asked again", async () => {
  const { sent } = await openMealDialog();
  write("Name", SELF_HARM);
  press("Save meal");
  const card = await note("Save meal");
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(sent()).toEqual([]);
  press("Save meal");
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ name: SELF_HARM, items: [] }]));
});

it("saves an ordinary name at once", async () => {
  const { sent } = await openMealDialog();
  write("Name", "Killer brownies");
  press("Save meal");
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it("holds back a food that somebody enters", async () => {
  const send = vi.fn();
  await open({}, async () => {
    const { ManualEntryForm } = await import("#web/features/diary/add-food/manual-entry-form.tsx");
    const { Dialog, DialogContent, DialogDescription, DialogTitle } = await import("#web/ui/dialogs/dialog.tsx");
    return (
      <Dialog open>
        <DialogContent>
          <DialogTitle>Own food</DialogTitle>
          <DialogDescription>With its figures.</DialogDescription>
          <ManualEntryForm initialName={SELF_HARM} initialMeal="lunch" onSend={send} />
        </DialogContent>
      </Dialog>
    );
  });
  for (const label of ["Calories in kcal", "Protein in g", "Carbs in g", "Fat in g"]) write(label, "1");
  press("Add to lunch");
  await note("Add to lunch");
  expect(send).not.toHaveBeenCalled();
});

it("holds back a recipe, whichever of its texts is hard", async () => {
  const { id } = makeOwnRecipe();
  const { sent } = await open({}, async () => {
    // The rules load in advance, so that the form would be sent before the table of words is there.
    await import("#core/contracts/recipes/own-recipes.ts");
    const { RecipeEditor } = await import("#web/features/own-recipes/recipe-editor.tsx");
    const { EMPTY_DRAFT } = await import("#web/features/own-recipes/recipe-draft.ts");
    return (
      <RecipeEditor id={id} isNew draft={{ ...EMPTY_DRAFT, name: "Soup", ingredients: "1 carrot", steps: SELF_HARM }} onSaved={nothing} />
    );
  });
  press("Save recipe");
  await note("Save recipe");
  expect(sent()).toEqual([]);
});

it("holds back preferences", async () => {
  const { sent } = await open({ "GET /api/user/preferences": { body: makePreferences() } }, async () => {
    const { PreferencesTab } = await import("#web/features/preferences/preferences-tab.tsx");
    return <PreferencesTab />;
  });
  await screen.findByRole("form", { name: "Preferences" });
  write("Food preferences", SELF_HARM);
  press("Save changes");
  await note("Save changes");
  expect(sent()).toEqual([]);
});
