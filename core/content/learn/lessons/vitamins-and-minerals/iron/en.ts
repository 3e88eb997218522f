import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Iron carries oxygen",
  goal: "Say why the need for iron jumps.",
  cards: {
    job: {
      title: "The oxygen taxi",
      text: "Iron sits in every red blood cell. It picks up oxygen in your lungs and drops it off in muscles and brain. With too little you tire fast.",
    },
    need: {
      title: "Why the need jumps",
      text: "Up to 13 you need {need ironMg 12 female} a day. From 14 it is {need ironMg 15 male} for boys and {need ironMg 15 female} for girls: more blood, more muscle, and periods.",
    },
    common: {
      title: "Low iron is common",
      text: "In a US study about 4 in 10 girls and women aged 12 to 21 were low in iron, by a careful blood limit. Most did not know it.",
    },
    "two-kinds": {
      title: "Two kinds of iron",
      text: "Meat and fish have a kind that gets in easily. Plants have another. Vitamin C beside it helps: tomato, pepper or an orange. Tea and coffee with the meal get in the way.",
    },
    sources: {
      title: "Where it is",
      text: "{serving Lentils} of lentils brings {food Lentils: ironMg}. A cup of raw spinach brings {food Spinach: ironMg}. A hamburger brings {food Hamburger: ironMg}. Many cereals have iron added.",
    },
    "no-pills": {
      title: "Ask before pills",
      text: "Too much iron does harm. Take iron pills only after a blood test and with a doctor. Food is safe to start with today.",
    },
  },
  misconception: {
    says: "Spinach is the best iron food.",
    truth: "Lentils, beans, beef and cereals bring more iron in a portion than spinach.",
    why: "A cup of raw spinach weighs just an ounce, so there is little of anything in it.",
  },
  interactive: { title: "Fill the bowl", text: "Slide, and watch the iron." },
  questions: [
    { why: "Beans, lentils, beef and cereals store the most iron." },
    { why: "Divide what the portion brings by the need." },
    { why: "Iron from meat and fish gets in more easily." },
  ],
};
