import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Allergies",
  goal: "Read labels for allergens, and help a friend.",
  cards: {
    nine: {
      title: "Nine make most of the trouble",
      text: "Milk, egg, fish, shellfish, tree nuts, peanut, wheat, soy and sesame. US law has them named on every package. Sesame joined in 2023.",
    },
    "may-contain": {
      title: "'May contain' is voluntary",
      text: "Makers choose whether to print it. No line does not mean no trace. If you have an allergy, ask or pick another one.",
    },
    "how-many": {
      title: "One or two in a class",
      text: "Nearly 6 of 100 children in the US have a food allergy. In a class of 30 that is one or two.",
    },
    traces: {
      title: "A trace can be serious",
      text: "The immune system reacts to tiny amounts. A knife from the peanut butter jar is enough. 'Just a bit' is not safe.",
    },
    emergency: {
      title: "What to do",
      text: "Trouble breathing, a swollen face, vomiting again and again: use the {region pen} first, then call {region emergency}. Then get an adult. Don't wait.",
    },
    "after-the-pen": {
      title: "After the pen",
      text: "Trouble breathing: sit up. Faint: lie down, legs up. Don't stand up or walk. If it is not better after 5 to 15 minutes, use a second pen, as the doctor said. No pen at hand? Call {region emergency} first.",
    },
    hidden: {
      title: "Hidden names",
      text: "Whey and casein are milk. Tahini is sesame. Semolina is wheat. Once you know the names, you see them everywhere.",
    },
  },
  misconception: {
    says: "A little of an allergen is fine.",
    truth: "Even traces of an allergen can be serious.",
    why: "A knife from the peanut butter jar can be enough.",
  },
  interactive: { title: "Spot the allergen word", text: "Which allergen hides behind the name?" },
  questions: [
    { why: "Whey is milk, semolina is wheat, tahini is sesame, and mayonnaise has egg in it." },
    { why: "Milk is in many baked and creamy foods." },
    {
      scene: "At a party your friend bites into a cookie, and her lips swell. She breathes hard. Her pen is in her bag. What first?",
      replies: [
        {
          says: "Her pen, then {region emergency}",
          answer: "Right order. Help her sit up, leaning back, and stay with her. Send somebody for an adult.",
        },
        {
          says: "A glass of water, and wait a bit",
          answer: "Waiting is the risk here. Breathing trouble means {region epinephrine} now, then {region emergency}.",
        },
        {
          says: "Her pen is not there: {region emergency} first",
          answer:
            "Right. With no pen at hand, call {region emergency} first and say it is an allergy. Then ask around for a pen, and help her sit up.",
        },
        {
          says: "Call her parents first",
          answer: "Call them too, afterward. Seconds count: {region epinephrine}, {region emergency}, then parents.",
        },
      ],
    },
  ],
};
