import type { AllergenRule } from "./allergen-rule.ts";

/** USDA writes ingredients with the kind first and with notes. Each is replaced by its plain name before any rule is applied. */
export const INGREDIENT_TRAPS: readonly (readonly [RegExp, string])[] = [
  [/\([^)]*\)/g, " "],
  [/gluten- free/g, "gluten-free"],
  [/^(oil|vegetable oil|shortening),? .*/, "oil"],
  [/^fat, (beef|chicken|turkey|duck|goose).*/, "$1 drippings"],
  [/\b(light |dark |white )?meat (and|only|with)( skin)?\b/g, " "],
  [/^(milk|cheese), goat.*/, "goat $1"],
  [/^peppers?, .*/, "pepper"],
  [/^rolls, .*/, "rolls"],
  [/^(bacon|ham|sausage|bologna|frankfurter|salami), (turkey|chicken|beef|meatless)/, "$2 $1"],
  [/^nuts, coconut.*/, "coconut"],
  [/^nuts, /, ""],
  [/^(wheat )?flour, (rice|corn|buckwheat|potato|soy|tapioca|sorghum).*/, "$2 powder"],
  [/^flour, pastry.*/, "wheat flour"],
  [/^rye flour.*/, "rye"],
  [/^muffins, english.*/, "english muffin"],
  [/chocolate, dark/, "dark chocolate"],
  [/^chard.*/, "chard"],
  [/\bcreme filling/, "filling"],
  [/^sauce, sweet and sour.*/, "sweet and sour sauce"],
  [/^cherries, .*/, "cherries"],
  [/^syrups?, .*/, "syrup"],
  [/^squash, .*/, "squash"],
  [/^pickles?, .*/, "pickles"],
  [/^potatoes, mashed, dehydrated.*/, "potato flakes"],
  [/^(beans|peas|cowpeas), (?!baked).*/, "beans"],
  [/^corn, .*/, "corn"],
  [/^sauce, (pasta|enchilada|salsa|tomato).*/, "tomato sauce"],
  [/fruit leather, rolls/, "fruit leather"],
  [/^noodles, chinese, cellophane.*/, "mung bean threads"],
  [/^rice cake, cracker.*/, "rice"],
  [/^(tofu yogurt|soybean, curd cheese)/, "tofu"],
  [/^sesame butter.*/, "tahini"],
  [/^fruit butters?.*/, "fruit"],
  [/marshmallow cream/, "marshmallow egg white"],
  [/^candies, confectioners coating.*?(peanut )?.*/, "milk candy $1"],
  [/^puddings?, (.*), dry mix.*/, "dessert powder"],
  [/^(beef|veal|lamb|pork|chicken|turkey), (?!.*(bread|batter|meatless|nugget|gravy)).*/, "$1"],
  [/\btopping, (regular|thin|thick|stuffed) crust/, "crust"],
  [/\bvermicelli, made from soy/, "soy sticks"],
  [/^(crackers|bread|cookies|cake), (.*)/, "$2 $1"],
  [/^(candies|snacks?|cereals|beverages?|restaurant|fast foods?|school lunch), /, ""],
  [/^mushrooms?, .*/, "mushroom"],
  [/^olives, .*/, "olives"],
  [/^papad$/, "lentil"],
  // USDA uses it as a placeholder for an unknown protein in a recipe.
  [/^soy protein isolate.*/, "protein"],
];

/** The group that USDA's first words indicate, for the rules that match a group. */
export const INGREDIENT_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^candies, .*(chocolate|m&m|snickers|milky way|mounds)/, "candy containing chocolate"],
  [/^candies/, "candy"],
  [/^cereals ready-to-eat/, "ready-to-eat cereal"],
  [/^(cookies?|pie crust, cookie)/, "cookies"],
  [/^cakes?\b/, "cakes and pies"],
  [/^crackers/, "crackers"],
  [/^(bread|garlic bread)\b/, "yeast breads"],
  [/^(rolls|bagels|english muffins)/, "rolls and buns"],
  [/^(snacks, granola|granola bar|milk and cereal bar|breakfast bar|snacks, .*(bar|nutri-grain))/, "cereal bars"],
  [/^formulated bar/, "nutrition bars"],
  [/slimfast|meal replacement|^nutritional supplement|nutritional shake/, "nutritional beverages"],
  [/^soup, (cream of|cheese|broccoli cheese)/, "soups, cream-based"],
  [/^soup, .*noodle(?!.*ramen)/, "soups"],
  [/^noodles, egg/, "pasta, noodles"],
  [/^pasta\b(?! mix)/, "pasta, noodles"],
];

/** Allergens of ingredients that the name rules do not cover. */
export const USDA_INGREDIENT_RULES: readonly AllergenRule[] = [
  { name: /^(dessert topping|frozen novelties.*fudgsicle|cocoa mix)|^cream substitute|whitener/, contains: ["milk"] },
  { name: /meatless|veggie burger|soyburger|vegetarian fillet|meat extender/, contains: ["soy", "wheat"] },
  {
    name: /phyllo|puff pastry|corn dogs|chicken patty|hush puppies|made from dried potatoes|breading|vital wheat gluten/,
    contains: ["wheat"],
  },
  // USDA's own recipe for it starts with flour and butter.
  { name: /^cheese sauce, prepared|^(white )?sauce, (cheese|white)/, contains: ["milk", "wheat"] },
  { name: /hush puppies|egg noodles?|noodles, egg/, contains: ["egg"] },
  { name: /^chinese, /, unless: /rice|without meat or noodles/, contains: ["soy", "wheat"] },
  { name: /^fish\b|worcestershire|fish sauce|sauce, fish/, contains: ["fish"] },
  { name: /^(crustaceans|mollusks)\b/, contains: ["shellfish"] },
  { name: /lecithin|textured/, contains: ["soy"] },
];

/** Allergens that vary by manufacturer. */
export const USDA_INGREDIENT_MAYBES: readonly AllergenRule[] = [
  { name: /^margarine/, may: ["milk"] },
  { name: /^protein$/, may: ["soy"] },
  { name: /chocolate/, may: ["milk", "soy"] },
  { name: /\b(bread|rolls|buns?|bagels)\b/, may: ["milk", "soy", "egg"] },
  { name: /breaded|breading|battered|nuggets|tenders/, may: ["egg", "milk"] },
  { name: /\bnoodles?\b/, may: ["egg"] },
  { name: /\boats?\b/, may: ["gluten"] },
];
