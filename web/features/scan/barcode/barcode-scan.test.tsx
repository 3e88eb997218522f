// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { ScanPage } from "#web/features/scan/scan-page.tsx";
import { fakeCamera } from "#web/testing/camera.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeProduct } from "#web/testing/make-product.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast, startWithNoToast } from "#web/testing/toasts.ts";

beforeEach(() => localStorage.clear());

const GTIN = "3017620422003";
const CODE = [{ rawValue: GTIN, format: "ean_13" }];
const PATH = `/scan?by=barcode&code=${GTIN}`;
const found = makeProduct();
const problem = (status: number, code: string): Answer => ({ status, body: { code, message: "No." } });

interface Opening {
  path?: string;
  product?: Answer;
  allergies?: string[];
  isOn?: boolean;
  user?: User;
  answers?: Parameters<typeof fakeServer>[0];
}

/** On November 13, 2025, at noon. */
function open({
  path = "/scan?by=barcode",
  product = { body: found },
  allergies = [],
  isOn = true,
  user = makeUser(),
  answers = {},
}: Opening = {}) {
  startWithNoToast();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-13T12:00:00") });
  onTestFinished(() => void vi.useRealTimers());
  const preferences = { preferredLLM: "anthropic", dietaryRestrictions: [], allergies, foodPreferences: [], medicalConditions: [] };
  const calls = fakeServer({
    "GET /api/user/preferences": { body: preferences },
    "GET /api/user/ai-providers": { body: [] },
    "GET /api/products": { body: { isOn } },
    [`GET /api/products/${GTIN}`]: product,
    ...answers,
  });
  const page = renderAt(<ScanPage />, { path, user });
  return {
    ...page,
    user: userEvent.setup(),
    sent: () => calls.filter(({ method }) => method !== "GET").map(({ method, path: to, body }) => ({ to: `${method} ${to}`, body })),
    asked: (to: string) => calls.filter((call) => call.path.split("?")[0] === to).length,
  };
}

const start = () => screen.findByRole("button", { name: "Start the camera" });
const title = (name: string) => screen.findByRole("heading", { level: 2, name });

describe("choosing what to scan", () => {
  it("starts with a photo, and goes to the barcode and back with the keyboard's focus kept", async () => {
    const { user, path } = open({ path: "/scan" });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Photo" }).checked).toBe(true);
    expect(screen.getByText("One photo, and AI tells you what is on the plate.")).toBeTruthy();
    const barcode = screen.getByRole("radio", { name: "Barcode" });
    await user.click(barcode);
    await start();
    expect(path()).toBe("/scan?by=barcode");
    expect(document.activeElement).toBe(barcode);
    await user.click(screen.getByRole("radio", { name: "Photo" }));
    expect(screen.getByRole("button", { name: "Choose a photo" })).toBeTruthy();
    expect(path()).toBe("/scan");
  });

  it("says so where the server has barcodes switched off", async () => {
    open({ isOn: false });
    await title("Barcodes are off here");
    expect(screen.queryByRole("button", { name: "Start the camera" })).toBeNull();
  });
});

