import type { Portion } from "#core/domain/foods/catalogue-food.ts";

interface Serving {
  food: RegExp;
  /** The label of the food's measure that is meant. */
  of: string;
  times?: number;
  /** Set if a multiple of the measure needs its own label. */
  label?: string;
}

/** Foods whose usual amount at USDA is only part of what a teenager eats, or is oddly worded. The first match wins. */
const SERVINGS: readonly Serving[] = [
  { food: /Popcorn Chicken/, of: "10 pieces" },
  { food: /^Natto$/, of: "1 cup", times: 0.25, label: "¼ cup" },
  { food: /hash brown/i, of: "1 serving" },
  { food: /\(Chinese restaurant\)$/, of: "1 order", times: 0.5, label: "½ order" },
  { food: /^Applebee's crunchy onion rings$|^Arroz con gandules \(/, of: "1 serving", times: 0.5, label: "½ restaurant serving" },
  { food: /^Soft taco with ground beef, cheese and lettuce \(/, of: "2 tacos" },
  { food: /^Vanilla wafer/, of: "1 medium", times: 8, label: "8 wafers" },
  { food: /^Hard breadsticks/, of: "1 medium stick", times: 2, label: "2 medium sticks" },
  { food: /mayonnaise|^Miracle Whip-type/i, of: "1 tablespoon" },
  { food: /^Avocado$/, of: "1 fruit", times: 0.5, label: "½ fruit" },
  { food: /^(Lemon|Lime)$/, of: "1 slice or wedge" },
  { food: /^(Tomatoes|Cherry tomatoes)$/, of: "1 whole", label: "1 tomato" },
  { food: /\bbell pepper(, raw)?$/i, of: "1 cup", times: 0.5, label: "½ cup" },
  { food: /^(Lettuce|Romaine lettuce|Boston lettuce|Spinach|Kale, raw|Arugula|Mixed salad greens)$/, of: "1 cup" },
  { food: /^(Water|Tap water)$/, of: "1 cup" },
  { food: /^Sparkling water/, of: "1 can (12 fl oz)" },
  { food: /^Red Bull/, of: "1 can (8.4 fl oz)" },
  { food: /^Powerade/, of: "1 bottle (20 fl oz)" },
  { food: /^Capri Sun/, of: "1 Capri Sun pouch", label: "1 pouch" },
  { food: /\bquesadilla\b/i, of: "1 quesadilla" },
  { food: /^(Instant ramen|Ramen)/, of: "1 individual container" },
  { food: /^Ramen bowl/, of: "1 cup", times: 2, label: "2 cups" },
  { food: /^Lasagna/, of: "1 piece" },
  { food: /^Calzone/, of: "1 calzone or stromboli", times: 0.5, label: "½ calzone" },
  { food: /^Stuffed pepper/, of: "½ pepper with filling" },
  { food: /^(Corn |Flour |Whole wheat )?tortilla$/i, of: "1 medium" },
  { food: /^Sweet potato(, (baked|boiled).*)?$/, of: "1 medium" },
  { food: /^(?!.*\bbar\b).*cookie\b/i, of: "1 medium", times: 2, label: "2 medium cookies" },
  { food: /^Toaster pastry/, of: "1 tart" },
  { food: /^Pizza rolls/, of: "1 pizza roll", times: 6, label: "6 pizza rolls" },
  { food: /nachos/i, of: "1 cup" },
  { food: /^Chia seeds/, of: "1 cup", times: 1 / 16, label: "1 tablespoon" },
  { food: /^(Feta|Goat) cheese$/, of: "1 cup, crumbled", times: 0.25, label: "¼ cup, crumbled" },
  { food: /^Tofu$/, of: "1 piece" },
  { food: /^Falafel$/, of: "1 patty", times: 3, label: "3 patties" },
  { food: /^Pepperoni(,|$)/, of: "1 slice", times: 14, label: "14 slices" },
  {
    food: /^(Sausage|Pork sausage|Beef sausage|Pork and beef sausage|Turkey or chicken sausage)\b/,
    of: "1 breakfast link",
    times: 2,
    label: "2 breakfast links",
  },
  { food: /^(Chorizo|Bratwurst|Italian sausage|Polish sausage)\b/, of: "1 bun-size link" },
  { food: /^Granola/, of: "1 cup", times: 0.5, label: "½ cup" },
  { food: /^Spaghetti sauce/, of: "1 cup", times: 0.5, label: "½ cup" },
  { food: /^(Graham crackers|Graham crackers, reduced fat)$/, of: "1 sheet", times: 2, label: "2 sheets" },
  { food: /^Goldfish/, of: "1 cup", times: 0.5, label: "½ cup" },
  { food: /^Movie theater popcorn/, of: "1 small order" },
  { food: /\b(chips|Doritos|Cheetos|Fritos|Funyuns)\b/, of: "1 small single serving bag" },
  { food: /\bpopcorn\b/i, of: "1 small single serving bag" },
  { food: /^French fries(, (?!fast food|restaurant|school).*)?$/, of: "1 fry", times: 20, label: "20 fries" },
];

export function servingByHand(name: string, portions: readonly Portion[]): Portion | undefined {
  for (const { food, of, times = 1, label = of } of SERVINGS) {
    if (!food.test(name)) continue;
    const measure = portions.find((portion) => portion.label === of);
    if (measure) return { label, grams: Math.round(measure.grams * times * 100) / 100 };
  }
  return undefined;
}
