export const KIND_WORDS = [
  "Food can feel heavy sometimes. It happens to people of every age, size and gender, and it is nobody's fault.",
  "You don't have to be sure that something is wrong. If thoughts about food or your body take up a lot of your day, that is reason enough to talk to somebody.",
  "Talking early makes things easier. Nothing here needs finishing, and nobody here sees that you opened this page.",
] as const;

export interface FirstSentence {
  to: string;
  say: string;
  after?: string;
}

export const FIRST_SENTENCES: readonly FirstSentence[] = [
  {
    to: "To a parent, or an adult you live with",
    say: "Eating has been hard for me lately. Can you just listen first?",
    after: "A car ride or a walk can be easier than a table.",
  },
  {
    to: "To a school nurse, counselor or teacher",
    say: "I'd like to talk about food, and I don't know how to start. Do you have ten minutes?",
  },
  {
    to: "To a doctor",
    say: "I worry about food or my body a lot, and it wears me out. Can we look at it together?",
    after: "You can ask to speak with the doctor alone for a part of the visit.",
  },
  { to: "To a helpline", say: "I've never done this before. I'm worried about how I eat." },
  {
    to: "To a friend you worry about",
    say: "You seem worried lately. I'm here.",
    after: "Then tell an adult you both trust. Fixing it is not your job.",
  },
];
