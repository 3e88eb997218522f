import type { SourceId } from "./sources.ts";

/** Items to sort into bins: 'Keep or toss?' */
export interface SortTable {
  ask: string;
  bins: readonly [string, string, ...string[]];
  /** Each item with the index of its bin. */
  items: readonly (readonly [text: string, bin: number])[];
  source: SourceId;
}

/** Items with one value each: a question asks for one value and offers those of other items as wrong options. */
export interface ValueTable {
  /** `{}` is replaced by the item: 'How hot is {} when it is done?' */
  ask: string;
  rows: readonly (readonly [thing: string, value: string])[];
  source: SourceId;
}

export const SORT_TABLES = {
  "grain-words": {
    ask: "Whole grain, or refined?",
    bins: ["Whole grain", "Refined grain"],
    items: [
      ["whole wheat flour", 0],
      ["rolled oats", 0],
      ["brown rice", 0],
      ["whole rye", 0],
      ["enriched flour", 1],
      ["white rice", 1],
      ["wheat flour", 1],
      ["degermed cornmeal", 1],
    ],
    source: "fda-label",
  },
  "sugar-words": {
    ask: "Is it a kind of sugar?",
    bins: ["A kind of sugar", "Something else"],
    items: [
      ["dextrose", 0],
      ["corn syrup", 0],
      ["agave nectar", 0],
      ["apple juice concentrate", 0],
      ["honey", 0],
      ["citric acid", 1],
      ["pectin", 1],
      ["ascorbic acid", 1],
      ["sea salt", 1],
    ],
    source: "fda-label",
  },
  "degrees-of-processing": {
    ask: "How far from the field?",
    bins: ["Much as it grew", "Changed a little", "Made in many steps"],
    items: [
      ["an apple", 0],
      ["corn on the cob", 0],
      ["fresh fish", 0],
      ["canned beans", 1],
      ["plain cheese", 1],
      ["frozen peas", 1],
      ["corn puffs with cheese flavor", 2],
      ["instant noodles with a flavor packet", 2],
      ["an energy drink", 2],
    ],
    source: "nova",
  },
  "guide-parts": {
    ask: "Which guide draws it like this?",
    bins: ["US plate, 2011", "US pyramid, 2026", "Canada's plate, 2019"],
    items: [
      ["A plate in four parts with a cup of dairy beside it", 0],
      ["Five groups, fruit and vegetables on one side", 0],
      ["Whole grains stand at the narrow tip", 1],
      ["Protein, dairy and fats share the wide top", 1],
      ["One quarter is called protein foods, without a cup of milk", 2],
      ["Half of it is vegetables and fruit, with water as the drink", 2],
    ],
    source: "canada-guide",
  },
  "body-signals": {
    ask: "What may the body be asking for?",
    bins: ["Food", "Water", "Rest"],
    items: [
      ["Your stomach growls before lunch", 0],
      ["You think about dinner and feel shaky", 0],
      ["You have a dry mouth after practice", 1],
      ["Your urine is dark yellow", 1],
      ["You yawn and read the same line twice", 2],
      ["You want sweets late, after five hours of sleep", 2],
    ],
    source: "satter",
  },
  "ad-opinion-evidence": {
    ask: "An ad, an opinion, or evidence?",
    bins: ["Ad", "Opinion", "Evidence"],
    items: [
      ["'Use my code for 20% off this powder'", 0],
      ["'Paid partnership' in small print", 0],
      ["'I feel so much better without bread'", 1],
      ["'Oat milk tastes best, period'", 1],
      ["A trial with 220 people and a comparison group", 2],
      ["A summary of 40 studies by different teams", 2],
    ],
    source: "ftc",
  },
  "keep-or-toss": {
    ask: "Keep it, or toss it?",
    bins: ["Keep", "Toss"],
    items: [
      ["Leftover soup, two days in the fridge", 0],
      ["Eggs, two weeks in the fridge", 0],
      ["Pizza that sat out for one hour", 0],
      ["Rice that sat out all night", 1],
      ["Raw chicken, four days in the fridge", 1],
      ["Cooked pasta, a week in the fridge", 1],
    ],
    source: "fsis",
  },
  "done-or-not": {
    ask: "Done, or back to the heat?",
    bins: ["Done", "Back to the heat"],
    items: [
      ["Chicken at 165°F (74°C)", 0],
      ["A burger at 160°F (71°C)", 0],
      ["Salmon at 145°F (63°C)", 0],
      ["Chicken at 150°F (66°C), brown outside", 1],
      ["A burger at 145°F (63°C), gray inside", 1],
      ["Leftovers at 120°F (49°C)", 1],
    ],
    source: "fsis",
  },
  "date-words": {
    ask: "What does the date speak of?",
    bins: ["Taste and quality", "Safety"],
    items: [
      ["'Best by' on crackers", 0],
      ["'Best if used by' on yogurt", 0],
      ["'Sell by' on milk", 0],
      ["'Use by' on infant formula", 1],
    ],
    source: "fda-consumer",
  },
  "hidden-allergens": {
    ask: "Which allergen hides in it?",
    bins: ["Milk", "Wheat", "Sesame", "Egg"],
    items: [
      ["whey", 0],
      ["casein", 0],
      ["semolina", 1],
      ["couscous", 1],
      ["tahini", 2],
      ["halva", 2],
      ["mayonnaise", 3],
      ["meringue", 3],
    ],
    source: "fda-allergens",
  },
  "milk-allergy-or-lactose": {
    ask: "Milk allergy, or lactose intolerance?",
    bins: ["Milk allergy", "Lactose intolerance"],
    items: [
      ["The immune system reacts to milk protein", 0],
      ["A trace of milk can be serious", 0],
      ["Epinephrine may be needed", 0],
      ["The body makes little of one enzyme", 1],
      ["Hard cheese often works fine", 1],
      ["It brings gas or cramps, not an allergic reaction", 1],
    ],
    source: "niddk",
  },
} as const satisfies Record<string, SortTable>;

