// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Suggestion } from "#core/contracts/suggestions.ts";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { RECIPE_SOURCE } from "#core/domain/recipes/recipe-choices.ts";
import { DEVICE_USER_KEY } from "#web/api/offline/clear-personal-data.ts";
import { readStored, removePersonalKeys, store } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";
import { timeZone } from "#web/lib/today.ts";
import { makeEntry } from "#web/testing/diary.tsx";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { SuggestionsPage } from "./suggestions-page.tsx";

const MAYA = makeUser();
const IDEAS_KEY = personalKey(MAYA.id, "suggestions");
const NOON = "2025-11-13T12:00:00";
const FAILED = "Failed to get food suggestions. Please try again.";

const OATMEAL = makeFood({ name: "Oatmeal", portions: [{ label: "1 cup", grams: 240 }] });

const idea = (overrides: Partial<Suggestion> = {}): Suggestion => ({
  name: "Salmon rice bowl",
  healthScore: 9,
  calories: 620,
  isHealthy: true,
  reason: "Salmon adds omega-3 fats.",
  alternatives: ["Tuna bowl", "Tofu bowl"],
  suggestedBy: "ai",
  source: "AI estimate",
  grams: 350,
  food: null,
  mayContain: [],
  ...overrides,
});
const PIZZA = idea({ name: "Pizza slice", healthScore: 6, calories: 480, alternatives: [] });
const RAMEN = idea({ name: "Instant ramen", healthScore: 4, calories: 380 });
const BOWL = idea({ name: "Oatmeal bowl", healthScore: 8, food: OATMEAL, source: "USDA", calories: 171, grams: 240 });

const CHILI = makeFood({
  ...{ name: "Two-bean chili", source: RECIPE_SOURCE, sourceCode: "two-bean-chili" },
  portions: [{ label: "1 serving", grams: 400 }],
});
const CHILI_IDEA = idea({ name: "Two-bean chili", food: CHILI, parts: [{ food: CHILI, grams: 600 }], source: "USDA", grams: 600 });

interface Opening {
  ideas?: Answer | (() => Answer | Promise<Answer>);
  providers?: AiProvider[];
  now?: string;
  answers?: Record<string, Answer>;
  user?: typeof MAYA;
}

async function open({ ideas = { body: [idea()] }, providers = ["openai"], now = NOON, answers = {}, user = MAYA }: Opening = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  const calls = fakeServer({
    "GET /api/user/preferences": {
      body: { preferredLLM: "anthropic", dietaryRestrictions: [], allergies: [], foodPreferences: [], medicalConditions: [] },
    },
    "GET /api/user/ai-providers": { body: providers.map((provider) => ({ provider, keyFrom: "person" })) },
    "GET /api/diary": { body: [] },
    "GET /api/diary/days": { body: { days: [], variety: { foods: 0, categories: [] } } },
    "GET /api/diary/usual": { body: [] },
    "POST /api/suggestions": ideas,
    ...answers,
  });
  const { path } = renderAt(<SuggestionsPage />, { path: "/suggestions", user });
  if (providers[0] === "openai") await screen.findByRole("button", { name: "AI provider: OpenAI" });
  else await screen.findByRole("link", { name: "Go to API keys" });
  return { user: userEvent.setup(), path, sent: (to: string) => calls.filter((call) => call.method === "POST" && call.path === to) };
}

const get = () => screen.getByRole("button", { name: "Get suggestions" });
const chosenMeal = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .find(({ checked }) => checked)
    ?.closest("label")?.textContent;
const top = () => within(screen.getByRole("region", { name: "Salmon rice bowl" }));
const names = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

async function suggested(opening: Opening = {}) {
  const page = await open(opening);
  await page.user.click(get());
  await screen.findByText("Fits you best");
  return page;
}

beforeEach(() => localStorage.clear());

it("says what the user's conditions change here, and which change nothing", async () => {
  const preferences = { preferredLLM: "anthropic", dietaryRestrictions: [], allergies: [], foodPreferences: [] };
  const body = { ...preferences, medicalConditions: ["Celiac Disease", "Arthritis"] };
  const { user } = await open({ answers: { "GET /api/user/preferences": { body } } });
  await user.click(await screen.findByRole("button", { name: "What your conditions change here" }));
  expect(await screen.findByText(/^Nothing with wheat, barley or rye/)).toBeTruthy();
  expect(screen.getAllByText(/^Changes nothing here/)).toHaveLength(1);
});

