import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "b12-and-folate",
  unit: "vitamins-and-minerals",
  title: "B12 and folate",
  goal: "Pick sources you can rely on.",
  offeredTo: "older",
  picture: "egg",
  recipe: "tuna-bean-pita",
  cards: [
    {
      id: "jobs",
      title: "Two helpers for new cells",
      text: "B12 and folate work as a team. They help make blood and copy the plan in every new cell. B12 also looks after your nerves.",
      sources: ["ods"],
    },
    {
      id: "b12-need",
      title: "A tiny amount of B12",
      text: "You need {need vitaminB12Ug 12 female} a day, and {need vitaminB12Ug 15 female} from 14 on. That is a few millionths of a gram, but there is no way around it.",
      sources: ["dri"],
    },
    {
      id: "b12-sources",
      title: "Animals and added",
      text: "By nature B12 is found in animal foods alone: fish, meat, eggs, milk. Fortified cereals and plant drinks have it added.",
      sources: ["ods"],
    },
    {
      id: "seaweed",
      title: "What does not count",
      text: "Seaweed and spirulina seem to have B12. Most of it is a form your body can't use. Nobody should rely on it.",
      sources: ["and-vegetarian"],
    },
    {
      id: "folate",
      title: "Folate comes from leaves",
      text: "The name means leaf. You need {need folateUg 15 female} a day from 14 on. Beans, leafy greens and oranges have it, and US bread and pasta have had it added since 1998.",
      sources: ["dri", "fda-consumer"],
    },
    {
      id: "folic-acid",
      title: "Why bread has it",
      text: "Folic acid protects a baby's spine in the first weeks of growing. That is why the CDC advises 400 µg a day for everyone who could become pregnant.",
      sources: ["cdc"],
    },
  ],
  misconception: {
    says: "Seaweed or spirulina covers your B12.",
    truth: "Most B12 in seaweed and spirulina is a form that the body can't use.",
    why: "Fortified foods and supplements bring the form it can use.",
    card: "seaweed",
  },
  interactive: {
    title: "Find B12 without meat",
    text: "Add portions until the bar is full.",
    shows: {
      kind: "reach",
      nutrient: "vitaminB12Ug",
      diet: "vegetarian",
      foods: ["Milk", "Egg", "Yogurt", "Cheddar cheese", "Soy milk, unsweetened", "Cereal"],
    },
  },
  questions: [
    { kind: "odd", rule: "has-b12", card: "b12-sources", why: "Plants have no B12, unless it was added." },
    { kind: "compare", nutrient: "vitaminB12Ug", card: "b12-sources", why: "Fish and meat hold the most B12." },
    { kind: "fill", nutrient: "folateUg", card: "folate", why: "Beans, greens and bread add up." },
  ],
};
