import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "caffeine-math",
  unit: "drinks-sugar-caffeine",
  title: "Caffeine math",
  goal: "Add up a day's caffeine.",
  offeredTo: "all",
  picture: "hot-beverage",
  cards: [
    {
      id: "limit",
      title: "100 mg at most",
      text: "For ages 12 to 18, US child psychiatrists say: at most 100 mg a day. A newer expert group says: none is best.",
      sources: ["aacap", "her-2025"],
    },
    {
      id: "amounts",
      title: "Where it is",
      text: "A can of cola has {food Cola (soft drink): caffeineMg}. A small coffee has {food Coffee: caffeineMg}. A 16 oz energy drink has {food Energy drink: caffeineMg}.",
      sources: ["fdc"],
    },
    {
      id: "half-life",
      title: "Half is left after 5 hours",
      text: "Your body clears caffeine slowly. Five hours later half is still there. After ten hours, a quarter.",
      sources: ["caffeine-nasem"],
    },
    {
      id: "sleep",
      title: "It takes your sleep",
      text: "In a study a large dose six hours before bed cost adults more than an hour of sleep. Many did not even notice.",
      sources: ["caffeine-sleep"],
    },
    {
      id: "hides",
      title: "It hides tiredness",
      text: "Caffeine blocks the signal that says 'I'm tired'. The tiredness is still there and comes back later. Only sleep takes it away.",
      sources: ["caffeine-nasem"],
    },
    {
      id: "powder",
      title: "Never as powder",
      text: "One teaspoon of pure caffeine powder is as much as 28 cups of coffee. It can kill. Leave it, whoever offers it.",
      sources: ["fda-caffeine"],
    },
  ],
  misconception: {
    says: "Caffeine gives you energy.",
    truth: "Caffeine hides tiredness for a while.",
    why: "It blocks the signal that says 'I'm tired', and the tiredness comes back later.",
    card: "hides",
  },
  interactive: {
    title: "What is left at bedtime?",
    text: "Choose a drink and the time you have it.",
    shows: { kind: "caffeine-clock", foods: ["Cola (soft drink)", "Coffee", "Energy drink"] },
  },
  questions: [
    { kind: "calculate", formula: "caffeine-sum", card: "amounts", why: "Every drink of the day counts." },
    { kind: "rank", nutrient: "caffeineMg", card: "amounts", why: "Energy drinks and coffee hold the most." },
    { kind: "step", table: "last-caffeine", card: "half-life", why: "Every five hours halve it." },
  ],
};
