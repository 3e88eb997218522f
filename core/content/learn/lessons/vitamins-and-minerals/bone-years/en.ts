import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Bone years",
  goal: "Plan a day that reaches your calcium.",
  cards: {
    bank: {
      title: "Bones are a bank",
      text: "You put calcium in while you are young and live on it later. Up to 90% of your bone is built by 18 in girls and by 20 in boys.",
    },
    need: {
      title: "The highest need of your life",
      text: "From 9 to 18 you need {need calciumMg 15 female} of calcium a day. From 19 on it is {need calciumMg 19 female}. No age needs more than yours.",
    },
    sources: {
      title: "Where it comes from",
      text: "A cup of milk brings {food Milk: calciumMg}. A cup of unsweetened soy milk brings {food Soy milk, unsweetened: calciumMg}, if the maker adds calcium.",
    },
    "taken-up": {
      title: "Not all of it gets in",
      text: "Your body takes up about 27% of the calcium in milk, and only about 5% of what is in spinach. Something in spinach holds it back.",
    },
    "vitamin-d": {
      title: "Vitamin D opens the door",
      text: "Calcium needs vitamin D to get into bone. You need {need vitaminDUg 15 female} a day. Skin makes some in the sun. Few foods have it: fatty fish, eggs and what makers add.",
    },
    "no-milk": {
      title: "No milk? No problem",
      text: "Tofu made with calcium, fortified drinks, canned salmon with bones, kale and yogurt all help. Read the label: 20% or more is high.",
    },
  },
  misconception: {
    says: "Only milk has calcium.",
    truth: "Tofu, fortified drinks, canned salmon and kale bring calcium too.",
    why: "Much tofu is made with calcium, and canned salmon holds soft bones.",
  },
  interactive: { title: "Build a day of calcium", text: "Add portions until the bar is full." },
  questions: [
    { why: "Dairy, tofu and fortified drinks bring the most." },
    { why: "Few foods have much vitamin D." },
    { why: "Three or four calcium foods carry a day." },
  ],
};
