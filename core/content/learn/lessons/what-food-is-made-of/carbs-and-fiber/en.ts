import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Carbs and fiber",
  goal: "Tell starch, sugar and fiber apart.",
  cards: {
    "three-kinds": {
      title: "One family, three kinds",
      text: "Carbs come as sugar, starch and fiber. Sugar is the small one. Starch is many sugars in a chain. Fiber is a chain that your body can't take apart.",
    },
    "brain-fuel": {
      title: "Your brain runs on it",
      text: "The brain uses sugar from carbs all day. That alone takes about {need carbs 15 female} a day, and it is why experts set a need for carbs at all.",
      calmText: "The brain runs on sugar from carbs, all day and all night. That is why experts set a need for carbs at all.",
    },
    "fiber-need": {
      title: "How much fiber?",
      text: "At 14 to 18, a girl needs about {need fiber 15 female} of fiber a day and a boy about {need fiber 15 male}. Most teens get around half of that.",
      calmText: "Most teens get about half the fiber that helps them. Beans, whole grains, fruit and vegetables bring it.",
    },
    "plants-only": {
      title: "Fiber comes from plants alone",
      text: "Meat, eggs and milk have none. Beans, whole grains, fruit, vegetables and nuts do. It feeds the helpful bacteria in your gut and keeps things moving.",
    },
    "whole-grain": {
      title: "What makes a grain whole",
      text: "A grain has three parts: bran, germ and the white middle. Whole grain keeps all three. White flour keeps only the middle, and most of the fiber is gone.",
    },
    "find-it": {
      title: "Where the fiber is",
      text: "{serving Lentils} of lentils brings {food Lentils: fiber} of fiber. A slice of white bread brings {food White bread: fiber}, one of whole wheat {food Whole wheat bread: fiber}.",
      calmText: "Lentils bring many times the fiber of white bread. Whole wheat bread stands in between. Small swaps add up over a day.",
    },
  },
  misconception: {
    says: "Carbs are bad for you.",
    truth: "Carbs fuel the brain and sport, and the kind of carb changes what comes with it.",
    why: "Experts set a need for carbs because the brain runs on them.",
  },
  interactive: { title: "Build a day of fiber", text: "Add portions until the bar is full." },
  questions: [
    { why: "Beans and whole plants hold the most fiber." },
    { why: "Only a whole grain keeps bran, germ and middle." },
    { why: "A few plant foods over the day reach it." },
  ],
};
