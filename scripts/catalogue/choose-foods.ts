import { KITCHEN_INGREDIENTS } from "./kitchen-ingredients.ts";
import { readSourceFoods, type SourceFood } from "./read/read-tsv.ts";

/** Alcohol, baby food, baby drinks, formula and human milk, by WWEIA category. */
const NOT_FOR_TEENAGERS = (kind: number) => (kind >= 7500 && kind < 7600) || (kind >= 9000 && kind < 9700);
const NOT_A_FOOD = /as ingredient|as an ingredient|^Industrial|for use with vegetables|5% glucose|^Whey, sweet/i;
const ALCOHOL_LIKE = /^(Beer|Wine), |margarita|daiquiri|\brum (ball|cake)|^Rum /i;

/** Products that promise weight loss are excluded. */
const SELLS_WEIGHT_LOSS =
  /slim[- ]?fast|herbalife|south beach|zone perfect|special k20|weight watchers|atkins|jenny craig|nutrisystem|medifast|optifast/i;

export function chooseFoods(folder: string): SourceFood[] {
  const base = readSourceFoods(folder, "fndds2021").filter(isIncluded);
  const baseCodes = new Set(base.map((food) => food.code));
  const older = readSourceFoods(folder, "fndds2017").filter((food) => isIncluded(food) && isIncludedOlder(food, baseCodes));
  const standard = readSourceFoods(folder, "sr28");
  return [...base, ...older, ...standard.filter(isIncludedBrand), ...chooseIngredients(standard)];
}

/** In the order of the list, after all foods that are eaten as they are. */
function chooseIngredients(standard: readonly SourceFood[]): SourceFood[] {
  const byCode = new Map(standard.map((food) => [food.code, food]));
  return [...KITCHEN_INGREDIENTS.keys()].map((code) => {
    const food = byCode.get(code);
    if (!food?.nutrients.has("kcal")) throw new Error(`SR28 has no figures for the kitchen ingredient ${code}.`);
    return food;
  });
}

function isIncluded(food: SourceFood): boolean {
  return (
    !NOT_FOR_TEENAGERS(food.kindNumber) &&
    !NOT_A_FOOD.test(food.name) &&
    !SELLS_WEIGHT_LOSS.test(food.name) &&
    !ALCOHOL_LIKE.test(food.name) &&
    food.nutrients.has("kcal")
  );
}

/** Rows of 2017-2018 that only split a food of 2021-2023 by a kind of fat, bun or cut that users do not search for. */
const HAIR_SPLITTING =
  /lean and fat eaten|lean only eaten|made with (margarine|cooking spray)|NS as to (regular, quick|made with|prepared|domestic|tomato|Manhattan|fresh or frozen|fried or baked|type of milk|beans)|not reconstituted|dry powder/i;
const ODD =
  /brains|kishke|goat head|^ray,|variety meats|^liquid from|bird's nest|turtle|shav soup|hocks|dasheen|luffa|thistle|tannier|kidney beans, Puerto|cake batter|butter-oil|margarine-oil|^barracuda|^porgy|^croaker|^mullet|^pompano|^sturgeon|coated, (baked|fried).*(no added fat|made with)|hors d'oeuvres|dietetic|^fish moochim|^roe|aspic|^cereal beverage|fun fruits|malt beverage/i;
const ODD_BUN =
  /hot dog sandwich.*(whole grain white|multigrain|fat free|meatless chili|reduced fat or light|reduced sodium|on whole wheat)/i;

function isIncludedOlder(food: SourceFood, baseCodes: ReadonlySet<string>): boolean {
  if (baseCodes.has(food.code)) return /^Cereal \(|^M&M's/.test(food.name);
  if (HAIR_SPLITTING.test(food.name) || ODD.test(food.name) || ODD_BUN.test(food.name)) return false;
  return !(/cheese sandwich/i.test(food.name) && /reduced fat|with butter/i.test(food.name));
}

const FAST_FOODS = 2100;
const RESTAURANT_FOODS = 3600;
/** Besides fast food: the brands that teenagers search for by name. */
const INCLUDED_BRANDS: Readonly<Record<number, RegExp>> = {
  1900: /^Candies, .*[A-Z]{3}|^Candies, M&M|^Frozen novelties.*[A-Z]{4}|^Ice creams, BREYERS/,
  2500: /^(Snacks|Formulated bar), .*[A-Z]{4}/,
  1800: /POP TARTS|EGGO|NUTTY BARS/,
  1400: /^Beverages, .*(SPRITE|NESTEA, |ARIZONA, |BRISK|SNAPPLE, |Hi-C|Minute Maid|V8 (SPLASH|V-FUSION)|OCEAN SPRAY|Vitamin Water|ZEVIA)/i,
  800: /^Cereals,? ready-to-eat, (KELLOGG|GENERAL MILLS|POST|QUAKER|CASCADIAN|KASHI)|^Cereals, QUAKER, Instant Oatmeal/i,
};
const UNWANTED_BRAND =
  /skin and breading( from all pieces)?$|COCOAVIA|MARATHON|SLIM-A-BEAR|energy juice|RALSTON|DORA THE|FARLEY|SLIM-FAST|SOUTH BEACH|BALANCE|ZONE PERFECT|SLIM|weight control|Cran-Energy|analyzed|BIG DADDY|TONY'S|baking bits|chocolate, dark, NFS|Kit Kat Wafer|BUTTERFINGER|BABY RUTH|Peanut Butter Cups|REESE'S PIECES|ROLO|TOBLERONE|REESESTICKS|FAST BREAK|TWIX|Crispy Chocolate Bar|Bumpers|PRODUCT 19|unprepared/i;

function isIncludedBrand(food: SourceFood): boolean {
  if (!food.nutrients.has("kcal") || UNWANTED_BRAND.test(food.name) || KITCHEN_INGREDIENTS.has(food.code)) return false;
  if (food.kindNumber === FAST_FOODS || food.kindNumber === RESTAURANT_FOODS) return true;
  return INCLUDED_BRANDS[food.kindNumber]?.test(food.name) ?? false;
}
