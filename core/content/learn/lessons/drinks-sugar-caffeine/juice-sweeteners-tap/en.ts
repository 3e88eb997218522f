import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Juice, sweeteners, tap",
  goal: "Choose drinks for every day.",
  cards: {
    first: {
      title: "Water and plain milk first",
      text: "Experts agree on two drinks for every day: water and plain milk. The rest is for now and then.",
    },
    juice: {
      title: "Juice has a size",
      text: "From 7 to 18, up to 8 oz (about 240 ml) of juice a day is fine. It has vitamins. It also has as much sugar as soda.",
    },
    "whole-fruit": {
      title: "Whole fruit keeps its fiber",
      text: "An orange brings {food Orange: fiber} of fiber. A glass of orange juice brings {food Orange juice: fiber}. The fiber stays behind in the press.",
      calmText: "An orange brings fiber. A glass of juice brings hardly any. The fiber stays behind in the press.",
    },
    sweeteners: {
      title: "Sweet without sugar",
      text: "Diet drinks use sweeteners. Experts advise teens to leave them, and the WHO does not advise them for weight. We know too little about years of use.",
    },
    tap: {
      title: "Tap water wins on price",
      text: "It costs almost nothing, is checked often, and in many places brings fluoride for your teeth. A bottle of your own makes it handy.",
    },
  },
  misconception: {
    says: "Juice is the same as fruit.",
    truth: "Juice has the sugar of fruit and little of its fiber.",
    why: "The fiber stays behind in the press.",
  },
  interactive: { title: "Orange or juice?", text: "Compare fruit and glass." },
  questions: [
    { why: "Whole fruit keeps its fiber." },
    { why: "8 fl oz a day is the most." },
    { why: "Juice and soda hold about the same sugar." },
  ],
};
