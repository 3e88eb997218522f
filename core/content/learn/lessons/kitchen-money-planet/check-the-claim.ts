import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "check-the-claim",
  unit: "kitchen-money-planet",
  title: "Check the claim",
  goal: "Ask five questions.",
  offeredTo: "all",
  picture: "fortune-cookie",
  cards: [
    {
      id: "five",
      title: "Five questions",
      text: "Who says it? Who pays? How many people took part? Compared with what? Who else agrees? Two minutes, and most claims look different.",
      sources: ["nccih"],
    },
    {
      id: "ads",
      title: "Ads must say so",
      text: "Whoever gets money for a post has to say so. Look for 'ad', 'paid' or a discount code.",
      sources: ["ftc"],
    },
    {
      id: "detox",
      title: "Your body cleans itself",
      text: "Liver and kidneys clear waste day and night. Nobody has shown that 'detox' teas or juices add anything.",
      sources: ["nccih"],
    },
    {
      id: "doubles",
      title: "Double of tiny is tiny",
      text: "'Doubles the risk!' From 1 in 10,000 to 2 in 10,000 is double as well. Always ask: from what to what?",
      sources: ["nccih"],
    },
    {
      id: "titles",
      title: "Who is an expert?",
      text: "'Registered dietitian' is a protected title with years of training. In many places anybody may call themselves a nutritionist.",
      sources: ["and-titles"],
    },
    {
      id: "before-after",
      title: "Before and after",
      text: "Light, pose, clothes and editing change a photo within an hour. Two photos prove nothing about a product.",
      sources: ["ftc"],
    },
  ],
  misconception: {
    says: "Before-and-after photos prove that a product works.",
    truth: "Light, pose and editing can make any before-and-after photo.",
    why: "All of that takes less than an hour.",
    card: "before-after",
  },
  interactive: {
    title: "Ad, opinion or evidence?",
    text: "Sort what you might read.",
    shows: { kind: "sort-table", table: "ad-opinion-evidence" },
  },
  questions: [
    { kind: "sort-table", table: "ad-opinion-evidence", card: "five", why: "Ask who says it, and who pays." },
    { kind: "calculate", formula: "relative-risk", card: "doubles", why: "Look at how many people, not at how many times." },
    {
      kind: "claim",
      claim: "good-source",
      nutrient: "fiber",
      card: "five",
      why: "The label's figures show whether the words on the front are right.",
    },
  ],
};
