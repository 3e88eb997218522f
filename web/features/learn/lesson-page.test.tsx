// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { LessonQuestions, LessonResponse, QuestionResponse } from "#core/contracts/learn/learn.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { AppRouter } from "#web/app/router.tsx";
import { today } from "#web/lib/today.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";

const LESSON: LessonResponse = {
  slug: "iron",
  title: "Iron carries oxygen",
  goal: "Say why the need for iron jumps.",
  picture: "beans",
  offeredTo: "all",
  unit: { id: "vitamins-and-minerals", title: "Vitamins and minerals for growing" },
  cards: [
    {
      id: "job",
      title: "The oxygen taxi",
      text: "It takes 5 g of protein and 20 kcal.",
      calmText: "Iron sits in every red blood cell.",
      sources: [{ title: "NIH fact sheets", year: 2025 }],
    },
  ],
  misconception: { says: "Spinach is the best iron food.", truth: "Lentils bring more." },
  interactive: { kind: "portion", title: "Fill the bowl", text: "Slide, and watch the iron.", nutrients: [], foods: [] },
};

const QUESTION: QuestionResponse = {
  fact: "iron/misconception",
  lesson: "iron",
  lessonTitle: "Iron carries oxygen",
  question: {
    form: "choice",
    kind: "claim",
    ask: "Spinach is the best iron food.",
    foods: [],
    given: [],
    options: [{ text: "True" }, { text: "Not true" }],
    answer: 1,
    figures: [{ label: "Lentils, ½ cup", amount: 3, unit: "mg" }],
    why: "Lentils bring more.",
    source: "NIH fact sheets, 2025.",
  },
};
const QUESTIONS: LessonQuestions = { before: [QUESTION], after: [QUESTION], ownFoods: [] };
const PROGRESS = { knownFacts: 1, allFacts: 150, dueToday: 0, answeredToday: 0, lessons: [], comingBack: [] };

const ANSWERS = {
  "GET /api/learn/lessons/iron": { body: LESSON },
  "GET /api/learn/lessons/iron/questions": { body: QUESTIONS },
  "GET /api/learn/me/lessons/iron/questions": { body: QUESTIONS },
  "POST /api/learn/me/answers": { body: PROGRESS },
};

it("shows a visitor the whole lesson, with every source", async () => {
  fakeServer(ANSWERS);
  renderAt(<AppRouter />, { path: "/learn/iron", user: null });
  expect(await screen.findByRole("heading", { level: 1, name: "Iron carries oxygen" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "The oxygen taxi" })).toBeDefined();
  expect(screen.getByText("NIH fact sheets, 2025")).toBeDefined();
  expect(screen.getByText("Lentils bring more.")).toBeDefined();
});

it("links to someone to talk to, on the page and on every card of a sensitive lesson", async () => {
  fakeServer({ ...ANSWERS, "GET /api/learn/lessons/iron": { body: { ...LESSON, showsHelplines: true } } });
  renderAt(<AppRouter />, { path: "/learn/iron", user: null });
  const link = { name: "Someone to talk to, by call or text" };
  expect((await screen.findByRole("link", link)).getAttribute("href")).toBe("/support");
  await userEvent.click(screen.getByRole("button", { name: "Start the lesson" }));
  const player = within(await screen.findByRole("dialog", { name: "Iron carries oxygen" }));
  expect(await player.findByRole("link", link)).toBeDefined();
});

it("says so if there is no such lesson", async () => {
  fakeServer({ "GET /api/learn/lessons/lava": { status: 404, body: { message: "There is no such lesson.", code: "not_found" } } });
  renderAt(<AppRouter />, { path: "/learn/lava", user: null });
  expect(await screen.findByRole("heading", { level: 1, name: "We don't have this lesson" })).toBeDefined();
});

