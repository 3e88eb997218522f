import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import type { MealType } from "#core/domain/choices.ts";

/** The middle of a meal, or what goes with it. A snack is one thing. */
export type Role = "main" | "side";

interface MealRule {
  group: RegExp;
  roles: Partial<Record<MealType, Role>>;
  /** How well known a food of these groups must be; the rule for all where absent. */
  from?: number;
  only?: RegExp;
}

const KNOWN_WELL = 0.8;
/** Dishes that fewer people log, and that still stand on many tables. */
const KNOWN = 0.5;

const ANY_TIME: MealRule["roles"] = { lunch: "main", dinner: "main" };
const BESIDE: MealRule["roles"] = { lunch: "side", dinner: "side" };

/** The first rule that knows a food decides. What no rule names is never suggested: oil, flour, sauces, sweets, soda, supplements. */
const RULES: readonly MealRule[] = [
  { group: /^oatmeal/, roles: { breakfast: "main", snack: "main" } },
  { group: /^(grits|ready-to-eat cereal, lower)/, roles: { breakfast: "main" } },
  { group: /^ready-to-eat cereal/, roles: { breakfast: "main" }, only: /^(raisin bran|granola|multi-grain cheerios)/ },
  {
    group: /^egg\/breakfast/,
    roles: { breakfast: "main" },
    from: KNOWN,
    only: /^egg (sandwich on (english muffin|wheat bread)(, with cheese)?|burrito|quesadilla)$/,
  },
  { group: /^eggs/, roles: { breakfast: "main", lunch: "side", snack: "main" }, only: /^boiled/ },
  { group: /^eggs/, roles: { breakfast: "main", lunch: "side" }, only: /^(scrambled|fried)/ },
  { group: /^yogurt, greek/, roles: { breakfast: "main", snack: "main" }, from: KNOWN, only: /^greek yogurt( with oats|, fruit)?$/ },
  { group: /^yogurt/, roles: { breakfast: "main", snack: "main" }, from: KNOWN, only: /^(plain yogurt|fruit yogurt|yogurt parfait.*)$/ },
  { group: /^plant-based yogurt/, roles: { breakfast: "main", snack: "main" }, from: KNOWN },
  { group: /^cottage/, roles: { breakfast: "main", snack: "main" }, only: /^cottage cheese$/ },
  { group: /^pancakes/, roles: { breakfast: "main" }, from: KNOWN, only: /^(pancakes|waffle|french toast|whole grain pancakes)$/ },
  { group: /^bagels/, roles: { breakfast: "main" }, only: /^(bagel|english muffin)$/ },
  { group: /^yeast breads/, roles: { breakfast: "main", lunch: "side" }, only: /^(whole wheat bread|pita bread)$/ },
  {
    group: /^smoothies/,
    roles: { breakfast: "main", snack: "main" },
    from: KNOWN,
    only: /^fruit smoothie(?: with whole fruit, no dairy)?$/,
  },
  {
    group: /^(milk, (lowfat|reduced)|plant-based milk)/,
    roles: { breakfast: "side", snack: "main" },
    only: /^(milk|1% milk.*|soy milk.*|oat milk)$/,
  },

  {
    group: /^(apples|bananas|blueberries|citrus fruits|grapes|mango|melons|other fruits|peaches|pears|pineapple|strawberries)/,
    roles: { breakfast: "side", snack: "main" },
  },
  { group: /^dried fruits/, roles: { snack: "main" } },
  { group: /^nuts and seeds/, roles: { snack: "main" } },
  { group: /^cheese$/, roles: { snack: "main" }, only: /^(cheddar|mozzarella|swiss)/ },
  { group: /^popcorn/, roles: { snack: "main" }, only: /^popcorn$/ },
  { group: /^(cereal bars)/, roles: { snack: "main" }, only: /^granola bar$/ },
  { group: /^(crackers)/, roles: { snack: "main" }, only: /^(crackers|rice cake|pita chips)$/ },
  { group: /^peanut butter/, roles: { lunch: "main", snack: "main" } },
  { group: /^dips/, roles: { lunch: "side", snack: "main" }, only: /^(hummus|guacamole)/ },
  { group: /^(carrots|tomatoes)/, roles: { ...BESIDE, snack: "main" } },

  { group: /^beans, peas/, roles: { ...ANY_TIME, snack: "main" }, only: /^edamame/ },
  {
    group: /^beans, peas/,
    roles: ANY_TIME,
    from: KNOWN,
    only: /^(black beans|pinto beans|kidney beans|chickpeas|lentils|refried beans|white beans|black-eyed peas|dal)$/,
  },
  { group: /^bean, pea/, roles: ANY_TIME, from: KNOWN, only: /^(falafel|lentil curry|black bean salad|beans and (white|brown) rice)$/ },
  { group: /^soy and/, roles: ANY_TIME, only: /^(tofu|veggie burger)/ },
  {
    group: /^vegetable sandwiches/,
    roles: ANY_TIME,
    from: KNOWN,
    only: /^(vegetable sandwich (on wheat|wrap)|falafel sandwich|veggie burger on bun)/,
  },
  {
    group: /^vegetable dishes/,
    roles: { dinner: "main", lunch: "main" },
    from: KNOWN,
    only: /^(vegetable curry|vegetable stew|ratatouille|channa saag|palak paneer|eggplant parmesan|stuffed pepper)/,
  },
  { group: /^soups/, roles: ANY_TIME, from: KNOWN, only: /^((chicken noodle|tomato|lentil|vegetable|bean|chicken) soup$|minestrone)/ },
  { group: /^ramen/, roles: ANY_TIME, from: KNOWN, only: /^(ramen bowl|pho with meat)$/ },
  {
    group: /^(chicken, whole|turkey)/,
    roles: { ...ANY_TIME },
    only: /^(chicken breast, (roasted|grilled)|chicken thigh, roasted|turkey$|ground turkey)/,
  },
  { group: /^(beef|ground beef|pork)/, roles: { dinner: "main" }, only: /^(steak|roast beef|ground beef|pork chop)$/ },
  { group: /^fish/, roles: ANY_TIME, only: /^(salmon|tuna|tilapia|cod)$/ },
  { group: /^shellfish/, roles: { dinner: "main" }, only: /^shrimp$/ },
  { group: /^(seafood mixed|seafood sandwiches)/, roles: { lunch: "main" }, only: /^tuna salad/ },
  { group: /^(burgers)/, roles: ANY_TIME, only: /^hamburger$/ },
  {
    group: /^(burritos|other mexican)/,
    roles: ANY_TIME,
    from: KNOWN,
    only: /^(taco|burrito with beans and cheese|burrito bowl|burrito bowl with beans|chicken burrito bowl|chicken fajita|vegetable fajita|chicken quesadilla|enchilada|fish taco)$/,
  },
  {
    group: /^(deli|cheese sand|chicken\/turkey|chicken fillet)/,
    roles: { lunch: "main" },
    from: KNOWN,
    only: /^(turkey sandwich on white, with cheese|ham sandwich on white, with cheese|grilled cheese sandwich|turkey sandwich|chicken sub with lettuce and tomato)$/,
  },
  {
    group: /^(poultry mixed|meat mixed|stir-fry)/,
    roles: ANY_TIME,
    from: KNOWN,
    only: /^(chicken curry|chicken cacciatore|chicken stew|chicken with teriyaki|chili|chili with chicken|meatballs with sauce|beef and broccoli)$/,
  },
  {
    group: /^(pasta mixed|macaroni)/,
    roles: ANY_TIME,
    from: KNOWN,
    only: /^(lasagna with meat|lasagna, meatless|cheese-filled ravioli.*|pasta with tomato sauce, homemade|macaroni and cheese)$/,
  },
  {
    group: /^(rice mixed|fried rice|egg rolls)/,
    roles: ANY_TIME,
    from: KNOWN,
    only: /^(bibimbap|biryani with chicken|paella|brown rice with peas|chicken fried rice|sushi|(salmon|avocado|vegetable) sushi roll)$/,
  },
  { group: /^pizza/, roles: ANY_TIME, only: /^pizza, cheese$/ },
  { group: /^(white potatoes|other red)/, roles: BESIDE, only: /^(baked potato|sweet potato|red bell pepper)$/ },
  { group: /^(pasta, noodles|rice)/, roles: BESIDE, only: /^(quinoa|brown rice|couscous|pasta)$/ },
  { group: /^(broccoli|string beans|corn|spinach|other dark green)/, roles: BESIDE, only: /cooked$/ },
  { group: /^other starchy/, roles: BESIDE, only: /^green peas, cooked$/ },
  {
    group: /^other vegetables/,
    roles: BESIDE,
    only: /^(avocado|asparagus, cooked|brussels sprouts, cooked|cucumber|beets, cooked|bell pepper)$/,
  },
  {
    group: /^(lettuce|coleslaw)/,
    roles: BESIDE,
    from: KNOWN,
    only: /^(green salad|tomato and cucumber salad|carrot salad$|broccoli slaw)/,
  },
];

/** Too plain or too little to be asked for by themselves. */
const NEVER =
  /\b(lemon|lime|canned|candied|paste|flour|chips?|unroasted|raw|powder)\b|^(fruit|nuts|fish|berries|chia seeds|peanut butter|almond butter|macadamia nuts)$/;
const STILL = /^pita chips$/;

/** What a food is at this meal; undefined where people do not eat it then. */
export function roleAt(
  { name, group, popularity }: Pick<CatalogueFood, "name" | "group" | "popularity">,
  meal: MealType,
): Role | undefined {
  const [plainName, plainGroup] = [name.toLowerCase(), group.toLowerCase()];
  if (NEVER.test(plainName) && !STILL.test(plainName)) return undefined;
  const rule = RULES.find(({ group: kind, only }) => kind.test(plainGroup) && (only?.test(plainName) ?? true));
  return rule && popularity >= (rule.from ?? KNOWN_WELL) ? rule.roles[meal] : undefined;
}
