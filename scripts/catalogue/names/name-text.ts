/** Small helpers for the words of a name. */

const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/Bluberries/g, "Blueberries"],
  [/Turrnip/g, "Turnip"],
  [/carrorts/g, "carrots"],
  [/reconsitituted/g, "reconstituted"],
  [/Chesnut/g, "chestnut"],
  [/sumarine/g, "submarine"],
  [/mulligatawany/g, "mulligatawny"],
  [/fozen/g, "frozen"],
  [/Pannetone/g, "Panettone"],
  [/tres leche\b/g, "tres leches"],
  [/pattie\b/g, "patty"],
  [/sweetend/g, "sweetened"],
  [/soy-base sauce/g, "soy-based sauce"],
  [/dark- green/g, "dark-green"],
  [/dark green/g, "dark-green"],
  [/sour dough/g, "sourdough"],
  [/Dried, fruit/g, "Dried fruit"],
  [/Kung pao/g, "Kung Pao"],
  [/\bDoughnut/g, "Donut"],
  [/Milk shake/g, "Milkshake"],
  [/Sushi roll tuna/g, "Sushi roll, tuna"],
  [/Coffee creamer,powder/g, "Coffee creamer, powder"],
  [/turkey,stuffing/g, "turkey, stuffing"],
  [/juice,100%/g, "juice, 100%"],
  [/WEND'YS/g, "WENDY'S"],
  [/Seven-layer salad,.*/g, "Seven-layer salad"],
  [/Blackeyed/g, "Black-eyed"],
  [/^Turkey light or/, "Turkey, light or"],
  [/; with cheese/, ", with cheese"],
  [/; Puerto Rican/, ", Puerto Rican"],
  [/spinach- filled/, "spinach-filled"],
  [/^Dark-green leafy/, "dark-green leafy"],
  [/Snowpeas/g, "Snow peas"],
  [/Hot chocolate \/ [Cc]ocoa/g, "Hot chocolate"],
  [/carrots broccoli/g, "carrots, broccoli"],
  [/dark-green leafy; and potatoes/g, "dark-green leafy; no potatoes"],
];

export function mendTypos(name: string): string {
  return TYPOS.reduce((text, [wrong, right]) => text.replace(wrong, right), name);
}

/** Splits at commas that are not inside parentheses. */
export function splitParts(name: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const letter of name) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter === "," && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else {
      part += letter;
    }
  }
  return [...parts, part.trim()].filter((text) => text !== "");
}

/** Words that keep their capital inside a name. */
const PROPER = new Set(
  (
    "American Anejo Armenian Asadero Asian Benedict Boston Brie California Camembert Caribbean Casino Catalina Cheddar Chinese Christmas " +
    "Colby Cuban Dobos Dominicana Edam English Ethiopian Feta Fontina France French Fresco German Gouda Grecian Greek Gruyere Hawaiian Indian Irish " +
    "Italian Jack Japanese Korean Lebkuchen Limburger Manhattan Marsala Mexican Monterey Mozzarella Muenster Nesquik Parmesan " +
    "Peking Provolone Puerto Rican Ricotta Rockefeller Roquefort Salvadoran Serrano Spanish Swedish Swiss Syrian Szechuan Szechuan-style " +
    "Temple Thai Tso Tso's Turkish Vienna Boston-style T-bone Kung Pao Hunan Nutella Spam Oreo Ritz Fritos Doritos Cheetos Triscuit " +
    "Goldfish Cheez-It Chex Mac Pounder Whopper Jr McDouble McDonald's Burger King Monk's Christophine Newburg Latino Caesar Cobb Alfredo " +
    "Worcestershire Reuben Danish Belgian Brunswick Brazil Brussels Granny Concord Valencia Persian Lebanese Hamburger Helper Easy " +
    "Texas Toast Black Forest Island New England Parmalat Pad Tilapia I O's K's C A D BLT BBQ KFC M&M's Sunny Capri Sun Wheat Thins Teddy Grahams Sun Chips Indian-style Jell-O"
  ).split(" "),
);
/** In the list above because of brands and places, but common words elsewhere. */
const COMMON = new Set(
  "Tilapia Hamburger Toast Wheat Thins Sun Chips Grahams A Easy Black Forest Island King New Mac Christophine Cheddar Mozzarella Provolone Ricotta Feta Muenster Colby Gouda Parmesan Brie Camembert Gruyere Fontina Anejo Asadero Fresco Limburger Serrano".split(
    " ",
  ),
);
const FIXED_PHRASES = [
  "Black Forest",
  "Thousand Island",
  "New England",
  "Hamburger Helper",
  "Easy Mac",
  "Big Mac",
  "Burger King",
  "Shirley Temple",
  "Wheat Thins",
  "Sun Chips",
  "Teddy Grahams",
  "Capri Sun",
  "Sunny D",
  "Mountain Dew",
  "Colby Jack",
  "Monterey Jack",
  "Port Salut",
  "Toll House",
  "Moo Shu",
  "Moo Goo Gai Pan",
  "Monk's Food",
  "Yat Ga Mein",
  "Miracle Whip",
  "Dr Pepper",
  "Rice Krispies",
  "Kit Kat",
  "Baby Ruth",
  "Hot Pocket",
  "Roquefort",
];

/** Converts to lower case, except for the first letter, proper nouns and text in parentheses. */
export function toSentenceCase(name: string): string {
  const cased = name
    .split(/(\([^)]*\))/)
    .map((piece) => (piece.startsWith("(") ? piece : piece.replace(/[A-Za-z][A-Za-z'’&-]*/g, lowerUnlessProper)))
    .join("");
  const restored = FIXED_PHRASES.reduce((text, phrase) => text.replace(new RegExp(`\\b${phrase}\\b`, "gi"), phrase), cased);
  return restored.charAt(0).toUpperCase() + restored.slice(1);
}

function lowerUnlessProper(word: string): string {
  if (/^[A-Z]{2,}/.test(word) || /^[A-Z][a-z]+[A-Z]/.test(word) || /[a-z][A-Z]/.test(word)) return word;
  return PROPER.has(word) && !COMMON.has(word) ? word : word.toLowerCase();
}

/** 'a', 'a and b', 'a, b and c' */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** 'Egg roll, with chicken' → 'Egg roll with chicken', if nothing comes in between. */
export function withoutFirstComma(name: string): string {
  return name.replace(/^([^,(]*), (with|on|without) (?!or\b)/, (all, start: string, word: string) =>
    / (with|on) /.test(start) ? all : `${start} ${word} `,
  );
}

export function tidy(name: string): string {
  return name
    .replace(/\s+/g, " ")
    .replace(/\s+([,;)])/g, "$1")
    .replace(/([,;])\s*(?=[,;])/g, "")
    .replace(/^[\s,;]+|[\s,;]+$/g, "")
    .replace(/,(?=[^\s\d])/g, ", ")
    .trim();
}
