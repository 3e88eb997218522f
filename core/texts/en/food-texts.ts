import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import type { DigestionFacts, SlowingAmount } from "#core/domain/food-texts/digestion.ts";
import { formatList, grams, pick } from "#core/domain/food-texts/words.ts";
import type { FoodTexts } from "#core/texts/domain-texts.ts";

type ListSlowing = (amounts: readonly SlowingAmount[]) => string;

const withGrams: ListSlowing = (amounts) => formatList(amounts.map(({ nutrient, amountG }) => `${grams(amountG)} of ${nutrient}`));
const inWords: ListSlowing = (amounts) => `its ${formatList(amounts.map(({ nutrient }) => nutrient))}`;

export const foodTexts: Record<FoodDisplay, FoodTexts> = {
  numbers: { digestion: (facts) => writeDigestion(facts, withGrams) },
  calm: { digestion: (facts) => writeDigestion(facts, inWords) },
};

const FAST = {
  drink: [
    "drinks need no chewing, so this one usually leaves the stomach within an hour.",
    "as a drink it moves on from the stomach quickly, often in 20 to 60 minutes.",
    "liquids pass through the stomach sooner than solid food, usually in under an hour.",
    "your stomach lets liquids through early, so what is in it arrives soon.",
  ],
  "low-fat-and-fiber": [
    "it is low in fat and fiber, so little holds it back in the stomach.",
    "a serving is low in fat and fiber and usually leaves the stomach within an hour or two.",
    "being low in fat and fiber, it breaks down soon after you eat it.",
    "it is low in fiber and fat, the two that keep food in the stomach longest.",
  ],
  little: [
    "there is little in a serving that holds it back, so it usually moves on within two hours.",
    "a serving breaks down soon and usually leaves the stomach within an hour or two.",
    "your stomach is usually done with a serving in an hour or two.",
  ],
} as const;

const MEDIUM = [
  "like most foods it usually takes the stomach two to three hours.",
  "expect the middle road, about two to three hours in the stomach.",
  "usually two to three hours in the stomach, depending on what you eat with it.",
] as const;

/** The same food always gets the same wording. */
function writeDigestion(facts: DigestionFacts, list: ListSlowing): string {
  if (facts.pace === "fast") return pick<string>(FAST[facts.because], facts.seed, "digestion");
  const isOne = facts.because.length === 1;
  const reasons = facts.because.length > 0 ? list(facts.because) : "";
  if (facts.pace === "slow") {
    return pick(
      [
        `${reasons} ${isOne ? "keeps" : "keep"} it in the stomach longer, so its energy arrives over several hours.`,
        `${reasons} ${isOne ? "takes" : "take"} time to break down, usually three to five hours.`,
        `with ${reasons}, the stomach works on it for three hours or more.`,
        `${reasons} ${isOne ? "slows" : "slow"} the stomach down, so the energy lasts well past one class.`,
      ],
      facts.seed,
      "digestion",
    );
  }
  if (reasons === "") return pick<string>(MEDIUM, facts.seed, "digestion");
  return pick(
    [
      `${reasons} ${isOne ? "slows" : "slow"} it a little, so its energy arrives over about two to three hours.`,
      `with ${reasons}, it usually takes the stomach two to three hours.`,
      `${reasons} ${isOne ? "holds" : "hold"} it in the stomach for a while, usually two to three hours.`,
    ],
    facts.seed,
    "digestion",
  );
}
