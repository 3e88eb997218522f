import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Check the claim",
  goal: "Ask five questions.",
  cards: {
    five: {
      title: "Five questions",
      text: "Who says it? Who pays? How many people took part? Compared with what? Who else agrees? Two minutes, and most claims look different.",
    },
    ads: { title: "Ads must say so", text: "Whoever gets money for a post has to say so. Look for 'ad', 'paid' or a discount code." },
    detox: {
      title: "Your body cleans itself",
      text: "Liver and kidneys clear waste day and night. Nobody has shown that 'detox' teas or juices add anything.",
    },
    doubles: {
      title: "Double of tiny is tiny",
      text: "'Doubles the risk!' From 1 in 10,000 to 2 in 10,000 is double as well. Always ask: from what to what?",
    },
    titles: {
      title: "Who is an expert?",
      text: "'Registered dietitian' is a protected title with years of training. In many places anybody may call themselves a nutritionist.",
    },
    "before-after": {
      title: "Before and after",
      text: "Light, pose, clothes and editing change a photo within an hour. Two photos prove nothing about a product.",
    },
  },
  misconception: {
    says: "Before-and-after photos prove that a product works.",
    truth: "Light, pose and editing can make any before-and-after photo.",
    why: "All of that takes less than an hour.",
  },
  interactive: { title: "Ad, opinion or evidence?", text: "Sort what you might read." },
  questions: [
    { why: "Ask who says it, and who pays." },
    { why: "Look at how many people, not at how many times." },
    { why: "The label's figures show whether the words on the front are right." },
  ],
};
