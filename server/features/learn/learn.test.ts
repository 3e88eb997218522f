import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { LESSONS } from "#core/content/learn/all-lessons.ts";
import { PORTION_FOODS } from "#core/content/learn/portion-foods.ts";
import type { LearnProgress, LearnUnit, LessonQuestions, LessonResponse, RecordedAnswers, Review } from "#core/contracts/learn/learn.ts";
import type { LabelLab, PortionToGuess, Swaps } from "#core/contracts/learn/learn-labs.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { isRight } from "#core/domain/questions/check-answer.ts";
import { ALL_FACTS, findFact } from "#core/domain/questions/facts.ts";
import { MAX_STORED_ANSWERS } from "#core/domain/questions/limits.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { learnAnswers } from "#server/db/tables/learn.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";

const catalogue = new Catalogue(loadCatalogue(), new Date("2026-01-01T00:00:00Z"));

async function start() {
  const { app, send } = await startTestApp({ catalogue });
  return { app, send, maya: await signInAs(app), noah: await signInAs(app) };
}

interface AnswerInput {
  fact?: string;
  phase?: "before" | "after" | "review";
  isRight?: boolean;
  daysAgo?: number;
  id?: string;
}
const newId = () => randomUUID().replaceAll("-", "");
const answer = ({ fact = "iron/misconception", phase = "after", isRight = true, daysAgo = 0, id = newId() }: AnswerInput = {}) => ({
  id,
  fact,
  phase,
  isRight,
  answeredAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
});
const record = async ({ send }: SignedIn, ...answers: AnswerInput[]) =>
  send("POST", "/api/learn/me/answers?tz=UTC", { answers: answers.map((one) => answer(one)) });
const progress = async ({ send }: SignedIn) => (await send("GET", "/api/learn/me?tz=UTC")).json<LearnProgress>();
const review = async ({ send }: SignedIn) => (await send("GET", "/api/learn/me/review?tz=UTC")).json<Review>().questions;

test("a visitor finds 40 lessons in eight units, and can read each with its figures", async () => {
  const { send } = await start();
  const units = (await send("GET", "/api/learn")).json<LearnUnit[]>();
  expect(units).toHaveLength(8);
  const slugs = units.flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
  expect(slugs).toHaveLength(40);
  for (const slug of slugs) {
    const lesson = (await send("GET", `/api/learn/lessons/${slug}`)).json<LessonResponse>();
    expect(lesson.cards.length, slug).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(lesson)).not.toMatch(/\{(need|dv|food|serving|region) /);
    expect(lesson.cards.every(({ sources }) => sources.length > 0)).toBe(true);
  }
  expect((await send("GET", "/api/learn/lessons/cooking-with-lava")).statusCode).toBe(404);
});

test("first aid names the emergency number and the medicine of the reader's country", async () => {
  const { send, maya } = await start();
  const textFor = async (query: string) => (await send("GET", `/api/learn/lessons/allergies${query}`)).body;
  expect(await textFor("?region=US")).toContain("use the epinephrine (EpiPen) first, then call 911.");
  expect(await textFor("?region=GB")).toContain("use the adrenaline auto-injector first, then call 999.");
  expect(await textFor("?region=ES")).toContain("first, then call 112.");
  expect(await textFor("")).toContain("use the epinephrine (adrenaline) pen first, then call your local emergency number.");
  expect((await send("GET", "/api/learn/lessons/allergies?region=XX")).statusCode).toBe(400);

  const questions = "/lessons/allergies/questions";
  expect((await send("GET", `/api/learn${questions}?region=NZ`)).body).toContain("Her pen, then 111");
  await maya.send("PUT", "/api/user/view", { region: "AU" });
  expect((await maya.send("GET", `/api/learn/me${questions}`)).body).toContain("Breathing trouble means adrenaline now, then 000.");
  expect((await send("GET", `/api/learn${questions}`)).body).not.toContain("{region");
});

