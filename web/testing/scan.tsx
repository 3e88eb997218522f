import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import type { Food } from "#core/contracts/foods.ts";
import { EMPTY_PREFERENCES } from "#core/contracts/preferences.ts";
import type { ScanResult } from "#core/contracts/scan.ts";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { ScanPage } from "#web/features/scan/scan-page.tsx";
import { personalKey } from "#web/lib/storage-keys.ts";
import { drawPictures } from "./drawing.ts";
import { type Answer, fakeServer } from "./fake-server.ts";
import { makeFood } from "./make-food.ts";
import { makeUser } from "./make-user.ts";
import { renderAt } from "./render.tsx";

export const MAYA = makeUser();
export const PREVIEW_KEY = personalKey(MAYA.id, "scan-preview");
export const RESULT_KEY = personalKey(MAYA.id, "scan-result");

const food = (digit: number, file: Partial<Food>) => makeFood({ id: `0190a0a0-0000-7000-8000-00000000000${digit}`, ...file });
export const CHICKEN = food(1, { name: "Chicken breast, grilled", calories: 165, protein: 31, carbs: 0, fat: 3.6 });
export const TOFU = food(2, { name: "Tofu, fried", calories: 270, protein: 19, carbs: 9, fat: 20 });
export const DIP = food(3, { name: "Herb dip", calories: 200, protein: 1, carbs: 4, fat: 20, isOwn: true, source: null });

/** 120 g of chicken with 198 kcal, and 30 g of an unknown dip with 60 kcal. */
export const RESULT: ScanResult = {
  detectedFoods: ["Grilled chicken", "Herb dip"],
  nutritionalSummary: { totalCalories: 258, macros: { protein: 37.5, carbs: 1.2, fat: 10.3 } },
  analysis: "Chicken brings protein <b>for your muscles</b>.",
  items: [
    {
      name: "Grilled chicken",
      grams: 120,
      food: CHICKEN,
      per100G: { calories: 165, protein: 31, carbs: 0, fat: 3.6 },
      source: "USDA",
      aiProvider: null,
    },
    {
      name: "Herb dip",
      grams: 30,
      food: null,
      per100G: { calories: 200, protein: 1, carbs: 4, fat: 20 },
      source: "AI estimate",
      aiProvider: "openai",
    },
  ],
};

type Served = Answer | (() => Answer | Promise<Answer>);

interface Opening {
  scan?: Served;
  providers?: AiProvider[];
  /** Additional answers of the server. */
  answers?: Record<string, Served>;
  canDraw?: boolean;
  /** Whether an earlier result is stored. */
  isKept?: boolean;
}

/** Opens the scan page on November 13, 2025, at noon. */
export async function openScan({
  scan = { body: RESULT },
  providers = ["openai"],
  answers = {},
  canDraw = true,
  isKept = false,
}: Opening = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-13T12:00:00") });
  onTestFinished(() => void vi.useRealTimers());
  if (canDraw) drawPictures({ width: 2000, height: 1000 });
  const calls = fakeServer({
    "GET /api/user/preferences": {
      body: EMPTY_PREFERENCES,
    },
    "GET /api/user/ai-providers": { body: providers.map((provider) => ({ provider, keyFrom: "person" })) },
    "POST /api/foods/scan": scan,
    ...answers,
  });
  const { path } = renderAt(<ScanPage />, { path: "/scan", user: MAYA });
  // Waits until the providers have loaded: users without a key then see a note, the others their provider.
  if (isKept) await screen.findByRole("heading", { name: "On your plate" });
  else if (providers[0] === "openai") await screen.findAllByRole("button", { name: "AI provider: OpenAI" });
  else await screen.findByRole("link", { name: "Go to API keys" });
  return {
    user: userEvent.setup({ applyAccept: false }),
    path,
    calls,
    sent: (to: string) => calls.filter((call) => call.method === "POST" && call.path.split("?")[0] === to),
    uploaded: () => {
      const upload = calls.find((call) => call.path.startsWith("/api/foods/scan?"));
      const form = upload?.body;
      const image = form instanceof FormData ? form.get("image") : null;
      if (!(form instanceof FormData && image instanceof File)) throw new Error("No photo was uploaded");
      return { provider: form.get("provider"), query: upload?.path.split("?")[1], image };
    },
  };
}

export const photo = (options: { name?: string; type?: string; size?: number } = {}): File => {
  const file = new File(["photo"], options.name ?? "lunch.jpg", { type: options.type ?? "image/jpeg" });
  if (options.size !== undefined) Object.defineProperty(file, "size", { value: options.size });
  return file;
};

export const fileInput = () => screen.getByLabelText<HTMLInputElement>("Photo of your meal");
export const scanButton = () => screen.getByRole("button", { name: "Scan photo" });
export const findPhoto = () => screen.findByAltText<HTMLImageElement>("Your meal");

/** Opens the page and scans a photo. */
export async function scanned(opening: Opening = {}) {
  const page = await openScan(opening);
  await page.user.upload(fileInput(), photo());
  await findPhoto();
  await page.user.click(scanButton());
  await screen.findByRole("heading", { name: "On your plate" });
  return page;
}

export const summary = () => screen.getByRole("region", { name: "Nutrition of the plate" }).textContent;
/** Safe to cast: every item is a list item with its name as a heading. */
export const row = (name: string) => within(screen.getByRole("heading", { level: 3, name }).closest("li") as HTMLElement);
export const grams = (name: string) => screen.getByLabelText<HTMLInputElement>(`Grams of ${name}`);
