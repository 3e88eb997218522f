// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { LearnProgress, LearnUnit, QuestionResponse } from "#core/contracts/learn/learn.ts";
import { AppRouter } from "#web/app/router.tsx";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { LearnPage } from "./learn-page.tsx";

const lesson = (slug: string, title: string) => ({ slug, title, goal: "Know it.", picture: "bread" as const, offeredTo: "all" as const });
const UNITS: LearnUnit[] = [
  { id: "what-food-is-made-of", title: "What food is made of", picture: "bread", lessons: [lesson("carbs", "Carbs and fiber")] },
  {
    id: "vitamins-and-minerals",
    title: "Vitamins and minerals for growing",
    picture: "broccoli",
    lessons: [lesson("iron", "Iron carries oxygen"), lesson("bones", "Bone years")],
  },
  { id: "reading-labels", title: "Reading labels", picture: "canned-food", lessons: [lesson("rule", "The 5/20 rule")] },
];
const PROGRESS: LearnProgress = {
  knownFacts: 14,
  allFacts: 150,
  dueToday: 3,
  answeredToday: 0,
  lessons: [{ slug: "carbs", seeds: 2, known: 2, facts: 4, before: { right: 0, asked: 2 }, after: { right: 2, asked: 3 } }],
  comingBack: [],
};

it("opens the first unit with something new in it, and any other on request", async () => {
  fakeServer({ "GET /api/learn": { body: UNITS }, "GET /api/learn/me": { body: PROGRESS } });
  renderAt(<LearnPage />, { path: "/learn", user: makeUser() });
  const trail = within(await screen.findByRole("region", { name: "Eight units" }));
  expect(trail.getByText("1 of 4 lessons opened")).toBeDefined();
  expect(screen.getByText(/You know 14 of 150 facts\./)).toBeDefined();
  expect(trail.getByRole("button", { pressed: true }).textContent).toContain("Vitamins and minerals for growing");
  expect(trail.getByRole("link", { name: /^Iron carries oxygen/ })).toBeDefined();
  await userEvent.click(trail.getByRole("button", { name: /^Reading labels/ }));
  expect(trail.queryByRole("link", { name: /^Iron carries oxygen/ })).toBeNull();
  expect(trail.getByRole("link", { name: /^The 5\/20 rule/ })).toBeDefined();
  await userEvent.click(trail.getByRole("button", { name: /^What food is made of/ }));
  expect(trail.getByText("Before: 0 of 2 right. After: 2 of 3.")).toBeDefined();
});

it("says in the header how many questions are ready", async () => {
  fakeServer({ "GET /api/learn": { body: UNITS }, "GET /api/learn/me": { body: PROGRESS } });
  renderAt(<AppRouter />, { path: "/learn", user: makeUser() });
  const link = await within(await screen.findByRole("banner")).findByRole("link", { name: "Learn, 3 ready" });
  expect(link.getAttribute("href")).toBe("/learn");
  expect(link.getAttribute("aria-current")).toBe("page");
});

it("says in the user menu how many questions are ready, from what the page has read", async () => {
  const calls = fakeServer({ "GET /api/learn": { body: UNITS }, "GET /api/learn/me": { body: PROGRESS } });
  renderAt(<AppRouter />, { path: "/learn", user: makeUser() });
  const banner = within(await screen.findByRole("banner"));
  await banner.findByRole("link", { name: "Learn, 3 ready" });
  await userEvent.click(banner.getByRole("button", { name: /^User menu/ }));
  expect(await screen.findByRole("menuitem", { name: "Learn 3 ready" })).toBeDefined();
  expect(calls.filter(({ path }) => path.startsWith("/api/learn/me?"))).toHaveLength(1);
});

it("shows each food of today's questions once, and none of those for later", async () => {
  const food = (name: string, picture: "bread" | "broccoli" | "red-apple") => ({
    name,
    serving: "1 cup",
    picture,
    category: "grain" as const,
    rim: { protein: 10, carbs: 80, fat: 10 },
  });
  const makeQuestion = (fact: string, ...foods: ReturnType<typeof food>[]): QuestionResponse => ({
    fact,
    lesson: "carbs",
    lessonTitle: "Carbs and fiber",
    question: {
      form: "choice",
      kind: "compare",
      ask: "Which one?",
      foods: [],
      given: [],
      figures: [],
      why: "It is so.",
      source: "USDA",
      options: foods.map((one) => ({ text: one.name, food: one })),
      answer: 0,
    },
  });
  const [bread, broccoli, apple] = [food("Bread", "bread"), food("Broccoli", "broccoli"), food("Apple", "red-apple")];
  const questions = [
    makeQuestion("1", bread, broccoli),
    makeQuestion("2", broccoli, bread),
    makeQuestion("3", bread, broccoli),
    makeQuestion("4", apple, bread),
  ];
  fakeServer({
    "GET /api/learn": { body: UNITS },
    "GET /api/learn/me": { body: PROGRESS },
    "GET /api/learn/me/review": { body: { questions } },
  });
  renderAt(<LearnPage />, { path: "/learn", user: makeUser() });
  const today = (await screen.findByText("Today's three")).closest("section");
  const pictures = () => [...(today?.querySelectorAll("img") ?? [])].map((image) => image.getAttribute("src"));
  await expect.poll(pictures).toEqual(["/food-art/bread.svg", "/food-art/broccoli.svg"]);
});

it("lists every lesson of every unit for visitors", async () => {
  fakeServer({ "GET /api/learn": { body: UNITS } });
  renderAt(<LearnPage />, { path: "/learn", user: null });
  for (const { lessons } of UNITS)
    for (const { title } of lessons) expect(await screen.findByRole("link", { name: new RegExp(`^${title}`) })).toBeDefined();
});
