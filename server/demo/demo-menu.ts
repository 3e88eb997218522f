import type { MealType } from "#core/domain/diary/meals.ts";

/** Catalogue foods by name, with the number of usual servings. */
type Dish = readonly [name: string, servings?: number];

export interface DemoMeal {
  /** The local time. */
  time: string;
  dishes: readonly Dish[];
}

type DemoDay = Partial<Record<MealType, DemoMeal>>;

const OATS: DemoMeal = { time: "07:20", dishes: [["Oatmeal"], ["Banana"], ["Whole milk", 0.5]] };
const CEREAL: DemoMeal = { time: "07:30", dishes: [["Cheerios cereal"], ["Whole milk", 0.5], ["Blueberries"]] };
const TOAST: DemoMeal = { time: "07:15", dishes: [["Whole wheat bread", 2], ["Peanut butter", 0.5], ["Orange juice"]] };

/** A week's menu of a fifteen-year-old who swims, repeated for four weeks: similar school days, late weekends, and some incomplete days. */
export const DEMO_DAYS: readonly DemoDay[] = [
  {
    breakfast: OATS,
    lunch: { time: "12:15", dishes: [["Turkey sandwich"], ["Apple"]] },
    snack: { time: "15:40", dishes: [["Granola bar"]] },
    dinner: { time: "18:30", dishes: [["Chicken breast, grilled, without skin"], ["Rice", 1.5], ["Broccoli, cooked"]] },
  },
  {
    breakfast: CEREAL,
    lunch: { time: "12:20", dishes: [["Pizza, cheese"], ["Carrots"]] },
    snack: { time: "16:05", dishes: [["Greek yogurt"], ["Strawberries"]] },
    dinner: { time: "19:00", dishes: [["Taco", 3], ["Corn, cooked"]] },
  },
  {
    breakfast: OATS,
    lunch: { time: "12:10", dishes: [["Burrito"], ["Orange"]] },
    snack: { time: "15:50", dishes: [["Almonds"], ["Apple"]] },
    dinner: { time: "18:20", dishes: [["Salmon"], ["Sweet potato", 1.5], ["Spinach"]] },
  },
  {
    breakfast: TOAST,
    lunch: { time: "12:30", dishes: [["Macaroni and cheese"], ["Carrots"], ["Whole milk"]] },
    dinner: {
      time: "18:45",
      dishes: [
        ["Lentil soup", 1.5],
        ["Bread", 2],
      ],
    },
  },
  {
    breakfast: CEREAL,
    lunch: { time: "12:15", dishes: [["Chicken nuggets", 1.5], ["French fries"], ["Apple"]] },
    snack: { time: "16:30", dishes: [["Popcorn"], ["Chocolate chip cookie"]] },
    dinner: { time: "19:15", dishes: [["Pizza, pepperoni"], ["Cola (soft drink)"]] },
  },
  {
    breakfast: { time: "09:45", dishes: [["Pancakes"], ["Strawberries"], ["Whole milk"]] },
    snack: { time: "14:10", dishes: [["Ice cream"]] },
    dinner: { time: "18:30", dishes: [["Hamburger"], ["Potato salad with mayonnaise"], ["Watermelon"]] },
  },
  { breakfast: { time: "10:20", dishes: [["Scrambled eggs or omelet"], ["Bagel"], ["Orange juice"]] } },
];

/** Days on which she logged nothing, counted back from today. */
export const FORGOTTEN_DAYS_AGO: readonly number[] = [9, 20];
