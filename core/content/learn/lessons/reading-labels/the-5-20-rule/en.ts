import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "The 5/20 rule",
  goal: "Read percent Daily Value at a glance.",
  cards: {
    rule: {
      title: "Five is low, twenty is high",
      text: "Next to each nutrient stands a percent. 5% or less is low. 20% or more is high. That's the whole rule.",
    },
    "daily-values": {
      title: "Percent of what?",
      text: "Of the Daily Value: {dv fiber} of fiber, {dv sodium} of sodium, {dv calciumMg} of calcium, {dv ironMg} of iron, 50 g of added sugar.",
      calmText:
        "Of the Daily Value: {dv sodium} of sodium, {dv calciumMg} of calcium, {dv ironMg} of iron. Each nutrient has one of its own.",
    },
    "own-scale": {
      title: "Each has its own scale",
      text: "30% of calcium and 30% of sodium can stand on one label. They don't add up to anything. Each line has its own scale.",
    },
    "get-more-less": {
      title: "High can be welcome",
      text: "High in fiber, iron or calcium is often what you want. For sodium, saturated fat and added sugar, low is handy for every day.",
    },
    "not-yours": {
      title: "One yardstick from age 4",
      text: "The Daily Value of iron is {dv ironMg}. Your own need may be {need ironMg 12 female} to {need ironMg 15 female}. The percent compares foods well. It does not know you.",
    },
    "no-percent": {
      title: "Two without percent",
      text: "Total sugars and trans fat show no percent. Nobody set a value for them. Look at the line of added sugars instead.",
    },
  },
  misconception: {
    says: "The percents on a label add up to 100.",
    truth: "Each nutrient on a label has its own scale.",
    why: "So 30% of calcium and 30% of sodium can stand on one label.",
  },
  interactive: { title: "When does it flip?", text: "Slide the portion until low turns to high." },
  questions: [
    { why: "5% or less is low, 20% or more is high." },
    { why: "Divide by the Daily Value, times 100." },
    { why: "'High' starts at 20% of the Daily Value." },
  ],
};