export const VALUE_TABLES = {
  "safe-temperatures": {
    ask: "How hot is {} inside when it is done?",
    rows: [
      ["chicken", "165°F (74°C)"],
      ["ground beef", "160°F (71°C)"],
      ["a beef steak", "145°F (63°C), then 3 minutes of rest"],
      ["fish", "145°F (63°C)"],
    ],
    source: "fsis",
  },
  "fridge-days": {
    ask: "How long does {} keep in the fridge?",
    rows: [
      ["a box of leftovers", "3 to 4 days"],
      ["raw chicken", "1 to 2 days"],
      ["a carton of eggs", "3 to 5 weeks"],
    ],
    source: "fsis",
  },
  "out-of-the-fridge": {
    ask: "How long may food stand out {}?",
    rows: [
      ["in a normal room", "2 hours"],
      ["on a day above 90°F (32°C)", "1 hour"],
      ["when it is a sealed bag of chips", "As long as the bag is closed"],
    ],
    source: "fsis",
  },
  "label-words": {
    ask: "What does {} promise on a package?",
    rows: [
      ["'good source of'", "10 to 19% of the Daily Value"],
      ["'high in'", "20% of the Daily Value or more"],
      ["'low sodium'", "140 mg of sodium or less"],
      ["'reduced'", "At least 25% less than the usual kind"],
      ["'natural'", "No formal rule"],
    ],
    source: "fda-label",
  },
  "ingredient-order": {
    ask: "What does {} tell you?",
    rows: [
      ["the first ingredient", "It weighs the most"],
      ["a list in brackets", "What a ready-made part is made of"],
      ["'contains 2% or less of'", "The small ones may come in any order"],
      ["'contains: milk, soy'", "The allergens, said again"],
    ],
    source: "fda-label",
  },
  "drink-for-activity": {
    ask: "Which drink fits {}?",
    rows: [
      ["a 40-minute gym class", "Water"],
      ["two hours of hard soccer in the heat", "Water, or a sports drink"],
      ["feeling tired before a test", "Water, and sleep tonight"],
    ],
    source: "her-2025",
  },
  "hunger-messengers": {
    ask: "What does {} tell the brain?",
    rows: [
      ["ghrelin from the stomach", "Time to eat"],
      ["leptin from fat cells", "There is enough in store"],
      ["a stretched, full stomach", "Slow down, food has arrived"],
    ],
    source: "niddk",
  },
  "kind-steps": {
    ask: "A feed makes you feel low. What does it mean to {}?",
    rows: [
      ["mute", "Posts stay away, and nobody is told"],
      ["unfollow", "The account leaves your feed"],
      ["talk", "Somebody you trust hears how it feels"],
    ],
    source: "surgeon-general",
  },
  "last-caffeine": {
    ask: "About how much of a coffee's caffeine is left {}?",
    rows: [
      ["right after it", "All of it"],
      ["after 5 hours", "Half"],
      ["after 10 hours", "A quarter"],
      ["after 15 hours", "An eighth"],
    ],
    source: "caffeine-nasem",
  },
  "who-to-tell": {
    ask: "Who is a good first person when {}?",
    rows: [
      ["you are in danger right now", "The local emergency number"],
      ["you worry about a friend at school", "A school nurse, counselor or teacher"],
      ["you want to talk to a stranger tonight", "A helpline, by call or text"],
      ["you want a checkup", "A doctor"],
    ],
    source: "neda",
  },
  footprints: {
    ask: "Counted for the same protein, about how much greenhouse gas (kg CO₂e) comes from {}?",
    rows: [
      ["a beef herd", "50"],
      ["poultry", "5.7"],
      ["eggs", "4.2"],
      ["tofu", "2.0"],
      ["peas", "0.4"],
    ],
    source: "poore",
  },
} as const satisfies Record<string, ValueTable>;