test("a lesson asks two questions before its cards and three to five after them", async () => {
  const { send } = await start();
  for (const { slug } of LESSONS) {
    const { before, after } = (await send("GET", `/api/learn/lessons/${slug}/questions`)).json<LessonQuestions>();
    expect(before, slug).toHaveLength(2);
    expect(after.length, slug).toBeGreaterThanOrEqual(3);
    expect(after.length, slug).toBeLessThanOrEqual(5);
  }
});

test("each fact has a unique name", () => {
  expect(new Set(ALL_FACTS.map(({ id }) => id)).size).toBe(ALL_FACTS.length);
});

test("a new user gets today's questions from different units, the same on every device", async () => {
  const { maya } = await start();
  const questions = await review(maya);
  expect(questions).toHaveLength(10);
  const units = questions.slice(0, 3).map(({ fact }) => findFact(fact)?.lesson.unit);
  expect(new Set(units).size).toBe(3);
  expect(await review(maya)).toEqual(questions);
  expect(questions.every(({ question }) => question.form !== "case")).toBe(true);
});

test("a fact that is due comes first, and one that was just answered is not asked", async () => {
  const { maya } = await start();
  await record(maya, { daysAgo: 30 }, { fact: "hot-enough/misconception" });
  const facts = (await review(maya)).map(({ fact }) => fact);
  expect(facts[0]).toBe("iron/misconception");
  expect(facts.slice(0, 3)).not.toContain("hot-enough/misconception");
  expect(await progress(maya)).toMatchObject({ knownFacts: 2, dueToday: 1, comingBack: [{ lesson: "hot-enough" }] });
});

test("the response to an answer says when its fact is due again, also if it is sent again, but not for an answer from before a lesson", async () => {
  const { maya } = await start();
  const answers = answer();
  const send = async (one: object) => (await maya.send("POST", "/api/learn/me/answers?tz=UTC", { answers: [one] })).json<RecordedAnswers>();
  const { askedAgain: [again] = [] } = await send(answers);
  expect(again?.fact).toBe("iron/misconception");
  expect(Date.parse(again?.dueAt ?? "")).toBeGreaterThan(Date.now());
  expect((await send(answers)).askedAgain).toEqual([again]);
  expect((await send(answer({ phase: "before" }))).askedAgain).toEqual([]);
});

test("an answer counts once, however often it is sent", async () => {
  const { maya } = await start();
  const once = { answers: [answer({ phase: "review" })] };
  const sent = await Promise.all([1, 2, 3].map(() => maya.send("POST", "/api/learn/me/answers?tz=UTC", once)));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await progress(maya)).toMatchObject({ answeredToday: 1, knownFacts: 1 });
  expect((await maya.send("GET", "/api/user/export")).json().learnAnswers).toHaveLength(1);
});

test("answers from two devices count in the order they were given, whichever comes first", async () => {
  const { maya, noah } = await start();
  const [oldest, middle, newest] = [answer({ daysAgo: 20 }), answer({ daysAgo: 10, isRight: false }), answer({ daysAgo: 2 })];
  const send = (who: SignedIn, one: object) => who.send("POST", "/api/learn/me/answers?tz=UTC", { answers: [one] });
  for (const one of [oldest, middle, newest]) await send(maya, one);
  for (const one of [newest, oldest, middle]) await send(noah, one);
  const readFacts = async (who: SignedIn) => {
    const [fact] = (await who.send("GET", "/api/user/export")).json<{ learnFacts: { userId: string }[] }>().learnFacts;
    return { ...fact, userId: "" };
  };
  expect(await readFacts(noah)).toEqual(await readFacts(maya));
});

