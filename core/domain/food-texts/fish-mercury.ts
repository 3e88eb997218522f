import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { oneOf } from "#core/domain/foods/one-of.ts";
import { percentOfDailyValue } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import type { FoodKind } from "./food-kinds.ts";
import { pick } from "./words.ts";

/** FDA and EPA 2021, for children and people who may become pregnant. Fish that they do not list get no advice. */
const CHOICES = {
  avoid: /\b(king mackerel|shark|swordfish|marlin|orange roughy|bigeye tuna|tilefish)\b/i,
  once: /\b(halibut|snapper|carp|mahi mahi|mahi-mahi|grouper|albacore|yellowfin|ahi tuna)\b/i,
  depends: /\b(tuna|mackerel|sea bass|bass)\b/i,
  twice: new RegExp(
    `\\b${oneOf(`salmon|sardines?|anchov(y|ies)|herring|trout|cod|haddock|pollock|tilapia|catfish|flounder|sole|whiting|
    perch|mullet|croaker|whitefish|shrimp|crabs?|clams?|oysters?|scallops?|squid|calamari|light tuna`)}\\b`,
    "i",
  ),
} as const;
export type MercuryChoice = keyof typeof CHOICES;

const SEA_GROUP = /fish|seafood|shellfish|sushi/i;
const NO_FISH = /\b(cracker|goldfish|sauce|oyster mushroom|imitation|surimi|fish stick|carpaccio|crab ?apple|roe|caviar|broth|bouillon)\b/i;

/** How often FDA and EPA advise eating a fish, judged by its name. */
export function mercuryChoice({ name, group }: { name: string; group: string }): MercuryChoice | undefined {
  if (NO_FISH.test(name) || !SEA_GROUP.test(group)) return undefined;
  if (CHOICES.avoid.test(name)) return "avoid";
  if (/light tuna/i.test(name)) return "twice";
  if (CHOICES.once.test(name)) return "once";
  if (CHOICES.depends.test(name)) return "depends";
  return CHOICES.twice.test(name) ? "twice" : undefined;
}

export function mercurySentence(food: CatalogueFood, kind: FoodKind): string | undefined {
  switch (mercuryChoice(food)) {
    case "avoid":
      return "It holds a lot of mercury: FDA and EPA advise children, and those who may become pregnant, to choose other fish.";
    case "once":
      return "It holds some mercury: FDA and EPA advise children one serving of such fish a week.";
    case "depends":
      return /tuna/i.test(food.name)
        ? "How much mercury it holds depends on the kind: canned light tuna has little, albacore about three times as much."
        : "How much mercury it holds depends on the kind: the larger and older the fish, the more.";
    case "twice":
      return lowMercurySentence(food, kind);
    case undefined:
      return undefined;
  }
}

/** The weekly advice is for plain fish; of any other dish with it only the mercury is known to be low. */
function lowMercurySentence(food: CatalogueFood, kind: FoodKind): string {
  const fish = SHELLFISH.test(`${food.name} ${food.group}`) ? "shellfish" : "fish";
  const start = isMixedDish(food, kind) ? `It is made with low-mercury ${fish}` : `It is low-mercury ${fish}`;
  if (FRIED.test(food.name)) return `${start}; frying adds fat.`;
  if (COATED.test(food.name)) return `${start}; the coating adds fat.`;
  if ((percentOfDailyValue(food, "sodium") ?? 100) > SALTY_FROM_PERCENT) return `${start}; the salt in it adds up.`;
  if (isMixedDish(food, kind) || hasMuchAddedFat(food)) return `${start}.`;
  return pick(
    [
      "It is low in mercury: FDA and EPA list it among the fish to have twice a week.",
      "FDA and EPA count it among the choices lowest in mercury, fine twice a week.",
    ],
    food.name,
    "mercury",
  );
}

const SHELLFISH = /\b(shellfish|shrimp|crabs?|clams?|oysters?|scallops?|squid|calamari)\b/i;
const FRIED = /\b(fried|battered|crispy|fritters?|popcorn|tempura|rangoon)\b/i;
const COATED = /\b(breaded|crunch)\b/i;
const MIXED =
  /\b(cakes?|salted|smoked|kippered|pickled|dried|sauce|casserole|salad|stuffed|cream|creamed|sushi|soup|stew|dip|loaf|patty|patties)\b/i;
const SALTY_FROM_PERCENT = 20;
const MUCH_SATURATED_FAT_PERCENT = 10;
/** The fat of an oily fish is its own. */
const ADDED_FAT = /\b(butter|added fat|oil|scampi)\b/i;
const SHARE_OF_A_PLAIN_FISH = 0.5;
const FISH_WORD = /fish|salmon|tuna|shrimp|crab|lobster|clam|oyster|scallop/;

function isMixedDish(food: CatalogueFood, { recipe }: FoodKind): boolean {
  if (MIXED.test(food.name) || !/^(fish|shellfish)/i.test(food.group)) return true;
  const share = recipe.reduce((sum, { word, share }) => sum + (FISH_WORD.test(word) ? share : 0), 0);
  return recipe.length > 0 && share < SHARE_OF_A_PLAIN_FISH;
}

const hasMuchAddedFat = (food: CatalogueFood): boolean =>
  ADDED_FAT.test(food.name) && (percentOfDailyValue(food, "saturatedFat") ?? 100) > MUCH_SATURATED_FAT_PERCENT;
