import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Diabetes",
  goal: "Be a good friend with facts.",
  cards: {
    insulin: {
      title: "The key called insulin",
      text: "Sugar from food travels in the blood. Insulin is the key that lets it into cells. In diabetes the key is missing or fits badly.",
    },
    "type-1": {
      title: "Type 1",
      text: "The immune system stops the body from making insulin. Sugar did not cause it. Nobody did anything wrong.",
    },
    "type-2": {
      title: "Type 2",
      text: "The body makes insulin but uses it poorly. Genes count for much. Moving, sleep, food and medicine can all help.",
    },
    plan: {
      title: "Carbs and a plan",
      text: "People who take insulin match it to the carbs they eat, by a plan from their doctor. Cake can be part of it.",
    },
    low: {
      title: "When sugar is low",
      text: "Shaky, sweaty, confused? If they can swallow: juice or glucose tablets, and get an adult. If they can't, call {region emergency}.",
    },
  },
  misconception: {
    says: "People with diabetes can't eat sweets.",
    truth: "People with diabetes plan for sweets.",
    why: "People who take insulin match it to the carbs they eat, by a plan from their doctor.",
  },
  interactive: { title: "Find the carbs", text: "Compare a serving of each." },
  questions: [
    { why: "Grains, fruit and sweet drinks bring the most carbs." },
    { why: "Add up every part of the meal." },
    {
      scene: "In gym class a friend with type 1 turns pale and talks strangely. She can still swallow. What do you do?",
      replies: [
        { says: "Juice now, and call the teacher", answer: "Exactly. Fast sugar first, and an adult at once." },
        { says: "Tell her to sit down and rest", answer: "Rest won't raise her sugar. Juice or tablets first, and get an adult." },
        {
          says: "Give her insulin from her bag",
          answer: "Never. Insulin lowers sugar even more. Juice, an adult, and {region emergency} if she can't swallow.",
        },
      ],
    },
  ],
};
