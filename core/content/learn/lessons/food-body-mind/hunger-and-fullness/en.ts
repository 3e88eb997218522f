import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Hunger and fullness",
  goal: "Notice your own signals.",
  cards: {
    messengers: {
      title: "Messengers in your blood",
      text: "Your stomach sends ghrelin: time to eat. Your gut and fat cells send others: there is enough. Your brain listens to all of them.",
    },
    growth: {
      title: "Growing makes you hungry",
      text: "On average girls grow fastest at 11 to 12 and boys at 13 to 14. Appetite jumps with it. Two breakfasts in one morning can be right.",
    },
    "no-diet": {
      title: "Dieting backfires",
      text: "Teens who diet are more likely to binge and to get an eating disorder. Regular meals are the better friend of a growing body.",
    },
    "too-full": {
      title: "Too full now and then",
      text: "Eating past full at a birthday is ordinary. Bodies even things out over days. There is nothing to make up for.",
    },
    "other-signals": {
      title: "Not always food",
      text: "Thirst, tiredness and worry can feel like hunger. Ask yourself which it is, and give your body that. If it is hunger, eat.",
    },
  },
  misconception: {
    says: "Being hungry again soon means you are greedy.",
    truth: "Being hungry again soon often means you are growing.",
    why: "Appetite jumps in a growth spurt, and two breakfasts in one morning can be right.",
  },
  interactive: { title: "How hungry are you?", text: "Only for you, on this device. It is never scored." },
  questions: [
    { why: "Your brain listens to all of these messages at once." },
    { why: "Thirst and tiredness can feel like hunger." },
    {
      scene: "An hour after dinner you are hungry again. Your brother laughs and says you eat like two. What do you tell yourself?",
      replies: [
        { says: "I'll have a snack. I'm growing.", answer: "That listens to your body. Growing takes energy, and hunger is how it asks." },
        {
          says: "I'll wait for breakfast, no matter what.",
          answer: "You can. But hunger that is real tends to get louder, and a snack would help you sleep.",
        },
        { says: "I'd like to tell him that it stings.", answer: "Good idea. 'Please don't comment on what I eat' is a whole sentence." },
      ],
    },
  ],
};