test("the number of stored answers to one question is limited: the first and the newest are kept, and none is rejected", async () => {
  const { app, database } = await startTestApp({ catalogue });
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  // Written straight into the table, one answer a minute, because answering that often through the API would take too long.
  const answerOften = ({ user: { id } }: SignedIn) =>
    database.db.execute(sql`
      insert into learn_answers (user_id, id, lesson, fact, phase, is_right, answered_at)
      select ${id}::uuid, gen_random_uuid(), 'iron', 'iron/misconception', phase, n > 1, now() - interval '9 days' + n * interval '1 minute'
      from generate_series(1, 200) n, unnest(array['before', 'after', 'review']) phase`);
  await Promise.all([maya, noah].map(answerOften));
  expect((await record(maya, {}, { phase: "review" })).statusCode).toBe(200);
  const readAnswers = async (who: SignedIn) =>
    (await who.send("GET", "/api/user/export")).json<{ learnAnswers: object[] }>().learnAnswers.length;
  expect(await readAnswers(maya)).toBe(3 * (MAX_STORED_ANSWERS + 1));
  expect(await readAnswers(noah)).toBe(600);
  // The score uses the first answers, which were wrong; what is remembered after a week uses the newest ones, which are right.
  expect((await progress(maya)).lessons).toMatchObject([{ before: { right: 0, asked: 1 }, after: { right: 0, asked: 1 }, seeds: 3 }]);
});

test("seeds are earned with longer gaps and never lost", async () => {
  const { maya } = await start();
  const seeds = async () => (await progress(maya)).lessons.find(({ slug }) => slug === "iron")?.seeds;
  await record(maya, { daysAgo: 29 });
  expect(await seeds()).toBe(1);
  await record(maya, { daysAgo: 27 });
  expect(await seeds()).toBe(2);
  await record(maya, { daysAgo: 9 });
  expect(await seeds()).toBe(3);
  await record(maya, { daysAgo: 1, isRight: false });
  expect(await seeds()).toBe(3);
});

test("the progress counts right answers before and after a lesson", async () => {
  const { maya } = await start();
  await record(
    maya,
    { phase: "before", isRight: false, daysAgo: 1 },
    { phase: "after", isRight: true, daysAgo: 1 },
    { phase: "after", isRight: false },
  );
  expect((await progress(maya)).lessons).toEqual([
    { slug: "iron", seeds: 1, known: 0, facts: 4, before: { right: 0, asked: 1 }, after: { right: 1, asked: 1 } },
  ]);
});

test("however often questions are answered, the progress reads one answer to each", async () => {
  const { app, database } = await startTestApp({ catalogue });
  const maya = await signInAs(app);
  const phases = ["before", "after", "review"] as const;
  for (const daysAgo of [1, 3, 2, 0]) await record(maya, ...phases.map((phase) => ({ phase, daysAgo, isRight: daysAgo === 3 })));
  const { phase, isRight: wasRight, isRepeated } = learnAnswers;
  const read = await database.db.select({ phase, wasRight }).from(learnAnswers).where(eq(isRepeated, false)).orderBy(phase);
  expect(read).toEqual(["after", "before", "review"].map((one) => ({ phase: one, wasRight: true })));
  expect((await progress(maya)).lessons).toMatchObject([{ before: { right: 1, asked: 1 }, after: { right: 1, asked: 1 } }]);
});

test("another user's answers change nothing", async () => {
  const { maya, noah } = await start();
  const id = newId();
  await record(maya, { id, daysAgo: 30 });
  expect(await progress(noah)).toMatchObject({ knownFacts: 0, dueToday: 0, lessons: [], comingBack: [] });
  await record(noah, { id, isRight: false });
  expect(await progress(maya)).toMatchObject({ knownFacts: 1 });
  expect(await progress(noah)).toMatchObject({ knownFacts: 0 });
});

test("an answer from a clock that is ahead counts as given now, and an answer to an unknown question is rejected", async () => {
  const { maya } = await start();
  await record(maya, { daysAgo: -400 });
  expect(new Date((await progress(maya)).comingBack[0]?.dueAt ?? 0).getTime()).toBeLessThan(Date.now() + 60 * DAY_MS);
  for (const fact of ["iron/nothing", "", "x".repeat(121)]) expect((await record(maya, { fact })).statusCode).toBe(400);
  const many = Array.from({ length: 21 }, () => answer());
  expect((await maya.send("POST", "/api/learn/me/answers?tz=UTC", { answers: many })).statusCode).toBe(400);
});

