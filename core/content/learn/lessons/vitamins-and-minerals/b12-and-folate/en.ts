import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "B12 and folate",
  goal: "Pick sources you can rely on.",
  cards: {
    jobs: {
      title: "Two helpers for new cells",
      text: "B12 and folate work as a team. They help make blood and copy the plan in every new cell. B12 also looks after your nerves.",
    },
    "b12-need": {
      title: "A tiny amount of B12",
      text: "You need {need vitaminB12Ug 12 female} a day, and {need vitaminB12Ug 15 female} from 14 on. That is a few millionths of a gram, but there is no way around it.",
    },
    "b12-sources": {
      title: "Animals and added",
      text: "By nature B12 is found in animal foods alone: fish, meat, eggs, milk. Fortified cereals and plant drinks have it added.",
    },
    seaweed: {
      title: "What does not count",
      text: "Seaweed and spirulina seem to have B12. Most of it is a form your body can't use. Nobody should rely on it.",
    },
    folate: {
      title: "Folate comes from leaves",
      text: "The name means leaf. You need {need folateUg 15 female} a day from 14 on. Beans, leafy greens and oranges have it, and US bread and pasta have had it added since 1998.",
    },
    "folic-acid": {
      title: "Why bread has it",
      text: "Folic acid protects a baby's spine in the first weeks of growing. That is why the CDC advises 400 µg a day for everyone who could become pregnant.",
    },
  },
  misconception: {
    says: "Seaweed or spirulina covers your B12.",
    truth: "Most B12 in seaweed and spirulina is a form that the body can't use.",
    why: "Fortified foods and supplements bring the form it can use.",
  },
  interactive: { title: "Find B12 without meat", text: "Add portions until the bar is full." },
  questions: [
    { why: "Plants have no B12, unless it was added." },
    { why: "Fish and meat hold the most B12." },
    { why: "Beans, greens and bread add up." },
  ],
};
