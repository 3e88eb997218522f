import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Caffeine math",
  goal: "Add up a day's caffeine.",
  cards: {
    limit: {
      title: "100 mg at most",
      text: "For ages 12 to 18, US child psychiatrists say: at most 100 mg a day. A newer expert group says: none is best.",
    },
    amounts: {
      title: "Where it is",
      text: "A can of cola has {food Cola (soft drink): caffeineMg}. A small coffee has {food Coffee: caffeineMg}. A 16 oz energy drink has {food Energy drink: caffeineMg}.",
    },
    "half-life": {
      title: "Half is left after 5 hours",
      text: "Your body clears caffeine slowly. Five hours later half is still there. After ten hours, a quarter.",
    },
    sleep: {
      title: "It takes your sleep",
      text: "In a study a large dose six hours before bed cost adults more than an hour of sleep. Many did not even notice.",
    },
    hides: {
      title: "It hides tiredness",
      text: "Caffeine blocks the signal that says 'I'm tired'. The tiredness is still there and comes back later. Only sleep takes it away.",
    },
    powder: {
      title: "Never as powder",
      text: "One teaspoon of pure caffeine powder is as much as 28 cups of coffee. It can kill. Leave it, whoever offers it.",
    },
  },
  misconception: {
    says: "Caffeine gives you energy.",
    truth: "Caffeine hides tiredness for a while.",
    why: "It blocks the signal that says 'I'm tired', and the tiredness comes back later.",
  },
  interactive: { title: "What is left at bedtime?", text: "Choose a drink and the time you have it." },
  questions: [
    { why: "Every drink of the day counts." },
    { why: "Energy drinks and coffee hold the most." },
    { why: "Every five hours halve it." },
  ],
};
