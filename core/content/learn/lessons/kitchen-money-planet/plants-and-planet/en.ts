import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Plants and planet",
  goal: "Compare footprints fairly.",
  cards: {
    share: {
      title: "A quarter comes from food",
      text: "About 26% of the world's greenhouse gas comes from growing, making and moving food.",
    },
    "by-protein": {
      title: "The same protein, very different gas",
      text: "For the same protein, a beef herd makes about 50 kg of gas, poultry 6, tofu 2 and peas less than half a kg. Farms differ a lot.",
    },
    transport: {
      title: "What, more than how far",
      text: "For most foods the trip is under a tenth of the footprint. What you eat usually weighs more than how far it came.",
    },
    "half-and-half": {
      title: "Half and half",
      text: "You can mix: half beans, half beef in a chili. It keeps the taste and brings fiber as well.",
    },
    "body-first": {
      title: "Your body comes first",
      text: "You are growing. If you swap, keep iron, zinc and B12 in mind. This is a choice, not a duty.",
    },
  },
  misconception: {
    says: "Local food always has the smallest footprint.",
    truth: "What you eat usually weighs more than how far it came.",
    why: "For most foods the trip is under a tenth of the footprint.",
  },
  interactive: { title: "Beans and beef", text: "Compare what a serving brings." },
  questions: [
    { why: "Cattle make the most, peas and beans the least." },
    { why: "Half of one, half of the other." },
    { why: "Beans and beef both bring iron." },
  ],
};
