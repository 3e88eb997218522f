import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { oneOf } from "#core/domain/foods/one-of.ts";
import { anyOf } from "./allergen-rule.ts";

/** Names of makers, brands and chains, in lower case and without apostrophes. Their recipes are theirs, not a home recipe. */
const BRANDS =
  anyOf(`applebees, arbys, burger king, carrabbas, chick-fil-a, cracker barrel, dennys, dominos, kfc, little caesars, mcdonalds,
  olive garden, on the border, papa johns, pizza hut, popeyes, subway, taco bell, tgi fridays, wendys, whopper, big mac, sonic, dairy queen,
  100 grand, 3 musketeers, 5th avenue, after eight, all-bran, almond joy, alpha-bits, altoids, apple jacks, arizona, baby ruth, balance original,
  barbaras, basic 4, betty crocker, bit-o-honey, boca, boo berry, boost, bran buds, breyers, butterfinger, cap.?n crunch, capri sun, caramello,
  carnation, cascadian farm, cheerios, cheetos, cheez-it, chex, christmas crunch, cinnabon, cinnamon toast crunch, clif, cocoa krispies,
  cocoa pebbles, cocoa puffs, coco-roos, combos, cookie crisp, corn flakes cereal, corn pops, cornnuts, count chocula, cracker jack,
  cracklin oat bran, creamsicle, crispix, digiorno, doritos, dr pepper, dyno-bites, eas, eggo, ensure, fiber one, frankenberry, frescavena,
  fritos, froot loops, frosted flakes, mini-wheats, fruity pebbles, fudgsicle, fudgesicle, full throttle, funyuns, gatorade, glaceau, glucerna,
  golden crisp, golden grahams, goldfish, golean, goobers, grape-nuts, great grains, hamburger helper, heath, hersheys, hi-c, honey bunches of oats,
  honey smacks, honeycomb, isopure, just right, kashi, kelloggs, kind fruit, king vitaman, kit kat, kix, krackel, krave, kudos, lean pocket,
  life cereal, lipton, little debbie, lucky charms, luna bar, m&ms, malt-o-meal, marathon, mars, milky way, minute maid, miracle whip,
  monster, mothers, mounds, mountain dew, mr. goodbar, mueslix, muscle milk, natures path, nature valley, nesquik, nestea, nestle crunch,
  newmans own, no fear, nos, nutella, nutrageous, nutri-grain, nutter butter, oatmeal crisp, ocean spray, oh henry, oreo, payday, pedialyte,
  planters, pocky, pop-tarts?, popsicle, post, power ?bar, powerade, pringles, propel, quaker, quisp, raisinets?, red bull, reeses, rice krispies,
  ritz, rockstar, rolo, sixlets, skittles, skor, slim ?fast, smart start, smorz, snapple, snickers, sobe, spam, special k, splenda, sprite,
  starburst, sun ?chips, sunkist, sunny d, symphony, teddy grahams, terra chips, tigers milk, toblerone, tootsie, total cereal, triscuit, trix,
  twix, twizzlers, uncle sam, uncrustables, v8, vault, velveeta, weetabix, whatchamacallit, wheaties, xs energy, xs gold, york, zevia`);

/** USDA writes brands in capitals: 'Candies, SNICKERS Bar'. A recipe that is mostly such a product lists no ingredients. */
const BRAND_IN_RECIPE = /\b(?!(?:USDA|UHT|NFS|RTE|RTD|BBQ|NS|FDA|MSG|DHA|ARA|TVP|US|II|III|HFCS)\b)[A-Z][A-Z&'’-]{2,}\b/;
const SODIUM_NOTE = /^(?:REDUCED|LOW) SODIUM: /;
const MOST_OF_IT = 0.5;

/** Packaged kinds whose ingredients differ from maker to maker. */
const FACTORY_GROUPS = new RegExp(
  `^${oneOf(`potato chips|tortilla, corn, other chips|candy|cereal bars|nutrition bars|
  ready-to-eat cereal|cold cuts|sausages|frankfurters$|nutritional beverages|protein and nutritional|(diet )?sport and energy`)}`,
);
const FACTORY_NAMES = anyOf("jerky, bouillon, licorice, gummy candy, sausage, cooking spray, semisweet chocolate, baking chocolate");
const BROTH = /\b(broth|stock)\b/;
const OF_A_KITCHEN = /\b(homemade|soup)\b/;
/** One item as USDA bought it, such as 'Beef jerky, chopped and formed'. */
const ONE_ITEM = 0.9;
/** What a place that sells it puts in, and what else its fryer fries, differs from place to place. */
const SOLD_COOKED = /\b(fast food|restaurant|school lunch)\b/;

type Described = Pick<CatalogueFood, "name" | "group"> & Partial<Pick<CatalogueFood, "ingredients" | "isIngredient">>;

/** Whether the ingredients of a food are known, so that an allergen that was not found is not in it. A silent source is no such knowledge. */
export function areIngredientsListed(food: Described): boolean {
  const { group, ingredients = [], isIngredient = false } = food;
  const name = plainName(food);
  if (group === "" || isBranded(food) || SOLD_COOKED.test(name)) return false;
  if (FACTORY_NAMES.test(name) || (BROTH.test(name) && !OF_A_KITCHEN.test(name))) return false;
  if (FACTORY_GROUPS.test(group.toLowerCase()) && (ingredients[0]?.share ?? 1) >= ONE_ITEM) return false;
  return ingredients.length > 0 || isIngredient;
}

/** Whether it is a maker's or a chain's own food. */
export const isBranded = (food: Described): boolean =>
  BRANDS.test(plainName(food)) ||
  (food.ingredients ?? []).some(({ name, share }) => share >= MOST_OF_IT && BRAND_IN_RECIPE.test(name.replace(SODIUM_NOTE, "")));

const plainName = ({ name }: Described): string => name.toLowerCase().replace(/[’']/g, "");
