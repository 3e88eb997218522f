import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";

/** Every text on a food's page, as a reader sees it. */
export interface FoodTexts {
  healthBenefits: string;
  bodyImpact: string;
  /** 'Slow: 22 g of fat takes time …' */
  digestion: string;
  diabeticInfo: string;
}

export interface Finding {
  rule: string;
  sentence: string;
}

const MAX_SHARED_WORDS = 6;
const SUGAR_LIMIT_G = 10;
const SATURATED_LIMIT_G = 4;
const SODIUM_LIMIT_MG = 460;
const CAFFEINE_LIMIT_MG = 100;

/** Wording that is untrue or clumsy for any food. */
const NEVER: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ["no cell walls in animals", /\bwalls?\b/i],
  [
    "no promises and no fads",
    /\b(detox|cleanse|superfood|boosts?|immunity|burns? fat|metabolism|flat stomach|guilt|junk|cheat|light choice)\b/i,
  ],
  ["no promises for organs, moods or grades", /\b(supports your (heart|brain|skin|immune)|stay alert|better grades|happier|glowing)\b/i],
  ["no food is safe for an illness", /\bsafe for\b/i],
  ["one thing slows, keeps, holds, takes", /^(?:\w+: )?(?:under )?[\d.]+ g of \w+ (?:slow|keep|hold|take)\b/i],
  ["two things slow, keep, hold, take", /g of \w+ and [^,.]*? (?:slows|keeps|holds|takes) (?!\w+ g)/i],
  ["one is, many are", /^One [^,.(]*? are\b|^(?:[2-9]|\d\d) [^,.(]*? is (?:high|a good)/],
  ["an amount is, not are", /\b(?:g|mg) of (?:caffeine|sugar|protein|fat|fiber|carbs) (?:are|help|wake)\b/],
  ["a before consonants, an before vowels", /\ba (?=[aeio])|\ban (?=[bcdfgjklmpqrstvwxyz])/],
  ["no word twice", /\b(\w+) \1\b/],
  ["one teaspoon, many teaspoons", /\b(?:[2-9]|\d\d) teaspoon\b|\b1 teaspoons\b/],
];

const TREATS =
  /^(candy|soft drinks|diet soft drinks|fruit drinks|sport and energy|diet sport|enhanced|sugars and honey|sugar substitutes|jams, syrups|gelatins)/i;

export function lintTexts(food: CatalogueFood, texts: FoodTexts): Finding[] {
  const sentences = Object.values(texts).flatMap(splitSentences);
  // The food's own name comes from the source: 'Lau lau', 'Boost shake'.
  const ownName = new RegExp((food.name.split(/,| \(/)[0] ?? food.name).replace(/[^\w ]/g, "."), "gi");
  return [
    ...sentences.flatMap((sentence) =>
      NEVER.filter(([, pattern]) => pattern.test(sentence) && pattern.test(sentence.replace(ownName, ""))).map(([rule]) => ({
        rule,
        sentence,
      })),
    ),
    ...benefitFindings(food, texts.healthBenefits),
    ...limitFindings(food, texts.bodyImpact),
    ...contradictions(food, texts),
    ...repeats(sentences),
    ...sentences.filter((sentence) => !addsUp(sentence)).map((sentence) => ({ rule: "shares of energy add up to 100", sentence })),
  ];
}

export const splitSentences = (text: string): string[] => text.split(/(?<=[.?!]) (?=[A-Z\d½¼¾⅓⅔])/);

const serving = (food: CatalogueFood, per100G: number | null | undefined): number =>
  ((per100G ?? 0) * (food.portions[0]?.grams ?? 100)) / 100;

function benefitFindings({ name, group }: CatalogueFood, text: string): Finding[] {
  const found: Finding[] = [];
  if (/sugar[^.]*\b(fuel|energy)\b|\b(fuel|energy)\b[^.]*sugar|caffeine[^.]*\b(wakes?|energy|focus)\b/i.test(text))
    found.push({ rule: "sugar and caffeine are no benefit", sentence: text });
  if (TREATS.test(group) && !/^coconut water, unsweetened/i.test(name) && /high in|good source|Daily Value/.test(text))
    found.push({ rule: "nobody has candy or soda for its vitamins", sentence: text });
  if (/fuel (for|that)|right away/.test(text)) found.push({ rule: "sugar and caffeine are no benefit", sentence: text });
  return found;
}

function limitFindings(food: CatalogueFood, text: string): Finding[] {
  const added = food.patterns === null ? 0 : serving(food, food.patterns.addedSugarsG);
  const limits: readonly (readonly [rule: string, applies: boolean, said: RegExp])[] = [
    ["added sugar is told", added >= SUGAR_LIMIT_G, /added sugar/],
    ["added sugar is not made up", true, added > 0 ? /^/ : /^(?!.*g of added sugar)/],
    ["saturated fat is told", serving(food, food.saturatedFat) >= SATURATED_LIMIT_G, /saturated fat/],
    ["sodium is told", serving(food, food.sodium) >= SODIUM_LIMIT_MG, /sodium/],
    ["a day's caffeine is told", serving(food, food.otherNutrients.caffeineMg) >= CAFFEINE_LIMIT_MG, /100 mg a day/],
    ["what pediatricians say of energy drinks is told", /energy drink/i.test(food.name), /pediatricians|doctors for children/i],
    ["mercury is told", /^(shark|swordfish|king mackerel|marlin)/i.test(food.name), /mercury/],
  ];
  return limits.filter(([, applies, said]) => applies && !said.test(text)).map(([rule]) => ({ rule, sentence: text }));
}

function contradictions(food: CatalogueFood, { digestion, diabeticInfo }: FoodTexts): Finding[] {
  const found: Finding[] = [];
  if (!digestion.startsWith("Fast") && /within (minutes|half an hour|15)|quickly|reach the blood fast/.test(diabeticInfo))
    found.push({ rule: "digestion and blood sugar agree", sentence: `${digestion} ${diabeticInfo}` });
  if (serving(food, food.carbs) < 1 && /add up/.test(diabeticInfo)) found.push({ rule: "nothing does not add up", sentence: diabeticInfo });
  return found;
}

function addsUp(sentence: string): boolean {
  if (!/^(Of its energy|Its energy is a mix)/.test(sentence)) return true;
  const percents = [...sentence.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent));
  return percents.reduce((sum, percent) => sum + percent, 0) === 100;
}

/** Two sentences of a page that share a long run of words say the same thing twice. */
function repeats(sentences: readonly string[]): Finding[] {
  const seen = new Set<string>();
  return sentences.flatMap((sentence) => {
    const words = sentence
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean);
    const runs = words.slice(MAX_SHARED_WORDS).map((_, at) => words.slice(at, at + MAX_SHARED_WORDS + 1).join(" "));
    const isRepeat = runs.some((run) => seen.has(run));
    for (const run of runs) seen.add(run);
    return isRepeat ? [{ rule: "nothing is said twice on a page", sentence }] : [];
  });
}

/** The Flesch-Kincaid grade level, with syllables counted as groups of vowels. */
export function readingGrade(text: string): number {
  const sentences = splitSentences(text);
  const words = text.split(/[^A-Za-z’'-]+/).filter((word) => /[a-z]/i.test(word));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function countSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = plain.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").match(/[aeiouy]{1,2}/g)?.length ?? 0;
  return Math.max(1, groups);
}