describe("the camera", () => {
  it("finds a code that two frames agree on, stops, and shows the product", async () => {
    const camera = fakeCamera({ frames: [[], [{ rawValue: "96385074", format: "ean_8" }], CODE, CODE] });
    const { user, path } = open();
    expect(camera.opened).toBe(0);
    await user.click(await start());
    const heading = await title("Oat drink");
    expect([camera.opened, camera.stops, camera.reads, camera.buzzes]).toEqual([1, 1, 4, 1]);
    expect(path()).toBe(PATH);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("is off as soon as the tab is hidden, the photo is chosen, or it is turned off", async () => {
    const camera = fakeCamera();
    const { user } = open();
    await user.click(await start());
    await user.click(await screen.findByRole("button", { name: "Turn the camera off" }));
    expect(camera.stops).toBe(1);

    await user.click(await start());
    await screen.findByText("Hold the barcode in the frame");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await start();
    expect(camera.stops).toBe(2);

    await user.click(await start());
    await screen.findByText("Hold the barcode in the frame");
    await user.click(screen.getByRole("radio", { name: "Photo" }));
    expect([camera.opened, camera.stops]).toEqual([3, 3]);
  });

  it("has a light where the device has one, and stays quiet once it is muted", async () => {
    const camera = fakeCamera({ hasTorch: true, frames: [...Array.from({ length: 40 }, () => []), CODE, CODE] });
    const { user } = open();
    await user.click(await start());
    const light = await screen.findByRole("button", { name: "Light" });
    await user.click(light);
    await waitFor(() => expect(light.getAttribute("aria-pressed")).toBe("true"));
    expect(camera.torch).toEqual([{ advanced: [{ torch: true }] }]);
    const sound = screen.getByRole("button", { name: "Sound when found" });
    await user.click(sound);
    expect(sound.getAttribute("aria-pressed")).toBe("false");
    await title("Oat drink");
    expect(camera.buzzes).toBe(0);
  });

  it.each([
    ["nobody allows it", { refusal: "NotAllowedError" }, "The camera is not allowed"],
    ["there is none", { refusal: "NotFoundError" }, "No camera here"],
    ["another app has it", { refusal: "NotReadableError" }, "The camera is busy"],
    ["the address is not secure", { isSecure: false }, "The camera needs a secure address"],
  ])("says what to do where %s, and typed digits work all the same", async (_case, camera, words) => {
    fakeCamera(camera);
    const { user } = open();
    await user.click(await start());
    expect(within(await screen.findByRole("alert")).getByText(words)).toBeTruthy();
    await user.type(screen.getByLabelText("Or type the digits"), "3 017620 422003{Enter}");
    await title("Oat drink");
  });
});

describe("without a camera", () => {
  it.each([
    ["abc", "Type the digits that stand below the lines."],
    ["30176204", "One digit seems wrong. Check the last one."],
    ["3017620422004", "One digit seems wrong. Check the last one."],
    ["301762", "A barcode has 8, 12 or 13 digits."],
  ])("helps with the typed digits %s", async (typed, words) => {
    const { user, asked } = open();
    const input = await screen.findByLabelText("Or type the digits");
    await user.type(input, typed);
    await user.click(screen.getByRole("button", { name: "Look up" }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(input);
    expect(asked(`/api/products/${typed}`)).toBe(0);
  });

  it("reads a photo of the code, and sends the photo to nobody", async () => {
    fakeCamera({ frames: [CODE] });
    const { user, sent } = open();
    await user.upload(await screen.findByLabelText("Photo of a barcode"), new File(["x"], "code.jpg", { type: "image/jpeg" }));
    await title("Oat drink");
    expect(sent()).toEqual([]);
  });

  it("says so where there is no code on the photo", async () => {
    fakeCamera();
    const { user } = open();
    await user.upload(await screen.findByLabelText("Photo of a barcode"), new File(["x"], "cat.jpg", { type: "image/jpeg" }));
    expect(await screen.findByText(/We found no barcode on this picture/)).toBeTruthy();
  });
});

describe("a product", () => {
  const entry = { id: "0190a0a0-0000-7000-8000-00000000000e", quantity: 240, mealType: "lunch", loggedAt: "2025-11-13T12:00:00.000Z" };
  const LOGGING = {
    [`POST /api/products/${GTIN}/food`]: { body: { ...found.food, isOwn: true } },
    "POST /api/diary": { status: 201, body: { ...entry, portion: null, food: found.food } },
  };

  it("shows its figures, its source and what is old or missing", async () => {
    open({ path: PATH });
    await title("Oat drink");
    expect(screen.getByText("Example Brand · 1 liter")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Energy" }).textContent).toContain("110");
    expect(screen.getByRole("link", { name: "Data from Open Food Facts (ODbL)" }).getAttribute("href")).toContain(GTIN);
    expect(screen.getByText("Fiber is missing there, so it stays empty here.")).toBeTruthy();
    expect(screen.getByText("Last changed 14 months ago. Recipes change: the packet in your hand is right.")).toBeTruthy();
  });

  it("is kept first, then logged with its portion, and the camera is next", async () => {
    fakeCamera();
    const { user, sent } = open({ path: PATH, answers: LOGGING });
    await title("Oat drink");
    await user.click(screen.getByRole("button", { name: "Add to diary" }));
    await expectToast("Added to lunch", "Oat drink, 1 cup (240 ml) (240 g)");
    expect(sent()).toEqual([
      { to: `POST /api/products/${GTIN}/food`, body: undefined },
      { to: "POST /api/diary", body: expect.objectContaining({ foodId: found.food.id, quantity: 240, mealType: "lunch" }) },
    ]);
    expect(document.activeElement).toBe(await start());
  });

  it("warns of one's own allergens, also of those that are not on our list", async () => {
    const product = { body: makeProduct({ otherAllergens: ["celery"], otherTraces: ["mustard"] }) };
    open({ path: PATH, product, allergies: ["Milk", "Celery"] });
    await waitFor(() => expect(screen.getAllByRole("note", { name: "Allergy warning" })).toHaveLength(2));
    expect(screen.getAllByRole("note").map((note) => within(note).getByRole("heading").textContent)).toEqual([
      "May contain milk.",
      "Contains celery.",
    ]);
  });

  it("says what is doubtful about it", async () => {
    open({ path: PATH, product: { body: makeProduct({ doubts: ["kj_as_kcal"] }) } });
    const note = await screen.findByRole("note", { name: "Check the label" });
    expect(note.textContent).toContain("The calories look like kilojoules.");
  });

  it("shows no kcal and no grams of protein, carbs or fat in calm mode", async () => {
    const user = makeUser({ view: { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } });
    open({ path: PATH, user, product: { body: makeProduct({ doubts: ["kj_as_kcal", "more_than_100_g"] }, { calories: null }) } });
    await title("Oat drink");
    expect(document.body.textContent).not.toMatch(/kcal|calorie|kilojoule|of its energy|carbs|\bfat\b/i);
    expect(screen.queryByRole("button", { name: "Nutrition Facts" })).toBeNull();
  });

  it("is corrected for oneself alone: what was not touched stays exactly as it was", async () => {
    const corrected = makeProduct({ isCorrected: true }, { calories: 50, updatedAt: "2025-11-13T12:00:01.000Z" });
    const { user, sent } = open({ path: PATH, answers: { [`PUT /api/products/${GTIN}/food`]: { body: corrected.food } } });
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

describe("no product", () => {
  it("is copied from the label once, with its barcode, and is there then", async () => {
    const own = makeProduct({ source: "own", sourceUrl: null, license: null, modifiedOn: null }, { name: "School bar", isOwn: true });
    let isSaved = false;
    const { user, sent } = open({
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
  ])("says so where %s", async (_case, product, words, canEnter) => {
    open({ path: PATH, product });
    await waitFor(async () => expect(document.activeElement).toBe(await title(words)));
    expect(screen.queryByRole("button", { name: "Enter it myself" }) !== null).toBe(canEnter);
  });

  it("waits for the network with its number, and is looked up again", async () => {
    let isOnline = false;
    const { user } = open({
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
