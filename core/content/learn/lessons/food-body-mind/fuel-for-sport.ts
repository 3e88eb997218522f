import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "fuel-for-sport",
  unit: "food-body-mind",
  title: "Fuel for sport",
  goal: "Match food to training.",
  offeredTo: "older",
  picture: "banana",
  recipe: "peanut-banana-toast",
  cards: [
    {
      id: "too-little",
      title: "Too little hurts",
      text: "Athletes who eat too little for their training risk weak bones, low mood and a tired heart. It happens to any gender, in any sport.",
      sources: ["ioc-reds"],
    },
    {
      id: "see-a-doctor",
      title: "When to see a doctor",
      text: "Three missed periods, or a second stress fracture: tell a doctor. It is a sign that the body has too little to work with.",
      sources: ["ioc-reds"],
    },
    {
      id: "before",
      title: "One to four hours before",
      text: "Carbs are the fuel for hard moves. A meal a few hours before, or a banana an hour before, is enough for most practice.",
      sources: ["acsm"],
    },
    {
      id: "after",
      title: "Afterward",
      text: "Carbs fill the stores again. About 20 g of protein helps muscles repair. A bowl of cereal with milk and fruit does both.",
      calmText: "Carbs fill the stores again. Protein helps muscles repair. A bowl of cereal with milk and fruit does both.",
      sources: ["acsm"],
    },
    {
      id: "long-days",
      title: "Long games",
      text: "Past one or two hours of hard sport, eat or drink some carbs each hour: a banana, a sandwich, juice mixed with water.",
      sources: ["acsm"],
    },
    {
      id: "supplements",
      title: "Powders add little",
      text: "For most young athletes supplements add nothing that food, training and growing don't. Some hold things that are not on the label.",
      sources: ["aap-performance"],
    },
  ],
  misconception: {
    says: "The lighter you are, the faster you get.",
    truth: "Athletes who eat too little get slower and get hurt more often.",
    why: "They also risk weak bones and low mood.",
    card: "too-little",
  },
  interactive: {
    title: "A snack for practice",
    text: "Compare what a serving brings.",
    shows: {
      kind: "side-by-side",
      nutrients: ["carbs", "protein"],
      foods: ["Banana", "Yogurt", "Cereal", "Peanut butter and jelly sandwich"],
    },
  },
  questions: [
    { kind: "compare", nutrient: "carbs", card: "before", why: "Grains, fruit and bread bring the most carbs." },
    { kind: "fill", nutrient: "protein", card: "after", why: "Everyday food reaches it." },
    {
      kind: "case",
      card: "too-little",
      scene: "A teammate skips lunch to 'get light' before the season. She is tired and keeps getting hurt. What do you do?",
      replies: [
        {
          says: "I tell her that I'm worried.",
          answer: "That is the first step, and a kind one. Then tell the coach or a nurse too. It isn't yours to fix alone.",
        },
        { says: "I skip lunch with her.", answer: "You want to stand by her. Two tired players don't help the team. Eat, and stay close." },
        { says: "I ask the coach to talk to the whole team.", answer: "Smart. It reaches her without pointing at her." },
      ],
    },
  ],
};