test("an answer dated before there were lessons counts as given now, whatever the year", async () => {
  const { maya } = await start();
  for (const answeredAt of ["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00", "1970-01-01T00:00:00Z"]) {
    const answers = [{ ...answer(), answeredAt }];
    expect((await maya.send("POST", "/api/learn/me/answers?tz=UTC", { answers })).statusCode, answeredAt).toBe(200);
  }
  expect(await progress(maya)).toMatchObject({ dueToday: 0, lessons: [{ slug: "iron", seeds: 1 }] });
});

test("an answer from long ago counts as given at most 30 days ago, so that nobody can claim to have remembered for years", async () => {
  const { maya, noah } = await start();
  await record(maya, { daysAgo: 2_000 }, { daysAgo: 0 });
  await record(noah, { daysAgo: 30 }, { daysAgo: 0 });
  const dueAt = async (user: SignedIn) => new Date((await progress(user)).comingBack[0]?.dueAt ?? 0).getTime();
  expect(Math.abs((await dueAt(maya)) - (await dueAt(noah)))).toBeLessThan(DAY_MS);
  await record(
    maya,
    { fact: "hot-enough/misconception", daysAgo: 900 },
    { fact: "hot-enough/misconception", daysAgo: 800, isRight: false },
  );
  expect(await progress(maya)).toMatchObject({ knownFacts: 1 });
});

test("calm mode asks about no energy and no grams of macronutrients", async () => {
  const { maya } = await start();
  await maya.send("PUT", "/api/user/view", { foodDisplay: "calm" });
  expect(JSON.stringify(await review(maya))).not.toMatch(/kcal|calorie|\d g of (protein|carbs|fat)/i);
  const { before, after } = (await maya.send("GET", "/api/learn/me/lessons/energy-in-life-out/questions")).json<LessonQuestions>();
  expect(JSON.stringify([before, after].flat().map(({ question }) => question.form === "number" && question.unit))).not.toContain("kcal");
});

test("questions are about what was logged in the last 30 days", async () => {
  const { app } = await startWithPantry();
  const maya = await signInAs(app);
  const banana = pantryFood("Banana");
  await maya.send("POST", "/api/diary", { foodId: banana.id, quantity: 118, mealType: "lunch" });
  const lesson = "/api/learn/me/lessons/color-code/questions";
  const { after } = (await maya.send("GET", lesson)).json<LessonQuestions>();
  const named = JSON.stringify(after.filter(({ question }) => question.kind === "estimate"));
  const noah = await signInAs(app);
  expect(named).toContain("Banana");
  expect((await noah.send("GET", lesson)).statusCode).toBe(200);
  for (const { question } of after) if ("answer" in question) expect(isRight(question, question.answer)).toBe(true);
});

test("the Portion Trainer has 30 foods whose weight and density come from household measures", async () => {
  const { send } = await startTestApp({ catalogue });
  const portions = (await send("GET", "/api/learn/labs/portions")).json<PortionToGuess[]>();
  expect(portions).toHaveLength(PORTION_FOODS.length);
  expect(portions.length).toBeGreaterThanOrEqual(24);
  expect(new Set(portions.map(({ shape }) => shape))).toEqual(new Set(["pile", "bowl", "glass", "spread", "slice"]));
  for (const { gramsPerMl, name } of portions) {
    expect(gramsPerMl, name).toBeGreaterThan(0.05);
    expect(gramsPerMl, name).toBeLessThan(1.6);
  }
  const water = portions.find(({ name }) => name === "Water");
  expect(water?.gramsPerMl).toBeCloseTo(1, 1);
  // A cup of shredded cheese is half air, so the density comes from a cup of melted cheese.
  expect(portions.find(({ name }) => name === "Cheddar cheese")?.gramsPerMl).toBeGreaterThan(1);
  expect(portions.find(({ name }) => name === "Orange juice")?.measureGrams).toBeCloseTo(248, 0);
});

