import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { oneOf } from "#core/domain/foods/one-of.ts";
import { defaultPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { aServing } from "./words.ts";

/** Names that keep their capital inside a sentence. Words such as McDonald's and M&M's are recognized by their form. */
const PROPER = new Set(
  `Quaker Eggo Kashi KFC V8 Greek Malt-O-Meal Breyers Puerto Pop-Tarts Subway Nesquik Popeyes Salisbury Post Alfredo Nature DiGiorno Slim
  TGI Brussels Cuban Popsicle Milky Nutri-Grain Creamsicle Dove Jell-O Muscle All-Bran Krave Skittles Starburst Papa Spam Danish Ritz Doritos
  Buffalo Sunny Carnation Monster SoBe Twix Kit Cascadian Twizzlers Kudos Chick-fil-A SunChips Fudgesicle Swedish Nutella Clif Triscuit Chex
  Miracle Dr Boost Ensure EAS Mountain NOS Rockstar Vault XS Gatorade Powerade Cheerios Fruity Grape-Nuts Smart Butterfinger Glaceau Zevia Snapple
  York Triple Welsh Peking Polish Thuringer Biscayne Szechuan Hunan Reuben Manhattan Peruvian Brazil Irish German Tres Pocky Balance PowerBar Zone
  Teddy Cheez-It Goldfish Cheetos Frito California Maraschino Cobb Korean Turkish Capri Shirley Glucerna Herbalife Isopure Brunswick Salvadoran
  Alpha-Bits Count Crispix Frankenberry Froot Honeycomb Kix Life Lucky Barbara's Smorz Trix Uncle Wheaties Rolo Toblerone Whatchamacallit Mars
  Planters Sixlets Propel Boo Mueslix Mini-Wheats Cinnabon Hi-C Nestea Sprite Arizona Lipton CornNuts Combos Tootsie Caramello Symphony Goobers
  Krackel Mounds Mr. Raisinets Heath Betty Sunkist Payday Luna Terra Mexican Italian French Spanish Swiss American Caesar English Belgian Canadian
  Chinese Thai Japanese Indian New Parmesan Colby Cheddar Gouda Brie Monterey Gorgonzola Fritos Pringles Oreo Nilla Full Red Big Burger Pizza-Hut
  Taco-Bell Hot-Pockets Lean Crunch Cinnamon-Toast Cap'n Special Raisin-Bran Frosted-Flakes Honey-Nut Cocoa Rice-Krispies Total Fiber-One`.split(
    /\s+/,
  ),
);

const MAX_WORDS = 7;
const MEASURES = new RegExp(
  `^${oneOf(`cups?|oz|ounces?|slices?|pieces?|tablespoons?|teaspoons?|bowls?|cans?|bottles?|glass(es)?|packets?|
  containers?|sticks?|links?|scoops?|pats?|fillets?|strips?|wedges?|cubes?|pouch(es)?|fl|drink|drinks`)}\\b`,
);
const SIZES = /^(small|medium|large|regular)$/;

/** 'Chicken, stuffing, and vegetables' must not be shortened to 'chicken'. */
const LIST = /^(?:(?! with |[,()]).)+(?:, [^,()]+)+, and \w+/;

/** 'lentils', 'Big Mac', 'chocolate chip cookie'; undefined if the name is too long for a sentence. */
function spokenName({ name }: Pick<CatalogueFood, "name">): string | undefined {
  const head = LIST.exec(name)?.[0] ?? name.split(/,| \(/)[0]?.trim() ?? name;
  if (head.split(" ").length > MAX_WORDS || /[:;/]|\bor\b|^\d/.test(head)) return undefined;
  const [first = "", ...rest] = head.split(" ");
  const isProper = PROPER.has(first) || /[A-Z'’&]/.test(first.slice(1)) || /^[A-Z]/.test(rest[0] ?? "");
  return (isProper ? head : head.charAt(0).toLowerCase() + head.slice(1)).replaceAll(".", "");
}

export interface ServingWords {
  /** 'One cup of lentils', 'A serving of chicken curry (243 g)' */
  text: string;
  isPlural: boolean;
}

/** The usual serving with the food's name, as the start of a sentence. */
export function servingWords(food: CatalogueFood): ServingWords {
  const spoken = spokenName(food);
  const { label } = defaultPortion(food);
  const [, amount = "", unit = ""] = /^([\d½⅓⅔¼¾]+) ([a-z ]+)$/.exec(label.replace(/ \([^)]*\)$/, "")) ?? [];
  if (!unit || unit.split(" ").length > 3 || /serving/.test(unit)) return describeOneServing(food, spoken);
  const isPlural = /^\d/.test(amount) && amount !== "1";
  const count = amount === "1" ? "One" : amount === "½" ? "Half a" : amount;
  const exact = amount === "½" && /^[aeiou]/.test(unit) ? `Half an ${unit}` : `${count} ${unit}`;
  const noun = unit.split(" ").at(-1) ?? unit;
  const isItsOwnName = !MEASURES.test(noun) && (spoken?.toLowerCase().includes(noun.replace(/s$/, "")) ?? false);
  if (isItsOwnName && spoken && !isPlural) return { text: `${count} ${withoutNoun(spoken, noun)}`, isPlural };
  if (isItsOwnName || (!spoken && MEASURES.test(noun))) return { text: exact, isPlural };
  if (MEASURES.test(noun) && spoken) return { text: `${exact} of ${spoken}`, isPlural };
  if (SIZES.test(unit) && spoken && !/s( |$)/.test(spoken)) return { text: `${count} ${unit} ${spoken}`, isPlural };
  return describeOneServing(food, spoken);
}

/** 'One banana' for bananas, but 'One chocolate chip cookie' if the name is already in the singular. */
const withoutNoun = (spoken: string, noun: string): string => (new RegExp(`\\b${noun}\\b`, "i").test(spoken) ? spoken : noun);

function describeOneServing(food: CatalogueFood, spoken: string | undefined): ServingWords {
  if (!spoken) return { text: aServing(food).replace(/^a/, "A"), isPlural: false };
  return { text: `A serving of ${spoken} (${Math.round(defaultPortion(food).grams)} g)`, isPlural: false };
}
