import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { SourceFood } from "./read/read-tsv.ts";

/**
 * The specified categories by WWEIA category number; a dish belongs to the category of its main part. Burgers, sandwiches, pizza, pasta and
 * tacos are grain; sweets, drinks, potato chips, fats and sauces are other.
 */
const BY_KIND: readonly (readonly [from: number, to: number, FoodCategory])[] = [
  [1000, 1899, "dairy"],
  [1900, 1999, "dairy"],
  [2000, 2802, "protein"],
  [2804, 2804, "nuts"],
  [2806, 3102, "protein"],
  [3104, 3104, "vegetable"],
  [3200, 3402, "grain"],
  [3404, 3404, "protein"],
  [3406, 3799, "grain"],
  [3800, 3899, "other"],
  [4000, 4999, "grain"],
  [5000, 5002, "other"],
  [5004, 5499, "grain"],
  [5500, 5799, "other"],
  [5802, 5804, "dairy"],
  [5806, 5806, "other"],
  [6000, 6099, "fruit"],
  [6400, 6899, "vegetable"],
  [7000, 7006, "fruit"],
  [7008, 7008, "vegetable"],
  [7100, 7999, "other"],
  [8000, 8999, "other"],
  [9800, 9999, "other"],
];

/** Exceptions for which the name is more accurate than the category. */
const BY_NAME: readonly (readonly [kinds: RegExp, name: RegExp, FoodCategory])[] = [
  [/^38/, /noodle|ramen|rice|barley|pho\b|matzo|dumpling|wonton|fideo|pasta|tortilla|minestrone/i, "grain"],
  [
    /^38/,
    /bean|lentil|split pea|chicken|beef|meat(?!less)|pork|fish|clam|shrimp|seafood|crab|oyster|salmon|egg|miso|res\b|pollo|pozole|menudo|wedding|bisque|oxtail|peanut|tofu|turkey|ham\b|chickpea|pepperpot/i,
    "protein",
  ],
  [
    /^38/,
    /tomato|vegetable|potato|broccoli|mushroom|onion|pumpkin|borscht|gazpacho|celery|corn|cabbage|carrot|spinach|seaweed|asparagus|zucchini|leek|pea\b|watercress|green/i,
    "vegetable",
  ],
  [/^38/, /cheese/i, "dairy"],
  [/^38/, /fruit/i, "fruit"],
  [/^3404/, /^green beans|chow mein/i, "vegetable"],
  [/^3208/, /stuffed jalapeno/i, "vegetable"],
  [/^1902/, /coconut cream/i, "other"],
  [/^2802/, /papad/i, "grain"],
  [/^2806/, /frozen dessert/i, "dairy"],
  [/^2806/, /soy nut butter/i, "nuts"],
  [/^2804/, /^coconut/i, "fruit"],
  [/^2804/, /almond paste|chocolate spread/i, "other"],
  [/^5004/, /vegetable chips|plantain|taro|sweet potato|terra/i, "other"],
  [/^5804/, /haupia|meringue|souffle|mousse/i, "other"],
  [/^7220/, /fruit|batido|smoothie/i, "fruit"],
  [/^8006/, /sour cream|cream cheese|^cream/i, "dairy"],
  [/^8008/, /^cream/i, "dairy"],
  [/^8408/, /./, "vegetable"],
  [/^8412/, /hummus|bean dip|refried/i, "protein"],
  [/^8412/, /guacamole|salsa|eggplant/i, "vegetable"],
  [/^8412/, /^cheese|fondue|yogurt based|tzatziki/i, "dairy"],
  [/^8402/, /salsa/i, "vegetable"],
  [/^8404/, /natto/i, "protein"],
  [/^8406/, /garlic|peppers|pimiento/i, "vegetable"],
  [/^9999/, /wheat|oat/i, "grain"],
  [/^9999/, /basil|chives|cilantro|parsley|seaweed|vegetable/i, "vegetable"],
  [/^9999/, /^milk, dry/i, "dairy"],
  [/^9999/, /^bacon/i, "protein"],
];

export function findCategory(food: SourceFood): FoodCategory {
  const kind = readKind(food).number;
  const byName = BY_NAME.find(([kinds, name]) => kinds.test(String(kind)) && name.test(food.name));
  return byName?.[2] ?? BY_KIND.find(([from, to]) => kind >= from && kind <= to)?.[2] ?? "other";
}

