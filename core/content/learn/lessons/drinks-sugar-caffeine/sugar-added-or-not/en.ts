import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Sugar, added or not",
  goal: "Spot added sugar.",
  cards: {
    added: {
      title: "Put in, or grown in",
      text: "Fruit and milk bring sugar of their own, with vitamins, fiber or calcium around it. Added sugar is what somebody puts in.",
    },
    cola: {
      title: "A can of cola",
      text: "A 12 oz can of cola holds {food Cola (soft drink): sugar} of sugar, all of it added. A teaspoon holds 4.2 g, so that is about nine of them.",
      calmText: "A can of cola holds about nine teaspoons of sugar. All of it is added.",
    },
    limits: {
      title: "What experts say",
      text: "US and world guides: less than a tenth of your energy. The heart association: 25 g a day at most for teens. The newest US guide: 10 g a meal.",
      calmText:
        "US and world guides say: less than a tenth of your day. The heart association asks for even less. All agree: a little is fine.",
    },
    "drinks-first": {
      title: "Drinks bring the most",
      text: "Sweet drinks are a leading source of added sugar. They go down fast and don't fill you. Water or milk instead changes the day with one step.",
    },
    honey: {
      title: "Honey counts",
      text: "Honey, raw sugar, syrup and juice concentrate count as added sugar. They taste different. Your body treats them the same.",
    },
    teeth: {
      title: "Teeth mind the time",
      text: "Bacteria turn sugar into acid. Sipping for hours keeps the acid going. With a meal, and water after, teeth get a rest.",
    },
  },
  misconception: {
    says: "Honey and raw sugar don't count as sugar.",
    truth: "Honey and raw sugar count as added sugar.",
    why: "They taste different, but your body treats them like any other sugar.",
  },
  interactive: { title: "What is in the glass?", text: "Compare the sugar in a serving." },
  questions: [
    { why: "A teaspoon of sugar weighs 4.2 g." },
    { why: "The label's limit is 50 g a day." },
    { why: "Sweet drinks and sweets bring the most." },
  ],
};