describe("asking", () => {
  // Spec: S1.9, S2.83, S7.30, D4.2
  it("starts with the meal of this time of day and calls the chosen provider", async () => {
    const { sent } = await suggested();
    expect(chosenMeal()).toBe("Lunch");
    expect(sent("/api/suggestions").map(({ body }) => body)).toEqual([{ mealType: "lunch", provider: "openai", tz: timeZone() }]);
  });

  // Spec: S2.82
  it("requests ideas for another meal when one is chosen", async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole("radio", { name: "Dinner" }));
    await user.click(get());
    expect(await screen.findByText("Dinner ideas")).toBeTruthy();
    expect(sent("/api/suggestions")[0]?.body).toMatchObject({ mealType: "dinner" });
  });

  it("shows a placeholder while waiting, and can be canceled", async () => {
    const { user, sent } = await open({ ideas: () => new Promise(() => undefined) });
    expect(screen.getByRole("heading", { name: "Hungry? Pick a meal" })).toBeTruthy();
    await user.click(get());
    expect(await screen.findByText("OpenAI is thinking about your lunch...")).toBeTruthy();
    expect(screen.getByText("Loading...")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("heading", { name: "Hungry? Pick a meal" })).toBeTruthy();
    expect(sent("/api/suggestions")[0]?.init.signal?.aborted).toBe(true);
    expect(document.activeElement).toBe(get());
  });

  it("works without any key, says so, and links to the API keys", async () => {
    const { sent } = await suggested({ providers: [], ideas: { body: [idea({ suggestedBy: "catalogue", source: "USDA" })] } });
    expect(sent("/api/suggestions")[0]?.body).toEqual({ mealType: "lunch", tz: timeZone() });
    expect(screen.getByText("AI suggestions need a key. Until then we work ideas out from your day.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to API keys" }).getAttribute("href")).toBe("/profile?tab=api-keys");
    expect(screen.getByText("Worked out from your day, without AI")).toBeTruthy();
    expect(screen.queryByText(/AI estimate/)).toBeNull();
  });

  // Spec: S8.17, S8.23
  it.each([
    ["an outage", { status: 502, body: { code: "ai_unavailable", message: "Not now." } }, "Error", FAILED],
    [
      "a used-up quota",
      { status: 429, body: { code: "ai_quota", message: "Used up." } },
      "AI Service Quota Exceeded",
      "Check the plan of your key with the provider, or try another provider.",
    ],
  ])("reports %s, and retries", async (_case, failure, title, description) => {
    let answer: Answer = failure;
    const { user } = await open({ ideas: () => answer });
    await user.click(get());
    await expectToast(title, description);
    answer = { body: [idea()] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Fits you best")).toBeTruthy();
  });

  it("keeps the previous ideas when new ones fail to load", async () => {
    let answer: Answer = { body: [idea()] };
    const { user } = await suggested({ ideas: () => answer });
    answer = { status: 500, body: "" };
    await user.click(get());
    await expectToast("Error", FAILED);
    expect(screen.getByRole("heading", { name: "Salmon rice bowl" })).toBeTruthy();
  });

  it("says when no idea fits", async () => {
    const { user } = await open({ ideas: { body: [] } });
    await user.click(get());
    expect(await screen.findByRole("heading", { name: "No idea fits right now" })).toBeTruthy();
  });
});

