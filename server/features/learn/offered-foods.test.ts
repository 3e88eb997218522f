import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LESSONS } from "#core/content/learn/all-lessons.ts";
import type { LessonQuestions, LessonResponse, Review } from "#core/contracts/learn/learn.ts";
import type { Swaps } from "#core/contracts/learn/learn-labs.ts";
import { allergenState } from "#core/domain/allergens/food-allergens.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { fitsDiets } from "#core/domain/diets/diets.ts";
import { ALL_FACTS } from "#core/domain/questions/facts.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";

const catalogue = new Catalogue(loadCatalogue(), new Date("2026-01-01T00:00:00Z"));

async function start() {
  const { app } = await startTestApp({ catalogue });
  return { maya: await signInAs(app), noah: await signInAs(app) };
}

const AVOIDED = { allergies: ["peanuts", "milk"], medicalConditions: ["Celiac Disease"] };
const entriesByName = new Map(catalogue.entries.map((entry) => [entry.name, entry]));
function isAvoided(name: string): boolean {
  const entry = entriesByName.get(name);
  const contains = entry && catalogue.getRow(entry).allergens?.contains;
  return ["peanut", "milk", "gluten", "wheat"].some((allergen) => contains?.some((one) => one === allergen));
}

const STATES = ["contains", "mayContain", "unknown"];
function mayBeAvoided(name: string): boolean {
  const entry = entriesByName.get(name);
  const allergens = entry ? catalogue.getRow(entry).allergens : null;
  return (["peanut", "milk", "gluten", "wheat"] as const).some((allergen) => STATES.includes(allergenState(allergens, allergen)));
}

test("questions about portions to eat offer nothing that a member must not eat, and ask about other foods instead", async () => {
  const { maya, noah } = await start();
  await maya.send("PUT", "/api/user/preferences", AVOIDED);
  const offeredTo = async ({ send }: SignedIn) => {
    const lessons = await Promise.all(
      LESSONS.map(async ({ slug }) => (await send("GET", `/api/learn/me/lessons/${slug}/questions`)).json<LessonQuestions>()),
    );
    return lessons.flatMap(({ before, after }) =>
      [...before, ...after].flatMap(({ fact, question }) => {
        if (question.form === "fill") return [question.options.map(({ text }) => text)];
        return /^(serving-or-portion|diabetes)\/.*\/calculate$/.test(fact) ? [question.foods.map(({ name }) => name)] : [];
      }),
    );
  };
  const [offered, offeredToNoah] = await Promise.all([offeredTo(maya), offeredTo(noah)]);
  expect(offered.length).toBe(offeredToNoah.length);
  expect(offered.every(({ length }) => length > 0)).toBe(true);
  expect(offered.flat().filter(isAvoided)).toEqual([]);
  expect(offeredToNoah.flat().some(isAvoided)).toBe(true);
});

test("today's questions follow what a member must not eat from the moment it is saved", async () => {
  const { maya } = await start();
  const fills = ALL_FACTS.filter(({ id }) => id.endsWith("/fill")).map(({ id }) => id);
  const answeredAt = new Date(Date.now() - 30 * DAY_MS).toISOString();
  const answers = fills.map((fact) => ({ id: randomUUID().replaceAll("-", ""), fact, phase: "after", isRight: true, answeredAt }));
  expect((await maya.send("POST", "/api/learn/me/answers?tz=UTC", { answers })).statusCode).toBe(200);
  const offered = async () =>
    (await maya.send("GET", "/api/learn/me/review?tz=UTC"))
      .json<Review>()
      .questions.flatMap(({ question }) => (question.form === "fill" ? question.options.map(({ text }) => text) : []));
  expect((await offered()).some(isAvoided)).toBe(true);
  await maya.send("PUT", "/api/user/preferences", AVOIDED);
  const after = await offered();
  expect(after.length).toBeGreaterThanOrEqual(3 * fills.length);
  expect(after.filter(isAvoided)).toEqual([]);
});

test("the Swap Explorer offers a member no food they must not eat, but starts from one if they ask for it", async () => {
  const { maya, noah } = await start();
  await maya.send("PUT", "/api/user/preferences", AVOIDED);
  const swaps = async ({ send }: SignedIn, food = "") => (await send("GET", `/api/learn/me/labs/swaps${food}`)).json<Swaps>();
  const offered = ({ from, others, starts }: Swaps) => [from, ...others, ...starts].map(({ name }) => name);
  expect(offered(await swaps(noah)).some(isAvoided)).toBe(true);
  expect(offered(await swaps(maya)).filter(isAvoided)).toEqual([]);
  const bread = `?food=${entriesByName.get("White bread")?.id}`;
  const [{ from, others }, toNoah] = [await swaps(maya, bread), await swaps(noah, bread)];
  expect(from.name).toBe("White bread");
  expect(others.filter(({ name }) => isAvoided(name))).toEqual([]);
  expect(toNoah.others.some(({ name }) => isAvoided(name))).toBe(true);
});

const REACH = LESSONS.filter(({ interactive: { shows } }) => shows.kind === "reach");

async function readTask({ send }: SignedIn, slug: string) {
  const { interactive } = (await send("GET", `/api/learn/lessons/${slug}`)).json<LessonResponse>();
  const { ownFoods, foodsInstead } = (await send("GET", `/api/learn/me/lessons/${slug}/questions`)).json<LessonQuestions>();
  return { own: ownFoods.map(({ name }) => name), offered: (foodsInstead ?? interactive.foods).map(({ name }) => name), foodsInstead };
}

test("tasks to reach an amount offer other foods in place of those, and none that a member must not eat or that may contain it", async () => {
  const { maya, noah } = await start();
  await maya.send("PUT", "/api/user/preferences", AVOIDED);
  const milk = entriesByName.get("Milk");
  for (const { send } of [maya, noah]) await send("POST", "/api/diary", { foodId: milk?.id, quantity: 244, mealType: "snack" });
  expect(REACH.length).toBe(5);
  for (const { slug, interactive } of REACH) {
    const named = "foods" in interactive.shows ? interactive.shows.foods : [];
    const [toMaya, toNoah] = [await readTask(maya, slug), await readTask(noah, slug)];
    expect(toNoah.offered, slug).toEqual(named);
    expect(toNoah.foodsInstead, slug).toBeUndefined();
    expect(toMaya.offered.length, slug).toBeGreaterThanOrEqual(3);
    expect(toMaya.offered.length, slug).toBeLessThanOrEqual(named.length);
    expect([...toMaya.offered, ...toMaya.own].filter(isAvoided), slug).toEqual([]);
    expect(toMaya.offered.filter(mayBeAvoided), slug).toEqual([]);
  }
});

test("a task about plants or food without meat stays one when its foods are replaced", async () => {
  const { maya } = await start();
  await maya.send("PUT", "/api/user/preferences", { allergies: ["milk", "eggs", "soy", "wheat", "gluten"] });
  for (const [slug, diet] of [
    ["b12-and-folate", "vegetarian"],
    ["vegetarian-and-vegan", "vegan"],
  ] as const) {
    const { foodsInstead = [] } = await readTask(maya, slug);
    const { shows } = REACH.find((lesson) => lesson.slug === slug)?.interactive ?? {};
    const named = shows && "foods" in shows ? shows.foods : [];
    const replaced = foodsInstead.map(({ name }) => name).filter((name) => !named.includes(name));
    expect(replaced.length, slug).toBeGreaterThan(0);
    const broken = replaced.filter((name) => {
      const entry = entriesByName.get(name);
      return !entry || !fitsDiets(entry, [diet]);
    });
    expect(broken, slug).toEqual([]);
  }
});