test("a swap says what rises and what drops, for foods of the same kind", async () => {
  const { send } = await startTestApp({ catalogue });
  const { from, others, starts } = (await send("GET", "/api/learn/labs/swaps")).json<Swaps>();
  expect(others).toHaveLength(3);
  for (const { category, changes, name } of others) {
    expect(category).toBe(from.category);
    expect(changes.length, name).toBeGreaterThan(0);
  }
  expect((await send("GET", `/api/learn/labs/swaps?food=${starts[1]?.id}`)).json<Swaps>().from.name).toBe(starts[1]?.name);
  expect((await send("GET", `/api/learn/labs/swaps?food=${randomUUID()}`)).statusCode).toBe(404);
  expect((await send("GET", "/api/learn/labs/swaps?food=bread")).statusCode).toBe(400);
});

test("a swap can be asked to bring more of something, or no nuts", async () => {
  const { send } = await startTestApp({ catalogue });
  const swaps = async (wish: string, food = "") =>
    (await send("GET", `/api/learn/labs/swaps?wish=${encodeURIComponent(wish)}${food}`)).json<Swaps>();
  for (const nutrient of ["fiber", "protein", "iron"]) {
    const { others } = await swaps(`more ${nutrient}`);
    expect(others.length, nutrient).toBeGreaterThan(0);
    // It is also the first change that is listed.
    for (const { name, changes } of others) {
      expect(changes[0]?.word, name).toBe(nutrient);
      expect(changes[0]?.difference, name).toBeGreaterThan(0);
    }
  }
  // Packages of cereal may all contain nuts, so none is offered; bread does not.
  const { others: cereals, starts } = await swaps("no nuts");
  expect(cereals).toEqual([]);
  expect(starts[1]?.name).toBe("White bread");
  expect((await swaps("no nuts", `&food=${starts[1]?.id}`)).others).toHaveLength(3);
  expect((await send("GET", "/api/learn/labs/swaps?wish=fewer%20calories")).statusCode).toBe(400);
});

test("a swap starts with what the serving brings", async () => {
  const { send } = await startTestApp({ catalogue });
  const { from } = (await send("GET", "/api/learn/labs/swaps")).json<Swaps>();
  expect(from.grams).toBe(35);
  expect(from.figures.map(({ word }) => word)).toEqual(["fiber", "added sugar", "protein", "iron"]);
});

test("the Label Lab has labels, and questions that the figures answer", async () => {
  const { send } = await start();
  const { foods, questions } = (await send("GET", "/api/learn/labs/label")).json<LabelLab>();
  expect(foods.length).toBeGreaterThanOrEqual(4);
  for (const { name, lines, vitamins } of foods) {
    expect(
      lines.find((line) => line.name === "Sodium"),
      name,
    ).toMatchObject({ dailyValue: "2,300 mg" });
    expect(
      lines.find((line) => line.name === "Total Sugars"),
      name,
    ).toMatchObject({ percent: null, dailyValue: null });
    expect(
      vitamins.map((line) => line.name),
      name,
    ).toEqual(["Vitamin D", "Calcium", "Iron", "Potassium"]);
  }
  expect(questions.length).toBeGreaterThanOrEqual(6);
});

test("an administrator sees counts by lesson for at least five people, and never for fewer", async () => {
  const { app, database } = await startTestApp({ catalogue });
  const admin = await signInAdmin({ app, database });
  const read = async () => (await admin.send("GET", "/api/admin/learn")).json();
  for (let person = 1; person <= 5; person++) {
    expect(await read()).toEqual([]);
    const somebody = await signInAs(app);
    await record(somebody, { isRight: person > 1 }, { phase: "before", isRight: false });
    // Only the first answer of a person counts.
    await record(somebody, { isRight: false }, { isRight: false }, { phase: "before" }, { phase: "before" });
  }
  expect(await read()).toEqual([{ slug: "iron", title: "Iron carries oxygen", people: 5, beforeRightPercent: 0, afterRightPercent: 80 }]);
});
