import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "When eating is hard",
  goal: "Know what helps first, for you or a friend.",
  cards: {
    illness: {
      title: "An illness, not a choice",
      text: "Eating disorders are illnesses. Nobody picks them. They reach people of every size, gender and color.",
    },
    common: {
      title: "Not rare",
      text: "About 9 in 100 people in the US have one at some time in their life. Many get better, sooner with help.",
    },
    fear: {
      title: "Sometimes it is fear",
      text: "Some people can't eat many foods because of fear or disgust. It has a name, ARFID. It isn't picky eating and has nothing to do with looks.",
    },
    "first-sentence": {
      title: "The first sentence",
      text: "To a friend: 'You seem worried lately. I'm here.' Then tell an adult. Listening is your part. Making it right is not your job.",
    },
    early: {
      title: "Early is easier",
      text: "Help works better when it starts early. You don't need to be sure. A parent, doctor, school nurse or helpline can listen today.",
    },
  },
  misconception: {
    says: "You must be thin to have an eating disorder.",
    truth: "Most people with an eating disorder are not underweight.",
    why: "These illnesses reach people of every size, gender and color.",
  },
  interactive: {
    title: "Practice the first sentence",
    text: "Choose one, and say it in your own words.",
    sentences: [
      "You seem worried lately. I'm here.",
      "I care about you, and I'd like to understand.",
      "Shall we go and talk to the school nurse together?",
      "Food has been hard for me. Can I tell you about it?",
    ],
  },
  questions: [
    { why: "There is somebody for every kind of worry." },
    {
      scene: "Your friend stopped coming to lunch and wears a coat in class. You are worried. What do you do first?",
      replies: [
        {
          says: "I say: 'You seem worried lately. I'm here.'",
          answer: "A warm start. Then tell an adult, even if your friend would rather not.",
        },
        {
          says: "I tell the class, so that all keep an eye out.",
          answer: "You mean well. It could make your friend feel watched. Start in private.",
        },
        { says: "I wait until I'm sure.", answer: "Nobody has to be sure. Early is easier. Ask, and tell an adult." },
      ],
    },
  ],
};
