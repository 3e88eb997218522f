import { anyOf } from "#core/domain/allergens/allergen-rule.ts";
import type { DietPart } from "./diet-verdicts.ts";

/** All its conditions must hold. Names are in lower case, with misleading words replaced. */
export interface PartRule {
  name?: RegExp;
  group?: RegExp;
  unless?: RegExp;
  contains?: readonly DietPart[];
  may?: readonly DietPart[];
}

export const PART_NAME_RULES: readonly PartRule[] = [
  {
    name: anyOf(`rabbit, hare, squirrel, opossum, raccoon, beaver, armadillo, muskrat, bear, alligator, frog, turtle, snail, escargot, ostrich,
      emu, horse, blood sausage, catfish, eel, shark, swordfish, sturgeon, monkfish, skate, ray, marlin, turbot, caviar, octopus, squid`),
    unless: /eelpout|bear claw|gummy bear/,
    contains: ["not kosher"],
  },
  {
    name: anyOf("opossum, raccoon, bear, alligator, frog, snake, blood sausage, armadillo, muskrat, horse"),
    unless: /bear claw|gummy bear/,
    contains: ["not halal"],
  },
  {
    name: anyOf(`beer, wine, liquor, rum, vodka, whiskey, bourbon, brandy, liqueur, tequila, margarita, daiquiri, mimosa, sangria, sherry,
      marsala, burgundy, sake, champagne, amaretto, kahlua, mirin`),
    unless: /root beer|ginger beer|wine vinegar|non-?alcoholic|rum raisin flavor|beer cheese/,
    contains: ["alcohol"],
  },
  {
    name: anyOf(`pork, ham, bacon, prosciutto, pancetta, lard, carnitas, chitterling, pork rind, chicharron, hog, spare ?rib, cracklin,
      mcrib, mortadella, al pastor, country ham, jamon, fatback, pork and beans, canadian bacon, egg mcmuffin, eggs? benedict`),
    unless: /\b(turkey|beef|chicken|veggie) bacon|turkey ham|bacon bits?, imitation/,
    contains: ["pork"],
  },
  {
    name: anyOf(`beef, steak, veal, brisket, pastrami, hamburger, cheeseburger, whopper, big mac, quarter pounder, mcdouble, sirloin, oxtail,
      carne asada, barbacoa, bulgogi, sloppy joe, stroganoff, meat ?loaf, bolognese, roast beef, burger, patty melt, pho, swedish meatball,
      shepherds pie, salisbury`),
    unless: /\b(turkey|chicken|salmon|fish|bean|veggie|mushroom|tofu|black bean|garden|soy) ?(burger|steak|patty)|cauliflower steak/,
    contains: ["beef"],
  },
  {
    name: anyOf(`chicken, turkey, duck, goose, quail, pheasant, hen, poultry, ostrich, emu, squab, mcnugget, mcchicken, drumstick, drumette,
      drummette, buffalo wing, gizzard, chick-fil-a, general tso, moo goo gai pan, mulligatawny, egg foo yung, nugget, hot wing`),
    unless: /drumstick ice cream|ice cream/,
    contains: ["poultry"],
  },
  {
    name: anyOf(`meat, meatball, lamb, mutton, venison, bison, rabbit, elk, caribou, moose, deer, goat, gyro, shawarma, kebab, kabob, liver,
      tripe, tongue, kidneys, brain, sweetbread, haggis, menudo, pozole, birria, carne, taquito, corn dog, souvlaki, moussaka, pepperpot,
      broth, bouillon, sweetmeat, cold cut, lunch ?meat, luncheon meat, deli, jerky, foie gras, pate, gumbo, jambalaya, italian wedding,
      taco salad, big breakfast, frog legs?, turtle, snail, escargot, alligator`),
    unless: /goat (cheese|milk|yogurt)|kidney bean|vegetable broth|sweetmeats?|crab ?meat|mincemeat|coconut meat/,
    contains: ["meat"],
  },
  {
    name: anyOf(`sausage, hot dog, frankfurter, frank, wiener, bologna, salami, pepperoni, chorizo, bratwurst, kielbasa, knockwurst, linguica,
      scrapple, spam, andouille, summer sausage, meat lovers, supreme, slim jim, hot pocket, club sandwich, submarine, hash(?! brown)`),
    unless: /cheese pocket|hash browns?/,
    contains: ["meat"],
    may: ["pork", "beef"],
  },
  { name: anyOf("refried bean, baked bean, bean soup, split pea soup, collards?, ranch style beans"), may: ["pork"] },
  { name: /\b(gravy|stuffing|rice pilaf|spanish rice|french onion|egg drop|hot and sour|flavored rice|stew|stock)\b/, may: ["meat"] },
  { name: /\b(chili)\b(?! (pepper|powder|sauce|lime))/, unless: /vegetarian|meatless/, contains: ["meat"] },
  {
    name: /\b(miso soup|miso or tofu soup|kimchi|dashi|worcestershire|seaweed soup|oyster sauce|fish sauce|anchov(y|ies)|roe|caviar)\b/,
    may: ["fish"],
  },
  {
    name: anyOf(`gelatin, jell-?o, marshmallow, gumm(y|i|ies)( bear| candy)?, fruit snack, rice krispies treat, smores, starburst, peeps,
      lucky charms, candy corn, aspic, ambrosia, rocky road, moon pie, pop-tart, frosted mini-wheats, altoids, panna cotta, mousse, trifle, chiffon pie`),
    contains: ["gelatin"],
  },
  {
    group: /^candy not containing chocolate/,
    unless: anyOf("lollipop, hard candy, licorice, caramel, cotton candy, skittles, fudge"),
    may: ["gelatin"],
  },
  { group: /^gelatins/, unless: /popsicle|snow ?cone|sorbet|italian ice|ices?\b/, contains: ["gelatin"] },
  { name: /\bdesserts?\b/, may: ["milk", "gelatin"] },
  { name: /\b(frosted|flavored)\b.*\bshredded wheat|shredded wheat.*\b(frosted|flavored)\b/, may: ["gelatin"] },
  { name: /\b(with|in) fat\b/, unless: /skin|lean|meat/, may: ["milk"] },
  { name: /\b(toaster|heated) pastry|\bbreakfast tart/, may: ["gelatin"] },
  { name: /\bhoney\b(?!dew| ?crisp)|\bbaklava\b|\bgraham\b|\bhalva\b|\bnougat\b/, contains: ["honey"] },
  { name: /\bgranola\b|\bteriyaki\b|\bmuesli\b|\bclif\b|\btrail mix\b|\bbarbecue\b/, may: ["honey"] },
];

/** What the kind of food implies if its name does not say. */
export const PART_GROUP_RULES: readonly PartRule[] = [
  { group: /^bacon/, unless: /turkey|beef/, contains: ["pork"] },
  { group: /^pork/, contains: ["pork"] },
  { group: /^(beef|ground beef|burgers)/, unless: /turkey|chicken|salmon|fish|bean/, contains: ["beef"] },
  { group: /^(chicken|turkey|poultry)/, contains: ["poultry"] },
  { group: /^(lamb|liver|meat and bbq|meat mixed)/, contains: ["meat"] },
  { group: /^(sausages|frankfurter|cold cuts|deli and cured)/, contains: ["meat"] },
  {
    group: /^(sausages|frankfurter|cold cuts|deli and cured|meat|ground|liver)/,
    unless: /turkey|chicken|beef|lamb|bison|venison/,
    may: ["pork", "beef"],
  },
  { group: /^seafood/, may: ["fish", "shellfish"] },
];
