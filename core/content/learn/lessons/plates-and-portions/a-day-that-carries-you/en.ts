import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "A day that carries you",
  goal: "Build meals from three groups.",
  cards: {
    "three-groups": {
      title: "Three groups make a meal",
      text: "Take a grain or potato, add a protein food and a plant. Rice, beans and salsa. Bread, egg and tomato. It works for any kitchen.",
    },
    regular: {
      title: "Eat at regular times",
      text: "Eating through the day carries you better than skipping. People who skip meals often get very hungry later. Eat when you can.",
    },
    together: {
      title: "Together tastes better",
      text: "Teens who often eat with family or friends tend to eat more fruit and vegetables. A snack at one table counts too.",
    },
    school: {
      title: "School food has limits",
      text: "Since July 2025 school cereal may have 6 g of sugar an ounce at most, yogurt 12 g in 6 oz, and flavored milk 10 g in 8 oz.",
      calmText: "Since July 2025 school cereal, yogurt and flavored milk have limits for added sugar. The school can show you its list.",
    },
    "half-empty": {
      title: "Fill the gap",
      text: "A lunch with something missing is still lunch. Ask what it could use: a fruit, some beans, a cup of milk? Add one thing.",
    },
  },
  misconception: {
    says: "Skipping breakfast saves energy for later.",
    truth: "After a skipped meal hunger comes back stronger, so eat when you can.",
    why: "Eating through the day carries you better.",
  },
  interactive: { title: "Fill a half-empty lunch", text: "Add foods and watch the protein." },
  questions: [
    { why: "A protein food is one of the three groups of a meal." },
    { why: "One or two protein foods fill the gap." },
    { why: "One from each makes a meal." },
  ],
};
