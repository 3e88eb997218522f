import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "sugar-added-or-not",
  unit: "drinks-sugar-caffeine",
  title: "Sugar, added or not",
  goal: "Spot added sugar.",
  offeredTo: "all",
  picture: "honey-pot",
  recipe: "apple-raisin-oatmeal",
  cards: [
    {
      id: "added",
      title: "Put in, or grown in",
      text: "Fruit and milk bring sugar of their own, with vitamins, fiber or calcium around it. Added sugar is what somebody puts in.",
      sources: ["fda-label"],
    },
    {
      id: "cola",
      title: "A can of cola",
      text: "A 12 oz can of cola holds {food Cola (soft drink): sugar} of sugar, all of it added. A teaspoon holds 4.2 g, so that is about nine of them.",
      calmText: "A can of cola holds about nine teaspoons of sugar. All of it is added.",
      sources: ["fdc"],
    },
    {
      id: "limits",
      title: "What experts say",
      text: "US and world guides: less than a tenth of your energy. The heart association: 25 g a day at most for teens. The newest US guide: 10 g a meal.",
      calmText:
        "US and world guides say: less than a tenth of your day. The heart association asks for even less. All agree: a little is fine.",
      sources: ["dga-2020", "who-sugars", "aha-2017", "dga-2025"],
    },
    {
      id: "drinks-first",
      title: "Drinks bring the most",
      text: "Sweet drinks are a leading source of added sugar. They go down fast and don't fill you. Water or milk instead changes the day with one step.",
      sources: ["cdc"],
    },
    {
      id: "honey",
      title: "Honey counts",
      text: "Honey, raw sugar, syrup and juice concentrate count as added sugar. They taste different. Your body treats them the same.",
      sources: ["fda-label"],
    },
    {
      id: "teeth",
      title: "Teeth mind the time",
      text: "Bacteria turn sugar into acid. Sipping for hours keeps the acid going. With a meal, and water after, teeth get a rest.",
      sources: ["who-sugars"],
    },
  ],
  misconception: {
    says: "Honey and raw sugar don't count as sugar.",
    truth: "Honey and raw sugar count as added sugar.",
    why: "They taste different, but your body treats them like any other sugar.",
    card: "honey",
  },
  interactive: {
    title: "What is in the glass?",
    text: "Compare the sugar in a serving.",
    shows: {
      kind: "side-by-side",
      nutrients: ["sugar", "addedSugarsG"],
      foods: ["Cola (soft drink)", "Orange juice", "Milk", "Sports drink"],
    },
  },
  questions: [
    { kind: "calculate", formula: "sugar-teaspoons", card: "cola", why: "A teaspoon of sugar weighs 4.2 g." },
    { kind: "band", nutrient: "addedSugarsG", card: "added", why: "The label's limit is 50 g a day." },
    { kind: "rank", nutrient: "addedSugarsG", card: "drinks-first", why: "Sweet drinks and sweets bring the most." },
  ],
};
