import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Sleep, mood, food",
  goal: "Link sleep and eating.",
  cards: {
    hours: {
      title: "Eight to ten hours",
      text: "From 13 to 18 you need 8 to 10 hours of sleep. At 12 it is 9 to 12. Growth and memory work at night.",
    },
    "most-less": {
      title: "Most get less",
      text: "In the US 77% of high school students sleep less than 8 hours on school nights. Early bells and late screens don't help.",
    },
    hungrier: {
      title: "Short nights, big hunger",
      text: "After a short night people are hungrier and want sweets more. It is the body's search for quick energy, not a weak will.",
    },
    caffeine: {
      title: "Caffeine stays up late",
      text: "Half of an afternoon coffee is still in you at bedtime. Leave caffeine to the morning, or leave it out.",
    },
    sugar: {
      title: "Sugar and wild kids",
      text: "Does sugar make kids hyper? Trials gave sugar or a stand-in without saying which. There was no difference. Parties do it without help.",
    },
    "low-mood": {
      title: "Food alone doesn't heal",
      text: "Regular meals help you feel steady. They don't treat a low mood that stays. If it lasts two weeks, tell someone you trust.",
    },
  },
  misconception: {
    says: "Sugar makes kids hyper.",
    truth: "Trials found no difference between sugar and a stand-in without sugar.",
    why: "Nobody was told who got which.",
  },
  interactive: { title: "Caffeine clock", text: "Choose a drink and the time you have it." },
  questions: [
    { why: "Count from lights out to the alarm." },
    { why: "Every five hours halve it." },
    {
      scene: "For three weeks nothing has been fun and food tastes of nothing. A post says: 'Eat this berry and feel great.' What now?",
      replies: [
        {
          says: "I tell somebody I trust.",
          answer: "Yes. A parent, a school nurse or a doctor can help. You don't have to sort it out alone.",
        },
        {
          says: "I try the berry.",
          answer: "Berries are fine. But a low mood that stays needs a person, not a fruit. Please talk to one as well.",
        },
        {
          says: "I wait. It will pass.",
          answer: "It may. After two weeks, though, it is time to tell someone. They can help you carry it.",
        },
      ],
    },
  ],
};
