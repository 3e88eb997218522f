// @vitest-environment node

import { expect, test } from "vitest";
import type { PageToRender } from "#core/contracts/boot.ts";
import { toPlannedRecipe } from "#web/api/recipes/meal-plan.ts";
import { PAGES } from "#web/app/pages.ts";
import { renderPage } from "#web/server-entry.tsx";
import { makeFood } from "#web/testing/make-food.ts";
import { makeOwnRecipe } from "#web/testing/make-own-recipe.ts";
import { makeRecipe } from "#web/testing/make-recipe.ts";
import { makeUser } from "#web/testing/make-user.ts";

const BANANA = makeFood({ name: "Banana" });
const NOW = new Date().toISOString();
const ENTRY = {
  id: "1",
  foodId: BANANA.id,
  quantity: 118,
  mealType: "breakfast",
  portion: null,
  customTime: null,
  loggedAt: NOW,
  createdAt: NOW,
  food: BANANA,
};
const SUMMARY = { day: NOW.slice(0, 10), entries: 1, glasses: 2, totals: { calories: 105, protein: 1, carbs: 27, fat: 0 } };

const LESSON = {
  slug: "iron",
  title: "Iron carries oxygen",
  goal: "Say why the need for iron jumps.",
  picture: "beans",
  offeredTo: "all",
  unit: { id: "vitamins-and-minerals", title: "Vitamins and minerals for growing" },
  cards: [{ id: "job", title: "The oxygen taxi", text: "Iron sits in every red blood cell.", sources: [{ title: "NIH", year: 2025 }] }],
  misconception: { says: "Spinach is the best iron food.", truth: "Lentils bring more." },
  interactive: { kind: "portion", title: "Fill the bowl", text: "Slide, and watch the iron.", nutrients: [], foods: [] },
};

/** The server's answers for a user who logged a banana. */
const SWAPS = {
  from: {
    id: "1",
    name: "Cereal",
    serving: "1 cup",
    grams: 35,
    picture: "bread",
    category: "grain",
    rim: { protein: 10, carbs: 80, fat: 10 },
    figures: [{ word: "fiber", unit: "g", amount: 2.3, isCalm: false }],
  },
  others: [],
  starts: [],
};
const ANSWERS: Record<string, unknown> = {
  "/api/user/preferences": {
    preferredLLM: "openai",
    medicalConditions: ["Diabetes"],
    allergies: [],
    dietaryRestrictions: [],
    foodPreferences: [],
  },
  "/api/user/ai-providers": [],
  "/api/diary": [ENTRY],
  "/api/diary/bite": BANANA,
  "/api/diary/days": { days: [SUMMARY], variety: { foods: 1, categories: ["fruit"] } },
  [`/api/water/${SUMMARY.day}`]: { date: SUMMARY.day, morningGlasses: 2, afternoonGlasses: 0, eveningGlasses: 0 },
  "/api/foods/browse": [BANANA],
  "/api/foods/starred": [],
  "/api/learn": [],
  "/api/learn/labs/label": { foods: [], questions: [] },
  "/api/learn/labs/portions": [],
  "/api/learn/labs/swaps": SWAPS,
  "/api/learn/me": { knownFacts: 3, allFacts: 140, dueToday: 1, answeredToday: 0, lessons: [], comingBack: [] },
  "/api/learn/me/labs/swaps": SWAPS,
  "/api/learn/me/review": { questions: [] },
  "/api/learn/lessons/iron": LESSON,
  "/api/meal-plan": [toPlannedRecipe(makeRecipe(), "2026-11-13", 2)],
  "/api/imports": [],
  "/api/own-recipes": [makeOwnRecipe()],
  "/api/own-recipes/stew": makeOwnRecipe(),
  "/api/recipes": [makeRecipe()],
  "/api/recipes/real-cocoa": makeRecipe(),
  "/api/admin/users": [],
  "/api/admin/stats": { totalUsers: 1, newThisWeek: 1, activeUsers: 1, adminUsers: 1 },
  "/api/admin/system": { problems: [], uptimePercent: null, lastBackupAt: null, unfilledTexts: [] },
  "/api/admin/audit": [],
  "/api/admin/learn": [],
};

const ADMIN = makeUser({ isAdmin: true });

/** Renders a page and returns the order of its requests. */
async function render(path: string, user: PageToRender["boot"]["user"], language: PageToRender["language"] = "en") {
  const requests: string[] = [];
  const read = async (address: string) => {
    const [pathname = ""] = address.split("?");
    requests.push(pathname);
    if (!(pathname in ANSWERS)) throw new Error(`No answer to ${address}`);
    return { body: JSON.stringify(ANSWERS[pathname]), totalCount: 0 };
  };
  const page = await renderPage({ path, region: "US", boot: { user, settings: [] }, timeZone: "UTC", language, read });
  if (!page) throw new Error(`There is no page at ${path}.`);
  return { page, requests };
}

const EVERY_PAGE = Object.entries(PAGES).map(([name, { path, access }]) => ({
  name,
  path: path.replace(":lesson", "iron").replace(":recipe", "real-cocoa").replace(":ownRecipe", "stew"),
  user: access === "visitor" ? null : ADMIN,
}));

