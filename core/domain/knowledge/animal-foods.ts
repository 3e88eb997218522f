import type { CatalogueFood } from "#core/domain/catalogue-food.ts";
import { anyOf } from "./allergen-rule.ts";
import { NEGATIONS, TRAPS } from "./allergen-traps.ts";
import { findAllergens } from "./allergens.ts";

export const ANIMAL_PARTS = ["pork", "beef", "poultry", "meat", "fish", "shellfish", "milk", "egg", "honey", "gelatin"] as const;
/** 'meat' is of another animal, or of one that the name does not tell. */
export type AnimalPart = (typeof ANIMAL_PARTS)[number];

export type NamedFood = Pick<CatalogueFood, "name" | "otherNames" | "group">;

export interface MadeOf {
  contains: ReadonlySet<AnimalPart>;
  /** In some recipes. Rather one dish left out than one too many let in. */
  may: ReadonlySet<AnimalPart>;
}

interface PartRule {
  name?: RegExp;
  group?: RegExp;
  unless?: RegExp;
  contains?: readonly AnimalPart[];
  may?: readonly AnimalPart[];
}

/** What stands in for meat is none, whatever it is called after. */
const STAND_IN =
  /\b(meatless|vegetarian|vegan|veggie|plant-based|meat substitute|imitation (meat|chicken|bacon|beef)|soy (burger|dog|meat)|tofurky|impossible|beyond)\b/;
const SAYS_NO_MEAT = /\b(no|without) (meat|poultry|meat or fish)\b/;

const NAME_RULES: readonly PartRule[] = [
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

/** What the kind of food says where its name does not. */
const GROUP_RULES: readonly PartRule[] = [
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

/** Dishes that are made with meat as often as without: their name must say what is in them. */
const MIXED_GROUP =
  /^(burritos|other mexican|egg rolls|fried rice|turnovers|soups|ramen|rice mixed|pasta mixed|nachos|stir-fry|vegetable dishes|other sandwiches|pizza|bean, pea|egg\/breakfast|lettuce and lettuce salads|pasta sauces)/;
const SAYS_WHAT =
  /\b(beans?|vegetables?|cheese|tofu|eggs?|potato(es)?|tomato(es)?|marinara|spinach|mushrooms?|lentils?|peas?|corn|avocado|cream sauce|pesto|minestrone|gazpacho|greens|lettuce|salad|cucumber|pumpkin|broccoli|idli|ratatouille|channa|paneer|eggplant|aubergine|artichokes?|falafel|raisins|fruit|squash|carrots?|peppers?|spaghetti sauce|pupusa|arugula|radicchio|romaine|fish|shrimp|tuna|crab|salmon|seafood|surimi)\b/;
/** Filled or layered: what the sauce is made of tells nothing. */
const HIDES_WHAT = /\b(ravioli|tortellini|lasagna|stuffed|dumplings?|enchiladas?|tamales?|empanadas?|pierogi|tetrazzini|pot ?pie)\b/;
const SAYS_FILLING = /\b(cheese|vegetables?|spinach|beans?|mushrooms?|potato(es)?|tofu|pumpkin|squash|ricotta|shrimp|crab|tuna|fish)\b/;

/** Looked for again and again in the same foods. */
const known = new WeakMap<NamedFood, MadeOf>();

/** What of animals is in a food, by its name, its kind and its allergens. */
export function animalPartsOf(food: NamedFood): MadeOf {
  const found = known.get(food) ?? findAnimalParts(food);
  known.set(food, found);
  return found;
}

function findAnimalParts(food: NamedFood): MadeOf {
  const contains = new Set<AnimalPart>();
  const may = new Set<AnimalPart>();
  const allergens = findAllergens(food);
  for (const part of ANIMAL_PARTS) {
    if (allergens.contains.some((allergen) => allergen === part)) contains.add(part);
    if (allergens.mayContain.some((allergen) => allergen === part)) may.add(part);
  }
  const spoken = plain(food.name);
  const name = withoutTraps(spoken);
  const group = food.group.toLowerCase();
  apply(NAME_RULES, name, group, contains, may);
  if (!SAYS_NO_MEAT.test(spoken)) {
    apply(GROUP_RULES, name, group, contains, may);
    if (MIXED_GROUP.test(group) && !saysWhat(name)) may.add("meat");
  }
  if (STAND_IN.test(spoken))
    for (const part of ["pork", "beef", "poultry", "meat", "fish", "shellfish"] as const) drop(part, contains, may);
  return { contains, may };
}

const saysWhat = (name: string): boolean => (HIDES_WHAT.test(name) ? SAYS_FILLING.test(name) : SAYS_WHAT.test(name));

function apply(rules: readonly PartRule[], name: string, group: string, contains: Set<AnimalPart>, may: Set<AnimalPart>): void {
  for (const rule of rules) {
    if (rule.name && !rule.name.test(name)) continue;
    if (rule.group && !rule.group.test(group)) continue;
    if (rule.unless?.test(name)) continue;
    for (const part of rule.contains ?? []) contains.add(part);
    for (const part of rule.may ?? []) may.add(part);
  }
}

function drop(part: AnimalPart, ...sets: Set<AnimalPart>[]): void {
  for (const set of sets) set.delete(part);
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, "");

/** As for allergens: 'oyster crackers' are no oysters, 'no bacon' is no bacon. */
function withoutTraps(text: string): string {
  let name = text;
  for (const [trap, instead] of TRAPS) name = name.replace(trap, instead);
  for (const negation of NEGATIONS) name = name.replace(negation, " ");
  return name;
}