describe("the ideas", () => {
  // Spec: S2.84
  it("are ordered by score, best first, each with its coin and its word", async () => {
    await suggested({ ideas: { body: [RAMEN, BOWL, PIZZA, idea()] } });
    expect(top().getByRole("heading", { name: "Salmon rice bowl" })).toBeTruthy();
    expect(names()).toEqual(["Oatmeal bowl", "Pizza slice", "Instant ramen"]);
    const coins = screen.getAllByRole("img").map((coin) => [coin.getAttribute("aria-label"), coin.textContent]);
    expect(coins).toEqual([9, 8, 6, 4].map((score) => [`Health score ${score} of 10`, `${score}/10`]));
    expect(screen.getAllByText("Everyday pick")).toHaveLength(2);
    expect(screen.getAllByText("Solid choice")).toHaveLength(1);
    expect(screen.getAllByText("Round it out")).toHaveLength(1);
  });

  it("have words in place of a score in calm mode", async () => {
    const user = makeUser({ view: { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } });
    await suggested({ ideas: { body: [RAMEN, BOWL] }, user });
    expect(screen.getByText("Everyday pick")).toBeDefined();
    expect(screen.queryByRole("img", { name: /score/i })).toBeNull();
    expect(document.body.textContent).not.toContain("/10");
  });

  it("name their foods in household words in calm mode, and in grams where no portion is known", async () => {
    const user = makeUser({ view: { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } });
    const beans = makeFood({ name: "Black beans", portions: [{ label: "½ cup", grams: 92 }] });
    const broth = makeFood({ id: "0190a0a0-0000-7000-8000-000000000002", name: "Broth", portions: [] });
    const parts = [
      { food: beans, grams: 138 },
      { food: broth, grams: 210 },
    ];
    await suggested({ ideas: { body: [idea({ parts })] }, user });
    const list = screen.getByRole("list", { name: "What is in it" });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(["Black beansabout ¾ cup", "Broth210 g"]);
  });

  it("show their calories and where those come from, why, and alternatives", async () => {
    await suggested({ ideas: { body: [idea(), BOWL] } });
    expect(top().getByText("620 kcal").parentElement?.textContent).toBe("620 kcal 350 g · AI estimate");
    expect(top().getByText("Salmon adds omega-3 fats.")).toBeTruthy();
    expect(top().getByRole("link", { name: "Tuna bowl" }).getAttribute("href")).toBe("/search?q=Tuna%20bowl");
    const card = within(screen.getByRole("list", { name: "More ideas" }));
    expect(card.getByText("171")).toBeTruthy();
    expect(card.getByText("240 g · USDA")).toBeTruthy();
    expect(card.getByText("Tuna bowl, Tofu bowl")).toBeTruthy();
  });

  it("have a calm note for users who must avoid something", async () => {
    await suggested({ ideas: { body: [idea({ mayContain: ["milk", "sesame"] })] } });
    expect(screen.getByRole("note").textContent).toBe("May contain milk and sesame, which is on your list. Check the label.");
  });

  it("link to the food, or to a search if the catalogue does not know it", async () => {
    await suggested({ ideas: { body: [idea(), BOWL] } });
    expect(screen.getByRole("link", { name: "Learn more about Oatmeal bowl" }).getAttribute("href")).toBe(`/search?food=${OATMEAL.id}`);
    expect(screen.getByRole("link", { name: "Look it up: Salmon rice bowl" }).getAttribute("href")).toBe("/search?q=Salmon%20rice%20bowl");
  });

  it("are logged with the suggested serving, to the meal they were made for", async () => {
    const { user, sent } = await suggested({
      ideas: { body: [BOWL] },
      answers: { "POST /api/diary": { status: 201, body: makeEntry(OATMEAL) } },
    });
    await user.click(screen.getByRole("radio", { name: "Snack" }));
    await user.click(screen.getByRole("button", { name: "Add to diary: Oatmeal bowl" }));
    await expectToast("Added to lunch", "Oatmeal, 240 g");
    expect(sent("/api/diary").map(({ body }) => body)).toMatchObject([{ foodId: OATMEAL.id, quantity: 240, mealType: "lunch" }]);
    expect(screen.getByRole("button", { name: "Added: Oatmeal bowl" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("lead to the recipe's page and are logged in servings if they are one of our recipes", async () => {
    const { user, sent } = await suggested({
      ideas: { body: [CHILI_IDEA] },
      answers: { "POST /api/diary": { status: 201, body: makeEntry(CHILI) } },
    });
    expect(screen.getByText("One of our recipes, 1½ servings")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the recipe: Two-bean chili" }).getAttribute("href")).toBe("/recipes/two-bean-chili");
    await user.click(screen.getByRole("button", { name: "Add to diary: Two-bean chili" }));
    await expectToast("Added to lunch", "Two-bean chili, 1½ servings (600 g)");
    expect(sent("/api/diary")[0]?.body).toMatchObject({ foodId: CHILI.id, quantity: 600, portion: "1½ servings" });
  });

  it("use the usual serving if none is known, and say when the diary rejects them", async () => {
    const { user, sent } = await suggested({
      ideas: { body: [{ ...BOWL, grams: null }] },
      answers: { "POST /api/diary": { status: 503, body: "" } },
    });
    await user.click(screen.getByRole("button", { name: "Add to diary: Oatmeal bowl" }));
    await expectToast("Error", "Failed to add food to diary. Please try again.");
    expect(screen.getByRole("button", { name: "Add to diary: Oatmeal bowl" })).toBeTruthy();
    expect(sent("/api/diary")[0]?.body).toMatchObject({ quantity: 240, portion: "1 cup" });
  });
});

describe("coming back", () => {
  // Spec: S4.27
  it("restores the ideas and the meal on the same day", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("radio", { name: "Dinner" }));
    await user.click(get());
    await screen.findByText("Fits you best");
    cleanup();
    await open();
    expect(chosenMeal()).toBe("Dinner");
    expect(screen.getByRole("heading", { name: "Salmon rice bowl" })).toBeTruthy();
    expect(screen.getByText("Dinner ideas")).toBeTruthy();
  });

  it("starts the next day with the meal of that time of day, and says which day the ideas are from", async () => {
    const { user } = await suggested();
    await user.click(screen.getByRole("radio", { name: "Dinner" }));
    cleanup();
    await open({ now: "2025-11-14T08:00:00" });
    expect(chosenMeal()).toBe("Breakfast");
    expect(screen.getByText("Lunch ideas from Thursday, November 13")).toBeTruthy();
  });

  it.each([
    "{",
    "[]",
    '{"mealType":"lunch","at":"now","suggestions":[]}',
    '{"mealType":"lunch","at":"2025-11-13T12:00:00Z","suggestions":[{}]}',
  ])("is not broken by %s in the storage", async (stored) => {
    store(IDEAS_KEY, stored);
    await open();
    expect(screen.getByRole("heading", { name: "Hungry? Pick a meal" })).toBeTruthy();
  });

  it("restores nothing after a logout", async () => {
    await suggested();
    await waitFor(() => expect(readStored(IDEAS_KEY)).not.toBeNull());
    removePersonalKeys();
    expect(Object.keys(localStorage).filter((key) => key !== DEVICE_USER_KEY)).toEqual([]);
  });
});
