import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Bodies and feeds",
  goal: "Question pictures, and be kind to bodies.",
  cards: {
    feeds: {
      title: "What feeds do",
      text: "Asked about social media, 46% of teens aged 13 to 17 say it makes them feel worse about their body. You are not alone.",
    },
    "one-hour": {
      title: "Less can help",
      text: "In a study with 220 young people, an hour a day at most for three weeks made them feel better about their looks.",
    },
    puberty: {
      title: "Puberty adds on purpose",
      text: "Bodies add fat and muscle in these years. They need it for growing up. It comes early for some and late for others.",
    },
    inherited: {
      title: "Size runs in families",
      text: "Studies of twins show it: a large part of body size is inherited, like height. Two people can eat alike and look different.",
    },
    "weight-talk": {
      title: "Leave out weight talk",
      text: "Comments on weight do harm, even kind ones. Talk about what a friend does, says or laughs about instead.",
    },
  },
  misconception: {
    says: "You can see from the outside how healthy somebody is.",
    truth: "Nobody can see health from the outside.",
    why: "Two people can eat alike and look different, because much of body size is inherited.",
  },
  interactive: { title: "Ad, opinion or evidence?", text: "Sort what a feed shows you." },
  questions: [
    { why: "Ask who says it, and who pays." },
    { why: "Mute, unfollow and talk are three small steps." },
    {
      scene: "A friend posts a photo. Under it someone writes: 'You lost weight, you look great.' What do you write?",
      replies: [
        { says: "'Your smile in this one!'", answer: "Lovely. It sees the person and leaves the body alone." },
        { says: "The same as the others", answer: "It is meant kindly. But it tells your friend that weight is what people look at." },
        { says: "Nothing. I send a message later.", answer: "Good too. A private 'How are you?' can mean more than a comment." },
      ],
    },
  ],
};
