// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { found, GTIN, openBarcodes, PATH, problem, title } from "#web/testing/barcode-scan.tsx";
import { makeProduct } from "#web/testing/make-product.ts";

beforeEach(() => localStorage.clear());

describe("a lookup without a product", () => {
  it("offers to copy the label, and finds the product from then on", async () => {
    const own = makeProduct({ source: "own", sourceUrl: null, license: null, modifiedOn: null }, { name: "School bar", isOwn: true });
    let isSaved = false;
    const { user, sent } = openBarcodes({
      path: PATH,
      answers: {
        [`GET /api/products/${GTIN}`]: () => (isSaved ? { body: { ...own, isKept: true } } : problem(404, "product_unknown")),
        [`PUT /api/products/${GTIN}/food`]: () => {
          isSaved = true;
          return { body: own.food };
        },
      },
    });
    await title("We don't know this one yet");
    expect(screen.getByText(/Copy the figures from the label once, and next time it's here for you./)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Enter it myself" }));
    const dialog = await screen.findByRole("dialog", { name: "Copy the label" });
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Give the product a name.")).toBeTruthy();
    await user.type(within(dialog).getByLabelText("Name"), "School bar");
    await user.type(within(dialog).getByLabelText("Calories in kcal"), "400");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await title("School bar");
    expect(screen.getByText("You typed this in")).toBeTruthy();
    expect(sent()[0]?.body).toMatchObject({ name: "School bar", calories: 400, protein: null, allergens: null });
  });

  it.each([
    ["the catalogue is asked too often", problem(429, "products_busy"), "Many people are scanning right now", true],
    ["the catalogue is busy", problem(503, "products_busy"), "Many people are scanning right now", true],
    ["the catalogue cannot be reached", problem(502, "products_unreachable"), "Open Food Facts does not answer", true],
    ["the server has a fault", problem(500, "internal"), "That did not come through", false],
    ["barcodes were switched off", problem(404, "products_off"), "Barcodes are off here", false],
  ])("says so if %s", async (_case, product, words, canEnter) => {
    openBarcodes({ path: PATH, product });
    await waitFor(async () => expect(document.activeElement).toBe(await title(words)));
    expect(screen.queryByRole("button", { name: "Enter it myself" }) !== null).toBe(canEnter);
  });

  it("waits for the network with its number, and is then repeated", async () => {
    let isOnline = false;
    const { user } = openBarcodes({
      path: PATH,
      answers: {
        [`GET /api/products/${GTIN}`]: () => {
          if (!isOnline) throw new TypeError("no network");
          return { body: found };
        },
      },
    });
    await title("No connection right now");
    expect(screen.getByText(`${GTIN} · waiting`)).toBeTruthy();
    isOnline = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await title("Oat drink");
  });
});