test.each(EVERY_PAGE)("the $name page declares every query that it uses, and needs no style attribute", async ({ path, user }) => {
  const { page } = await render(path, user);
  expect(page.undeclared).toEqual([]);
  expect(page.html).toContain("<h1");
  expect(page.html).not.toContain("Loading");
  expect(page.html.match(/ style="[^"]*"/g)).toBeNull();
});

test("pages of two languages render at the same time, each with its own texts", async () => {
  const languages = ["en", "en-XA", "en-XB", "en-XA", "en"] as const;
  const pages = await Promise.all(languages.map((language) => render("/diary", ADMIN, language)));
  const found = pages.map(({ page: { title, description, html } }) => [title, description, />([^<]*)<\/a><header/.exec(html)?.[1]]);
  const english = ["Food Diary · BiteBright™", "What you ate and drank, day by day.", "Skip to content"];
  const accented = ["Fóóóód Dííáárý · BiteBright™", "Wháát ýóóúú áátéé ááñd drááñk, dááý bý dááý.", "Škííp tóó çóóñtééñt"];
  expect([found[0], found[4]]).toEqual([english, english]);
  expect([found[1], found[3]]).toEqual([accented, accented]);
  expect(found[2]?.[2]).toBe("\u202eSkip\u202c \u202eto\u202c \u202econtent\u202c");
});

test.each(["/", "/diary", "/search"])("%s in a language from right to left has no class that names left or right", async (path) => {
  const { page } = await render(path, ADMIN, "en-XB");
  const classes = [...page.html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
  expect(classes.length).toBeGreaterThan(100);
  expect(classes.filter((name) => /^(?:.*:)?-?(?:[mp][lr]|text-left|text-right|border-[lr]|rounded-[trb]?[lr])(?:-|$)/.test(name))).toEqual(
    [],
  );
});

test("a visitor's lesson comes with its title, its description and every card", async () => {
  const { page, requests } = await render("/learn/iron", null);
  expect(page.title).toBe("Iron carries oxygen · BiteBright™");
  expect(page.description).toMatch(/^Say why the need for iron jumps\./);
  expect(page.html).toContain("The oxygen taxi");
  expect(page.html).toContain("NIH");
  expect(requests).toEqual(["/api/learn/lessons/iron"]);
});

test("a page is rendered once, from responses that were each read once", async () => {
  const { page, requests } = await render("/", makeUser());
  expect(page.html).toContain("Banana");
  expect(requests.toSorted()).toEqual([
    "/api/diary",
    "/api/diary",
    "/api/diary/bite",
    "/api/diary/days",
    "/api/learn/me",
    "/api/user/ai-providers",
    "/api/user/preferences",
    `/api/water/${SUMMARY.day}`,
  ]);
});

test("two users' pages that are rendered at the same time use their own time zones", async () => {
  const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
  const days = await Promise.all(
    zones.map(async (timeZone) => {
      const read = async (address: string) => {
        const { pathname, searchParams } = new URL(address, "http://localhost");
        const zone = searchParams.get("tz");
        if (zone !== null) expect(zone).toBe(timeZone);
        const water = { date: pathname.slice(-10), morningGlasses: 2, afternoonGlasses: 0, eveningGlasses: 0 };
        return { body: JSON.stringify(ANSWERS[pathname] ?? water) };
      };
      const page = await renderPage({ path: "/diary", region: "US", boot: { user: ADMIN, settings: [] }, timeZone, language: "en", read });
      return /Today, [^:]+/.exec(page?.html ?? "")?.[0];
    }),
  );
  // The two time zones are 25 hours apart.
  expect(days[0]).toMatch(/^Today, /);
  expect(days[0]).not.toBe(days[1]);
});

test("a visitor's recipe has its own title, its steps, and schema.org's Recipe for search engines", async () => {
  const { page, requests } = await render("/recipes/real-cocoa", null);
  expect(requests).toEqual(["/api/recipes/real-cocoa"]);
  expect(page).toMatchObject({ title: "Real cocoa · BiteBright™", description: "Hot chocolate where you decide how sweet it is." });
  expect(page.html).toContain("Heat it in the microwave for 2 minutes.");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ "@type": "Recipe", name: "Real cocoa", recipeYield: "1 serving", totalTime: "PT4M" });
});

test.each(["/recipes/mine", "/recipes/mine/stew"])(
  "%s shows a calm member their own dish without energy and grams of macros",
  async (path) => {
    const calm = makeUser({ view: { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } });
    const { page } = await render(path, calm);
    expect(page.html).toContain("Friday stew");
    expect(page.html).not.toMatch(/kcal|Protein|Calories/);
    expect(JSON.stringify(page.state)).not.toContain("321.5");
  },
);

test.each(["/recipes", "/recipes/real-cocoa"])("%s shows a calm member no energy and no grams of macros", async (path) => {
  const calm = makeUser({ view: { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } });
  const { page } = await render(path, calm);
  expect(page.html).toContain("Real cocoa");
  expect(page.html).not.toMatch(/kcal|protein a serving|Calories/);
  expect(JSON.stringify(page.state)).not.toContain("176.9");
});