/** SR28's groups ('Fast Foods') are too broad, so its foods get the WWEIA category that fits their name. */
const BRAND_KINDS: readonly (readonly [RegExp, number, string])[] = [
  [/ sauce$|dressing|vinaigrette|caramel sauce/i, 8412, "Dips, gravies, other sauces"],
  [
    /shake\b|frosty|mcflurry|sundae|ice cream|soft.?serve|frozen novelt|klondike|fudgsicle|creamsicle|breyers/i,
    5802,
    "Ice cream and frozen dairy desserts",
  ],
  [/popsicle/i, 5806, "Gelatins, ices, sorbets"],
  [/parfait/i, 1820, "Yogurt, regular"],
  [/smoothie/i, 7220, "Smoothies and grain drinks"],
  [/^Beverages.*\btea\b|^Beverages, (NESTEA|LIPTON)/i, 7304, "Tea"],
  [/^Beverages.*(SPRITE|ZEVIA)/i, 7202, "Soft drinks"],
  [/^Beverages.*water/i, 7804, "Enhanced water"],
  [/^Beverages/i, 7204, "Fruit drinks"],
  [/^Cereals, QUAKER, Instant Oatmeal/i, 4802, "Oatmeal"],
  [/^Cereals/i, 4602, "Ready-to-eat cereal"],
  [/pizza/i, 3602, "Pizza"],
  [
    /breakfast burrito|sausage burrito|mcmuffin|mcgriddle|croissan'wich|^fast foods?, (biscuit|croissant|english muffin|bagel|griddle)|biscuit with egg|sausage biscuit|cheese biscuit|chicken biscuit/i,
    3706,
    "Egg/breakfast sandwiches",
  ],
  [/burrito|\btaco\b(?! salad)|taco salad/i, 3502, "Burritos and tacos"],
  [/nachos/i, 3504, "Nachos"],
  [/quesadilla|enchilada|tamale|pupusa|empanada/i, 3506, "Other Mexican mixed dishes"],
  [/hamburger|cheeseburger|whopper|big mac|quarter pounder|double stack|classic (single|double)|hot 'n juicy/i, 3702, "Burgers"],
  [/hot ?dog/i, 3703, "Frankfurter sandwiches"],
  [/fish sandwich|filet-o-fish|tuna sub|tuna on/i, 3730, "Seafood sandwiches"],
  [/chicken.*(sandwich|wrap|tortilla)|mcchicken|snack wrap/i, 3704, "Chicken fillet sandwiches"],
  [/\bsub\b|submarine|roast beef sandwich|\bsandwich/i, 3740, "Deli and cured meat sandwiches"],
  [/hotcakes|french toast|pancake|waffle|eggo/i, 4404, "Pancakes, waffles, French toast"],
  [/big breakfast|deluxe breakfast|egg, scrambled/i, 2502, "Eggs and omelets"],
  [/french fr|hash brown|steak fries/i, 6804, "French fries and other fried white potatoes"],
  [/mashed|potato salad/i, 6806, "Mashed potatoes and white potato mixtures"],
  [/onion rings/i, 6430, "Fried vegetables"],
  [/coleslaw/i, 6432, "Coleslaw, non-lettuce salads"],
  [/salad/i, 6410, "Lettuce and lettuce salads"],
  [
    /nuggets|strips|tenders|fingers|popcorn chicken|tenderloin platter|chicken patty|boneless pieces/i,
    2204,
    "Chicken patties, nuggets and tenders",
  ],
  [/fried chicken/i, 2202, "Chicken, whole pieces"],
  [/macaroni|mac.*cheese/i, 3206, "Macaroni and cheese"],
  [/lasagn|spaghetti|ravioli|pasta/i, 3204, "Pasta mixed dishes, excludes macaroni and cheese"],
  [/fried rice|lo mein|chow mein/i, 3402, "Fried rice and lo/chow mein"],
  [/refried|beans\b/i, 2802, "Beans, peas, legumes"],
  [/arroz con leche/i, 5804, "Pudding"],
  [/\brice\b|arroz/i, 3202, "Rice mixed dishes"],
  [/egg rolls/i, 3406, "Egg rolls, dumplings, sushi"],
  [/soup/i, 3804, "Soups, broth-based"],
  [/shrimp|fish|catfish/i, 3006, "Seafood mixed dishes"],
  [
    /parmi|parmesan(?!.*bread)|lemon chicken|general tso|kung pao|orange chicken|sesame chicken|sweet and sour|and vegetables/i,
    3404,
    "Stir-fry and soy-based sauce mixtures",
  ],
  [/steak/i, 2002, "Beef, excludes ground"],
  [/chili/i, 3002, "Meat mixed dishes"],
  [/mozzarella/i, 1602, "Cheese"],
  [/apple pie/i, 5502, "Cakes and pies"],
  [/cinnamon rolls|bunuelos|toaster pastr/i, 5506, "Doughnuts, sweet rolls, pastries"],
  [/biscuit|hush pupp/i, 4402, "Biscuits, muffins, quick breads"],
  [/breadstick|arepa/i, 4204, "Rolls and buns"],
  [/peanuts \(for/i, 2804, "Nuts and seeds"],
  [/nutty bars/i, 5504, "Cookies and brownies"],
  [/starburst|skittles|twizzlers|bit-o|tootsie|payday|pieces|fruit (roll|snack)|fruit rolls/i, 5704, "Candy not containing chocolate"],
  [/^Candies/i, 5702, "Candy containing chocolate"],
  [/sunchips|cornnuts|terra chips/i, 5004, "Tortilla, corn, other chips"],
  [/combos|chex mix|pretzel/i, 5008, "Pretzels/snack mix"],
  [/\bbars?\b|kudos|treats squares|oatmeal to go/i, 5402, "Cereal bars"],
];

export function readKind(food: SourceFood): { number: number; name: string } {
  if (food.release === "sr28") {
    const fit = BRAND_KINDS.find(([pattern]) => pattern.test(food.name));
    return fit ? { number: fit[1], name: fit[2] } : { number: 9999, name: "Other foods" };
  }
  return { number: food.kindNumber, name: food.kind.replace(/ \(single code\)/, "").replace(/ \([>=<].*\)/, "") };
}
