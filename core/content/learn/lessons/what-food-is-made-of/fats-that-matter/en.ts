import type { LessonTexts } from "#core/content/learn/translated-lesson.ts";

export const en: LessonTexts = {
  title: "Fats that matter",
  goal: "Name what fats do in your body.",
  cards: {
    jobs: {
      title: "Fat has jobs to do",
      text: "It builds the skin of every cell, pads your organs and helps make hormones. A body that grows needs some of it each day.",
    },
    share: {
      title: "A quarter to a third",
      text: "Up to age 18, fat should bring 25 to 35% of your energy. Far less is not better. It leaves out things your body can't make.",
      calmText: "Fat belongs in every day, up to about a third of it. Far less is not better. It leaves out things your body can't make.",
    },
    "carries-vitamins": {
      title: "It carries vitamins",
      text: "Vitamins A, D, E and K travel with fat. A bit of oil or nuts beside a salad helps you take them up.",
    },
    saturated: {
      title: "Two families",
      text: "Fats from plants and fish are mostly unsaturated. Butter, cheese and fatty meat hold more saturated fat. Guides say: keep saturated fat under a tenth of your energy.",
    },
    "omega-3": {
      title: "Omega-3",
      text: "Your body can't make omega-3. Fish such as salmon has two kinds ready to use. Walnuts, flaxseed and canola oil have a third.",
    },
    "trans-fat": {
      title: "One fat that left",
      text: "Makers once hardened oils for cookies and fries. That made trans fat, which harms hearts. Since 2021 they may no longer add such oils in the US.",
    },
  },
  misconception: {
    says: "Low-fat is always better.",
    truth: "Every body needs fat for hormones, brain and cells.",
    why: "It pads your organs as well, and a growing body needs some each day.",
  },
  interactive: { title: "Which fat is in it?", text: "Compare saturated and other fats in a serving." },
  questions: [
    { why: "Butter, cheese and fatty meat hold more saturated fat." },
    { why: "Plants and fish bring mostly unsaturated fat." },
    { why: "Each gram of fat carries 9 kcal." },
  ],
};
