import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "juice-sweeteners-tap",
  unit: "drinks-sugar-caffeine",
  title: "Juice, sweeteners, tap",
  goal: "Choose drinks for every day.",
  offeredTo: "younger",
  picture: "tangerine",
  recipe: "berry-spritz",
  cards: [
    {
      id: "first",
      title: "Water and plain milk first",
      text: "Experts agree on two drinks for every day: water and plain milk. The rest is for now and then.",
      sources: ["her-2025"],
    },
    {
      id: "juice",
      title: "Juice has a size",
      text: "From 7 to 18, up to 8 oz (about 240 ml) of juice a day is fine. It has vitamins. It also has as much sugar as soda.",
      sources: ["aap-juice"],
    },
    {
      id: "whole-fruit",
      title: "Whole fruit keeps its fiber",
      text: "An orange brings {food Orange: fiber} of fiber. A glass of orange juice brings {food Orange juice: fiber}. The fiber stays behind in the press.",
      calmText: "An orange brings fiber. A glass of juice brings hardly any. The fiber stays behind in the press.",
      sources: ["fdc"],
    },
    {
      id: "sweeteners",
      title: "Sweet without sugar",
      text: "Diet drinks use sweeteners. Experts advise teens to leave them, and the WHO does not advise them for weight. We know too little about years of use.",
      sources: ["her-2025", "who-sweeteners"],
    },
    {
      id: "tap",
      title: "Tap water wins on price",
      text: "It costs almost nothing, is checked often, and in many places brings fluoride for your teeth. A bottle of your own makes it handy.",
      sources: ["cdc"],
    },
  ],
  misconception: {
    says: "Juice is the same as fruit.",
    truth: "Juice has the sugar of fruit and little of its fiber.",
    why: "The fiber stays behind in the press.",
    card: "whole-fruit",
  },
  interactive: {
    title: "Orange or juice?",
    text: "Compare fruit and glass.",
    shows: { kind: "side-by-side", nutrients: ["fiber", "sugar", "vitaminCMg"], foods: ["Orange", "Orange juice", "Apple", "Apple juice"] },
  },
  questions: [
    { kind: "compare", nutrient: "fiber", card: "whole-fruit", why: "Whole fruit keeps its fiber." },
    { kind: "calculate", formula: "juice-left", card: "juice", why: "8 fl oz a day is the most." },
    { kind: "rank", nutrient: "sugar", card: "juice", why: "Juice and soda hold about the same sugar." },
  ],
};
