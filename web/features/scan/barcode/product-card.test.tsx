// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { found, GTIN, openBarcodes, PATH, start, title } from "#web/testing/barcode-scan.tsx";
import { fakeCamera } from "#web/testing/camera.ts";
import { makeProduct } from "#web/testing/make-product.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { expectToast } from "#web/testing/toasts.ts";

beforeEach(() => localStorage.clear());

describe("a product", () => {
  const entry = { id: "0190a0a0-0000-7000-8000-00000000000e", quantity: 240, mealType: "lunch", loggedAt: "2025-11-13T12:00:00.000Z" };
  const LOGGING = {
    [`POST /api/products/${GTIN}/food`]: { body: { ...found.food, isOwn: true } },
    "POST /api/diary": { status: 201, body: { ...entry, portion: null, food: found.food } },
  };

  it("shows its figures, its source and what is old or missing", async () => {
    openBarcodes({ path: PATH });
    await title("Oat drink");
    expect(screen.getByText("Example Brand · 1 liter")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Energy" }).textContent).toContain("110");
    expect(screen.getByRole("link", { name: "Data from Open Food Facts (ODbL)" }).getAttribute("href")).toContain(GTIN);
    expect(screen.getByText("Fiber is missing there, so it stays empty here.")).toBeTruthy();
    expect(screen.getByText("Last changed 14 months ago. Recipes change: the packet in your hand is right.")).toBeTruthy();
  });

  it("is saved first, then logged with its portion, and the camera is next", async () => {
    fakeCamera();
    const { user, sent } = openBarcodes({ path: PATH, answers: LOGGING });
    await title("Oat drink");
    await user.click(screen.getByRole("button", { name: "Add to diary" }));
    await expectToast("Added to lunch", "Oat drink, 1 cup (240 ml) (240 g)");
    expect(sent()).toEqual([
      { to: `POST /api/products/${GTIN}/food`, body: undefined },
      { to: "POST /api/diary", body: expect.objectContaining({ foodId: found.food.id, quantity: 240, mealType: "lunch" }) },
    ]);
    expect(document.activeElement).toBe(await start());
  });

  it("warns of the user's allergens, including those that are not on our list", async () => {
    const product = { body: makeProduct({ otherAllergens: ["celery"], otherTraces: ["mustard"] }) };
    openBarcodes({ path: PATH, product, allergies: ["Milk", "Celery"] });
    await waitFor(() => expect(screen.getAllByRole("note", { name: "Allergy warning" })).toHaveLength(2));
    expect(screen.getAllByRole("note").map((note) => within(note).getByRole("heading").textContent)).toEqual([
      "May contain milk.",
      "Contains celery.",
    ]);
  });

  it.each([undefined, "calm" as const])(
    "has the lines about safety and the caffeine of a food of the catalogue (%s)",
    async (foodDisplay) => {
      const user = makeUser(foodDisplay && { view: { foodDisplay, habits: [], pausedSince: null, bodyOfferClosed: false } });
      const drink = {
        ...{ safety: [{ text: "Has alcohol." }], bodyImpact: "It has 80 mg of caffeine.", calmTexts: null },
        ...{ otherNutrients: { caffeineMg: 32 }, portions: [{ label: "1 can", grams: 250 }] },
      };
      openBarcodes({ path: PATH, user, product: { body: makeProduct({}, drink) } });
      await title("Oat drink");
      expect(screen.getByRole("note", { name: "Safety" }).textContent).toBe("Has alcohol.");
      expect(screen.getByText("It has 80 mg of caffeine.")).toBeTruthy();
      const nutrients = screen.getByRole("region", { name: foodDisplay ? "What it brings" : "Energy" });
      expect(nutrients.textContent).toMatch(/80 mg/);
    },
  );

  it("says what is doubtful about it", async () => {
    openBarcodes({ path: PATH, product: { body: makeProduct({ doubts: ["kj_as_kcal"] }) } });
    const note = await screen.findByRole("note", { name: "Check the label" });
    expect(note.textContent).toContain("The calories look like kilojoules.");
  });

  it("shows no kcal and no grams of protein, carbs or fat in calm mode", async () => {
    const user = makeUser({ view: { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } });
    openBarcodes({ path: PATH, user, product: { body: makeProduct({ doubts: ["kj_as_kcal", "more_than_100_g"] }, { calories: null }) } });
    await title("Oat drink");
    expect(document.body.textContent).not.toMatch(/kcal|calorie|kilojoule|of its energy|carbs|\bfat\b/i);
    expect(screen.queryByRole("button", { name: "Nutrition Facts" })).toBeNull();
  });

  it("is corrected only for this user: untouched figures stay exactly as they were", async () => {
    const corrected = makeProduct({ isCorrected: true }, { calories: 50, updatedAt: "2025-11-13T12:00:01.000Z" });
    const { user, sent } = openBarcodes({ path: PATH, answers: { [`PUT /api/products/${GTIN}/food`]: { body: corrected.food } } });
    await user.click(await screen.findByRole("button", { name: "Correct the figures" }));
    const dialog = await screen.findByRole("dialog", { name: "Correct the figures" });
    const calories = within(dialog).getByLabelText("Calories in kcal");
    await user.clear(calories);
    await user.type(calories, "9999");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("For 100 ml it is at most 900 kcal.")).toBeTruthy();
    await user.clear(calories);
    await user.type(calories, "50");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await expectToast("Corrected for you", "The next scan finds it.");
    expect(sent()).toEqual([
      {
        to: `PUT /api/products/${GTIN}/food`,
        body: expect.objectContaining({
          name: "Oat drink",
          brand: "Example Brand",
          basis: "100 ml",
          calories: 50,
          carbs: 6.7,
          fiber: null,
          allergens: null,
        }),
      },
    ]);
  });
});
