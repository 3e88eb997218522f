import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Energy and sports drinks",
  goal: "Know when neither is needed.",
  cards: {
    "two-drinks": {
      title: "Not the same thing",
      text: "A sports drink is water, sugar and salt. An energy drink adds a lot of caffeine. The cans look alike. They do different things.",
    },
    "not-for-teens": {
      title: "No place for teens",
      text: "Doctors for children and teens say it plainly: energy drinks have no place in a teen's day. Too much caffeine, too much sugar.",
    },
    guarana: {
      title: "Guarana is caffeine too",
      text: "Guarana, yerba mate and green coffee extract bring caffeine under other names. Add them up.",
    },
    "when-sports": {
      title: "When a sports drink helps",
      text: "After about an hour of hard sport, or in great heat, sugar and salt help. For gym class or a walk, water does it all.",
    },
    sugar: {
      title: "What is in the bottle",
      text: "A bottle of sports drink holds {food Sports drink: sugar} of sugar. Sugar-free energy drinks still hold all the caffeine.",
      calmText: "A bottle of sports drink holds several teaspoons of sugar. Sugar-free energy drinks still hold all the caffeine.",
    },
    signs: {
      title: "Get help fast",
      text: "A racing heart, chest pain or shaking after such a drink? Tell an adult at once and get medical help.",
    },
  },
  misconception: {
    says: "Sugar-free energy drinks are fine for teens.",
    truth: "A sugar-free energy drink still holds all of its caffeine.",
    why: "Doctors for children and teens say that energy drinks have no place in a teen's day.",
  },
  interactive: { title: "Two cans, side by side", text: "Same size on the shelf, different inside." },
  questions: [
    { why: "Energy drinks add caffeine, sports drinks don't." },
    { why: "Under an hour, water does it all." },
    { why: "100 mg a day is the most for teens." },
  ],
};
