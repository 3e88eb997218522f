import type { Lesson } from "#core/content/learn/lesson.ts";

export const lesson: Lesson = {
  slug: "a-day-that-carries-you",
  unit: "plates-and-portions",
  title: "A day that carries you",
  goal: "Build meals from three groups.",
  offeredTo: "all",
  picture: "bento-box",
  recipe: "bean-breakfast-burrito",
  cards: [
    {
      id: "three-groups",
      title: "Three groups make a meal",
      text: "Take a grain or potato, add a protein food and a plant. Rice, beans and salsa. Bread, egg and tomato. It works for any kitchen.",
      sources: ["dga-2020"],
    },
    {
      id: "regular",
      title: "Eat at regular times",
      text: "Eating through the day carries you better than skipping. People who skip meals often get very hungry later. Eat when you can.",
      sources: ["aap-eating"],
    },
    {
      id: "together",
      title: "Together tastes better",
      text: "Teens who often eat with family or friends tend to eat more fruit and vegetables. A snack at one table counts too.",
      sources: ["aap-eating"],
    },
    {
      id: "school",
      title: "School food has limits",
      text: "Since July 2025 school cereal may have 6 g of sugar an ounce at most, yogurt 12 g in 6 oz, and flavored milk 10 g in 8 oz.",
      calmText: "Since July 2025 school cereal, yogurt and flavored milk have limits for added sugar. The school can show you its list.",
      sources: ["usda-school-meals"],
    },
    {
      id: "half-empty",
      title: "Fill the gap",
      text: "A lunch with something missing is still lunch. Ask what it could use: a fruit, some beans, a cup of milk? Add one thing.",
      sources: ["dga-2020"],
    },
  ],
  misconception: {
    says: "Skipping breakfast saves energy for later.",
    truth: "After a skipped meal hunger comes back stronger, so eat when you can.",
    why: "Eating through the day carries you better.",
    card: "regular",
  },
  interactive: {
    title: "Fill a half-empty lunch",
    text: "Add foods and watch the protein.",
    shows: { kind: "reach", nutrient: "protein", foods: ["Rice", "Black beans", "Egg", "Yogurt", "Whole wheat bread", "Cheddar cheese"] },
  },
  questions: [
    { kind: "odd", rule: "group-protein", card: "three-groups", why: "A protein food is one of the three groups of a meal." },
    { kind: "fill", nutrient: "protein", card: "half-empty", why: "One or two protein foods fill the gap." },
    { kind: "sort", rules: ["group-grain", "group-protein", "group-vegetable"], card: "three-groups", why: "One from each makes a meal." },
  ],
};
