import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Fuel for sport",
  goal: "Match food to training.",
  cards: {
    "too-little": {
      title: "Too little hurts",
      text: "Athletes who eat too little for their training risk weak bones, low mood and a tired heart. It happens to any gender, in any sport.",
    },
    "see-a-doctor": {
      title: "When to see a doctor",
      text: "Three missed periods, or a second stress fracture: tell a doctor. It is a sign that the body has too little to work with.",
    },
    before: {
      title: "One to four hours before",
      text: "Carbs are the fuel for hard moves. A meal a few hours before, or a banana an hour before, is enough for most practice.",
    },
    after: {
      title: "Afterward",
      text: "Carbs fill the stores again. About 20 g of protein helps muscles repair. A bowl of cereal with milk and fruit does both.",
      calmText: "Carbs fill the stores again. Protein helps muscles repair. A bowl of cereal with milk and fruit does both.",
    },
    "long-days": {
      title: "Long games",
      text: "Past one or two hours of hard sport, eat or drink some carbs each hour: a banana, a sandwich, juice mixed with water.",
    },
    supplements: {
      title: "Powders add little",
      text: "For most young athletes supplements add nothing that food, training and growing don't. Some hold things that are not on the label.",
    },
  },
  misconception: {
    says: "The lighter you are, the faster you get.",
    truth: "Athletes who eat too little get slower and get hurt more often.",
    why: "They also risk weak bones and low mood.",
  },
  interactive: { title: "A snack for practice", text: "Compare what a serving brings." },
  questions: [
    { why: "Grains, fruit and bread bring the most carbs." },
    { why: "Everyday food reaches it." },
    {
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
