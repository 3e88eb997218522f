import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { defaultPortion } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { pick } from "./words.ts";

/** Ounce equivalents in a serving; a slice of bread has about one. */
const GRAIN_WORTH_TELLING_OZ = 0.75;
const ALL_FROM = 0.97;
const HALF_FROM = 0.5;
const REFINED_BELOW = 0.1;
const SOUNDS_WHOLE = /\b(wheat|multi-?grain|oat|bran|rye|brown)\b/i;
const GRAIN_GROUP =
  /^(yeast breads|rolls|bagels|tortillas|pasta, noodles|rice$|crackers|saltine|ready-to-eat cereal|oatmeal|grits|popcorn|biscuits|pancakes|cereal bars|pretzels|tortilla, corn)/i;

/** Based on USDA's count, never on the name: 'wheat' and 'multigrain' on a package prove nothing. */
export function grainSentence(food: CatalogueFood): string | undefined {
  if (food.patterns === null || !GRAIN_GROUP.test(food.group)) return undefined;
  const { wholeGrainsOz: whole, refinedGrainsOz: refined } = food.patterns;
  const grain = ((whole + refined) * defaultPortion(food).grams) / 100;
  if (grain < GRAIN_WORTH_TELLING_OZ) return undefined;
  const share = whole / (whole + refined);
  const choose = (...choices: [string, ...string[]]) => pick(choices, food.name, "grain");
  if (share >= ALL_FROM)
    return choose(
      "All of its grain is whole grain: bran, germ and the starchy middle.",
      "It is whole grain, so the fiber-rich bran is still there.",
    );
  if (share >= HALF_FROM) return choose("More than half of its grain is whole grain.", "Whole grain makes up more than half of its grain.");
  if (share >= REFINED_BELOW)
    return choose(
      "Some of its grain is whole grain; more than half is refined.",
      "A part of its grain is whole; the larger part is refined.",
    );
  if (SOUNDS_WHOLE.test(food.name) && !/whole/i.test(food.name)) return "Whatever the name sounds like, its grain is refined, not whole.";
  return choose(
    "Its grain is refined: bran and germ are gone, and most of the fiber with them.",
    "Its grain is refined; the whole-grain kind keeps the bran and has more fiber.",
    "It is made from refined grain, the soft inside of the kernel.",
  );
}