it("explains a wrong answer kindly, continues, and records what was answered", async () => {
  const calls = fakeServer(ANSWERS);
  renderAt(<AppRouter />, { path: "/learn/iron", user: makeUser() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Start the lesson" }));
  const player = within(await screen.findByRole("dialog", { name: "Iron carries oxygen" }));
  await user.click(await player.findByRole("radio", { name: "True" }));
  await user.click(player.getByRole("button", { name: "Check" }));
  expect(await player.findByText("Not quite")).toBeDefined();
  expect(player.getByText("Lentils, ½ cup")).toBeDefined();
  expect(player.getByText("NIH fact sheets, 2025.")).toBeDefined();
  await user.click(player.getByRole("button", { name: "Continue" }));
  expect(await player.findByRole("heading", { name: "The oxygen taxi" })).toBeDefined();
  const sent = calls.find(({ path }) => path.startsWith("/api/learn/me/answers"))?.body as { answers: object[] };
  expect(sent.answers).toEqual([expect.objectContaining({ fact: "iron/misconception", phase: "before", isRight: false })]);
});

it("says after a question when it is asked again, but not before the lesson", async () => {
  const dueAt = `${addDays(today(), 3)}T12:00:00`;
  fakeServer({
    ...ANSWERS,
    "POST /api/learn/me/answers": { body: { ...PROGRESS, askedAgain: [{ fact: QUESTION.fact, dueAt }] } },
    "GET /api/learn/me/lessons/iron/questions": { body: { ...QUESTIONS, before: [QUESTION] } },
  });
  renderAt(<AppRouter />, { path: "/learn/iron", user: makeUser() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Start the lesson" }));
  const player = within(await screen.findByRole("dialog", { name: "Iron carries oxygen" }));
  const answer = async () => {
    await user.click(await player.findByRole("radio", { name: "Not true" }));
    await user.click(player.getByRole("button", { name: "Check" }));
    await player.findByText("Yes");
  };
  await answer();
  for (const _step of ["question", "card", "interactive"]) await user.click(player.getByRole("button", { name: "Continue" }));
  expect(player.queryByText(/ask again/)).toBeNull();
  await answer();
  expect(await player.findByText("We’ll ask again in 3 days.")).toBeDefined();
});

it("links to a recipe that does what the lesson says", async () => {
  const recipe = { slug: "two-bean-chili", name: "Two-bean chili", imageUrl: "/food-art/pot-of-food.svg" };
  fakeServer({ ...ANSWERS, "GET /api/learn/lessons/iron": { body: { ...LESSON, recipe } } });
  renderAt(<AppRouter />, { path: "/learn/iron", user: null });
  const link = await screen.findByRole("link", { name: "Cook it: Two-bean chili" });
  expect(link.getAttribute("href")).toBe("/recipes/two-bean-chili");
});

it("continues with Enter alone", async () => {
  fakeServer(ANSWERS);
  renderAt(<AppRouter />, { path: "/learn/iron", user: null });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Start the lesson" }));
  const player = within(await screen.findByRole("dialog", { name: "Iron carries oxygen" }));
  (await player.findByRole("radio", { name: "Not true" })).focus();
  await user.keyboard(" {Enter}");
  expect(await player.findByText("Yes")).toBeDefined();
});

it("chooses an option by its number", async () => {
  fakeServer(ANSWERS);
  renderAt(<AppRouter />, { path: "/learn/iron", user: null });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Start the lesson" }));
  const player = within(await screen.findByRole("dialog", { name: "Iron carries oxygen" }));
  await player.findByRole("radio", { name: "Not true" });
  await user.keyboard("9");
  expect(player.getByRole("button", { name: "Check" })).toHaveProperty("disabled", true);
  await user.keyboard("2{Enter}");
  expect(await player.findByText("Yes")).toBeDefined();
});

it("reads a step aloud only on request, and stops when the user continues", async () => {
  const heard: string[] = [];
  const voice = { speak: ({ text }: { text: string }) => heard.push(text), cancel: () => heard.push("(stopped)") };
  vi.stubGlobal("speechSynthesis", voice);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  fakeServer(ANSWERS);
  renderAt(<AppRouter />, { path: "/learn/iron", user: null });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Start the lesson" }));
  const player = within(await screen.findByRole("dialog", { name: "Iron carries oxygen" }));
  await player.findByRole("radio", { name: "Not true" });
  expect(heard.filter((text) => text !== "(stopped)")).toEqual([]);
  await user.click(player.getByRole("button", { name: "Read aloud" }));
  expect(heard.at(-1)).toContain("Spinach is the best iron food.");
  await user.keyboard("2");
  await user.click(player.getByRole("button", { name: "Check" }));
  await user.click(player.getByRole("button", { name: "Continue" }));
  expect(heard.at(-1)).toBe("(stopped)");
  expect(player.getByRole("button", { name: "Read aloud" })).toBeDefined();
  vi.unstubAllGlobals();
});

it("shows calm members no energy and no grams of macronutrients", async () => {
  fakeServer(ANSWERS);
  const view = { foodDisplay: "calm" as const, habits: [], pausedSince: null, bodyOfferClosed: false };
  renderAt(<AppRouter />, { path: "/learn/iron", user: makeUser({ view }) });
  expect(await screen.findByText("Iron sits in every red blood cell.")).toBeDefined();
  expect(document.body.textContent).not.toMatch(/kcal|\d g of protein/);
});

it("has titles and claims in other words for calm members, where they speak of calories", async () => {
  const [card] = LESSON.cards;
  if (!card) throw new Error("The lesson has no card.");
  const lesson = {
    ...LESSON,
    ...{ goal: "Explain what a calorie measures.", calmGoal: "Explain what food energy is." },
    cards: [{ ...card, title: "A calorie is heat", calmTitle: "Food energy is heat" }],
    misconception: { says: "Calories say it all.", calmSays: "One number says it all.", truth: "They do not.", calmTruth: "None can." },
    interactive: { ...LESSON.interactive, text: "Compare the calories.", calmText: "Compare what they bring." },
  };
  fakeServer({ ...ANSWERS, "GET /api/learn/lessons/iron": { body: lesson } });
  const view = { foodDisplay: "calm" as const, habits: [], pausedSince: null, bodyOfferClosed: false };
  renderAt(<AppRouter />, { path: "/learn/iron", user: makeUser({ view }) });
  expect(await screen.findByRole("heading", { name: "Food energy is heat" })).toBeDefined();
  for (const text of [/Explain what food energy is/, "“One number says it all.”", "None can.", "Compare what they bring."])
    expect(screen.getByText(text)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/calorie/i);
});

it("offers the foods that the server chose in place of those that the member must not eat", async () => {
  const milk = {
    ...{ name: "Milk", serving: "1 cup", picture: "glass-of-milk", category: "dairy", grams: 244, amounts: [300] },
    rim: { protein: 30, carbs: 40, fat: 30 },
  };
  const nutrients = [{ word: "calcium", unit: "mg", need: 1300, isCalm: true }];
  fakeServer({
    ...ANSWERS,
    "GET /api/learn/lessons/iron": { body: { ...LESSON, interactive: { ...LESSON.interactive, kind: "reach", nutrients, foods: [milk] } } },
    "GET /api/learn/me/lessons/iron/questions": {
      body: { before: [], after: [], ownFoods: [], foodsInstead: [{ ...milk, name: "Tofu" }] },
    },
  });
  renderAt(<AppRouter />, { path: "/learn/iron", user: makeUser() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Start the lesson" }));
  const player = within(await screen.findByRole("dialog", { name: "Iron carries oxygen" }));
  await user.click(await player.findByRole("button", { name: "Continue" }));
  expect(await player.findByRole("slider", { name: "Tofu, how much" })).toBeDefined();
  expect(player.queryByRole("slider", { name: "Milk, how much" })).toBeNull();
});
