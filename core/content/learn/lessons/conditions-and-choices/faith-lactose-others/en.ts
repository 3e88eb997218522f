import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Faith, lactose and others",
  goal: "Respect choices, and ask.",
  cards: {
    faith: {
      title: "Food and faith",
      text: "Halal has no pork. Kosher has no pork or shellfish and keeps meat apart from milk. Many Hindus eat no beef, many Jains no roots.",
    },
    families: {
      title: "Families differ",
      text: "Two people of one faith may follow different rules. The kind way is to ask: 'What do you like to eat?'",
    },
    fasting: {
      title: "Fasts",
      text: "In many faiths children and people who are sick don't have to fast. If you want to, talk to your community and a doctor first.",
    },
    hidden: {
      title: "Gelatin and broth",
      text: "Gelatin in candy and yogurt is often from pork or beef. Soup often starts with meat broth. The ingredient list tells.",
    },
    lactose: {
      title: "Lactose",
      text: "Two in three people in the world break down little milk sugar. In the US it is about one in three. Yogurt and hard cheese often work.",
    },
    "not-allergy": {
      title: "Not an allergy",
      text: "Lactose intolerance is a missing enzyme. A milk allergy is the immune system. One brings cramps, the other can be dangerous.",
    },
  },
  misconception: {
    says: "Lactose intolerance is a milk allergy.",
    truth: "Lactose intolerance is about an enzyme, a milk allergy is about the immune system.",
    why: "One brings cramps, the other can be dangerous.",
  },
  interactive: { title: "Allergy or intolerance?", text: "Sort the cards." },
  questions: [
    { why: "One is an enzyme, the other the immune system." },
    { why: "Pork is not halal." },
    {
      scene: "A new classmate comes for dinner. You think her family eats halal. What do you do?",
      replies: [
        { says: "I ask her what she likes to eat.", answer: "Simple and kind. She knows best." },
        { says: "I cook vegetables, to be safe.", answer: "Thoughtful, and often right. Asking tells you even more." },
        { says: "I cook as always. She can pick.", answer: "She might find nothing, or feel she has to explain. A question before helps." },
      ],
    },
  ],
};
