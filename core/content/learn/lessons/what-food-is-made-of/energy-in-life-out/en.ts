import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Energy in, life out",
  goal: "Explain what a calorie measures.",
  calmGoal: "Explain what food energy is.",
  cards: {
    "what-it-measures": {
      title: "A calorie is heat",
      calmTitle: "Food energy is heat",
      text: "A calorie on a label is a kilocalorie. It is the energy that warms 1 kg of water by 1 °C. Food energy is counted this way, like distance is counted in miles.",
      calmText:
        "Food energy is counted by heat: how much water it could warm. It is a measure, like miles are for distance. It says nothing about how much a food is worth.",
    },
    "three-fuels": {
      title: "Three parts carry energy",
      text: "A gram of carbs carries 4 kcal. So does a gram of protein. A gram of fat carries 9. Add them up and you get a food's energy.",
      calmText: "Carbs, protein and fat all carry energy. Fat carries the most in a small space. Most foods bring a mix of the three.",
    },
    "resting-organs": {
      title: "Most goes to just being you",
      text: "Your heart, brain, liver and muscles work all day, even while you sleep. In most people that takes more energy than all the moving around.",
    },
    growing: {
      title: "Growing needs some too",
      text: "Building bone, muscle and blood takes energy. On average it is 20 to 30 kcal a day, and more in a growth spurt. So appetite can jump.",
      calmText:
        "Building bone, muscle and blood takes energy, more of it in a growth spurt. So your appetite can jump. That is how it should be.",
    },
    "label-yardstick": {
      title: "The label's 2,000",
      calmTitle: "The label's day",
      text: "Labels use a day of 2,000 kcal so that all packages can be compared. It is a yardstick for everybody. It is not your goal.",
      calmText: "Labels use one made-up day for everybody, so that packages can be compared. It is a yardstick. It is not your goal.",
    },
    "other-columns": {
      title: "One column of many",
      text: "Energy is one thing a food brings. Vitamins, minerals, fiber and protein stand in other columns. No single figure tells how much a food is worth.",
    },
  },
  misconception: {
    says: "Calories tell you how much a food does for you.",
    calmSays: "One number tells you how much a food does for you.",
    truth: "Calories count energy, and vitamins, fiber and protein are counted elsewhere.",
    calmTruth: "No single number can: vitamins, fiber and protein are counted elsewhere.",
    why: "Two foods with the same energy can differ in everything else.",
  },
  interactive: {
    title: "Where does the energy come from?",
    text: "Pick a food. The bar shows its share of carbs, protein and fat.",
    calmText: "Each of these foods carries energy, in a mix of its own. What else does each bring?",
  },
  questions: [
    { why: "Carbs and protein carry 4 kcal a gram, fat carries 9." },
    { why: "Fat and little water put more energy into a bite." },
    { why: "Look at the fat and at how much of it is water." },
  ],
};
