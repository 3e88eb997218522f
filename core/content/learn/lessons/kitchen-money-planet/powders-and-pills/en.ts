import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Powders and pills",
  goal: "Judge supplements.",
  cards: {
    "no-approval": {
      title: "Nobody checks first",
      text: "Supplements can be sold without a check by the FDA. It steps in later, when something has gone wrong.",
    },
    "food-covers": {
      title: "Food covers protein",
      text: "Doctors for teens say: food covers protein, and creatine is not for under 18. Some powders hold things not on the label.",
    },
    law: {
      title: "A law about age",
      text: "Since 2024 New York does not allow stores to sell products for weight loss or muscle to people under 18.",
    },
    emergency: {
      title: "It can go wrong",
      text: "About 23,000 times a year somebody in the US goes to an emergency room after a supplement. Hearts racing from pills are a common reason.",
    },
    exceptions: {
      title: "When a doctor says so",
      text: "Vitamin D, iron or B12 can be needed. A doctor finds out with a test, and names the dose.",
    },
  },
  misconception: {
    says: "Natural means safe.",
    truth: "The dose decides, whether a thing is natural or not.",
    why: "Natural pills can be sold without a check by the FDA as well.",
  },
  interactive: { title: "Food has it", text: "Slide a portion and watch the protein." },
  questions: [
    { why: "Ordinary foods bring plenty of protein." },
    { why: "Every source of the day counts." },
    {
      scene: "A teammate sells 'pre-workout' in the locker room. 'It's natural,' he says. What do you answer?",
      replies: [
        { says: "'No thanks, I eat before practice.'", answer: "A full answer. A banana and water do more for you." },
        {
          says: "'What's in it, and how much caffeine?'",
          answer: "The right questions. Often nobody can tell, and that is an answer too.",
        },
        {
          says: "'Just this once.'",
          answer: "Many start so. Nobody checks these powders before they are sold. Ask a doctor or trainer first.",
        },
      ],
    },
  ],
};
