import { splitParts, tidy, toSentenceCase } from "./name-text.ts";

/** SR28 writes brands in capitals; this is how people write them. */
const CHAINS: Readonly<Record<string, string>> = {
  "McDONALD'S": "McDonald's",
  "BURGER KING": "Burger King",
  "WENDY'S": "Wendy's",
  "TACO BELL": "Taco Bell",
  "PIZZA HUT": "Pizza Hut",
  "DOMINO'S": "Domino's",
  "PAPA JOHN'S": "Papa John's",
  "LITTLE CAESARS": "Little Caesars",
  "CHICK-FIL-A": "Chick-fil-A",
  POPEYES: "Popeyes",
  KFC: "KFC",
  SUBWAY: "Subway",
  "ARBY'S": "Arby's",
  "APPLEBEE'S": "Applebee's",
  "T.G.I. FRIDAY'S": "TGI Fridays",
  "CRACKER BARREL": "Cracker Barrel",
  "DENNY'S": "Denny's",
  "OLIVE GARDEN": "Olive Garden",
  "CARRABBA'S ITALIAN GRILL": "Carrabba's",
  "ON THE BORDER": "On The Border",
  DIGIORNO: "DiGiorno",
};

/** Menu and product names as their manufacturers write them. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/FILET-O-FISH/g, "Filet-O-Fish"],
  [/McNUGGETS/g, "McNuggets"],
  [/McCHICKEN/g, "McChicken"],
  [/McMUFFIN/g, "McMuffin"],
  [/McGRIDDLES/g, "McGriddles"],
  [/McFLURRY/g, "McFlurry"],
  [/M&M'S CANDIES/g, "M&M's"],
  [/M&M MARS Pretzel Chocolate Candies/g, "M&M's Pretzel"],
  [/M&M's Milk Chocolate Candies/g, "M&M's"],
  [/M&M's MINIs Milk Chocolate Candies/g, "M&M's Minis"],
  [/M&M's (\w+(?: Butter)?) Chocolate Candies/g, "M&M's $1"],
  [/M&M MARS 3 MUSKETEERS/g, "3 MUSKETEERS"],
  [/CROISSAN'WICH/g, "Croissan'wich"],
  [/B\.L\.T\./g, "BLT"],
  [/THIN 'N CRISPY/g, "Thin 'N Crispy"],
  [/OH!S/g, "Oh!s"],
  [/KASHI GO ?LEAN/g, "Kashi GoLean"],
  [/POP'ABLES (.*?) Brand Bite Size Candies/g, "$1 Pop'ables"],
  [/ (Original )?Bite Size Candies/g, ""],
  [/REESESTICKS/g, "Reese's Sticks"],
  [/REESE's/g, "REESE'S"],
  [/V- ?FUSION/g, "V-Fusion"],
  [/(LOW FAT )?POP TARTS/g, "Pop-Tarts"],
  [/BREYERS, /g, "Breyers "],
  [/NUTRI-GRAIN/g, "Nutri-Grain"],
  [/SUNCHIPS/g, "SunChips"],
  [/CORNNUTS/g, "CornNuts"],
  [/Caramels\. dark/g, "Caramels, dark"],
  [/Glaceau /g, ""],
  [/Golden Honey Nut flakes/g, "Golden Honey Nut"],
  [/ \(without /g, " (no "],
  [/ 1\/4 LB, single/g, " single"],
  [/ \(no meat\)$/g, ""],
  [/^Side dishes, potato salad$/g, "Potato salad, side dish"],
  [/^Light Ice Cream, soft serve, blended/g, "Fast foods, soft serve ice cream blended"],
];

/** Manufacturers whose name people leave out, and the shelf words in front of a product. */
const NOISE =
  /^(Candies|Snacks|Beverages|Toaster Pastries|Frozen novelties|Ice creams|Cereals|Cereals ready-to-eat|ready-to-eat|MARS SNACKFOOD US|M&M MARS|KELLOGG|KELLOGG'S|NESTLE|HERSHEYS?|HERSHEY'S|GENERAL MILLS|KRAFT|FRITOLAY|MCKEE BAKING|POST|BETTY CROCKER|HAIN CELESTIAL GROUP|Formulated bar|SUNKIST|The COCA-COLA company|COCA-COLA|carbonated|granola bars?|juice type|ice type|all flavors|mixed flavors|vegetable chips)$/i;

const KITCHEN = /^Restaurant, (Chinese|Italian|Latino|Mexican|family style), /;

export function nameBrandFood(raw: string): string {
  const respelt = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), raw);
  const kitchen = KITCHEN.exec(respelt)?.[1];
  if (kitchen !== undefined) return restaurantDish(respelt.replace(KITCHEN, ""), kitchen);
  if (/^Fast [Ff]oods?, /.test(respelt)) return genericFastFood(respelt.replace(/^Fast [Ff]oods?, (Pizza Chain, )?/, ""));
  if (respelt.startsWith("School Lunch, ")) return `${genericName(respelt.slice(14))} (school lunch)`;
  const chain = Object.entries(CHAINS).find(([shouted]) => respelt.startsWith(shouted));
  if (chain) return tidy(menuItem(chain[1], respelt.slice(chain[0].length).replace(/^,? ?/, "")));
  return /[A-Z]{4}|^(Candies|Beverages|Snacks|Cereals|Ice creams|Frozen|Toaster)/.test(respelt) ? product(respelt) : genericName(respelt);
}

function menuItem(brand: string, item: string): string {
  const plain = item
    .replace(/^(\d+)"\s+(.*)$/, '$2, $1"')
    .replace(
      /^Fried Chicken, (ORIGINAL RECIPE|EXTRA CRISPY|Mild), (Breast|Drumstick|Thigh|Wing), (meat only.*|meat and skin.*)$/,
      (_all, recipe: string, part: string, eaten: string) =>
        `${titleCase(recipe)} chicken ${part.toLowerCase()}${eaten.startsWith("meat only") ? ", skin and breading removed" : ""}`,
    )
    .replace(/^Pizza, (\w+) topping, (.*?) crust, frozen, baked$/, "$1 pizza, $2 crust, frozen")
    .replace(/, from kid'?s'? menu/, ", kids' menu")
    .replace(/^FRIDAY'S |^SUBWAY /, "")
    .replace(/^KRAFT, /, "")
    .replace(/ with (bacon, )?lettuce and tomato$/, "")
    .replace(/ on white bread/, "")
    .replace(/ with lettuce, tomato and sweet onion sauce/, "")
    .replace(/ with American cheese, lettuce and tomato/, "")
    .replace(/ \(no toppings\)/, "")
    .replace(/, no cheese|, without cheese/, "")
    .replace(/, with cheese/, " with cheese")
    .replace(/^(.*?), (classic|crispy|grilled)$/i, "$2 $1")
    .replace(/^breadstick, parmesan garlic$/, "parmesan garlic breadstick")
    .replace(/ & /g, " and ");
  return `${brand} ${unshout(plain)}`;
}

/** Turns the capitals of a trademark into ordinary ones. */
function unshout(text: string): string {
  return text.replace(/(?<![A-Za-z'])[A-Z0-9][A-Z'’!-]+(?![a-z])/g, (word) => (/^(BLT|KFC|TLC|BBQ)$/.test(word) ? word : titleCase(word)));
}

function titleCase(words: string): string {
  return words.toLowerCase().replace(/(^|[\s-])([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase());
}

function product(raw: string): string {
  const parts = splitParts(raw.replace(/, with vitamins?.*$/i, "").replace(/, fortified.*$/, ""))
    .filter((part) => !NOISE.test(part))
    .map((part) => unshout(withoutMaker(part)));
  const [first = "", ...rest] = parts;
  if (first.includes("Pop-Tarts")) return `Pop-Tarts, ${rest.join(", ").toLowerCase()}${raw.includes("LOW FAT") ? ", low fat" : ""}`;
  if (/Instant Oatmeal/i.test(raw))
    return tidy(
      `Quaker instant oatmeal, ${parts
        .filter((part) => !/^Quaker$|^Instant Oatmeal$/i.test(part))
        .join(", ")
        .replace(/Instant Oatmeal/, "")
        .toLowerCase()}`.replace(", dry", ""),
    );
  if (/^Cereals/.test(raw)) return cerealName(parts);
  if (first.startsWith("Eggo") || first === "Simply Eggo") return eggoName(parts);
  if (/^Beverages/.test(raw)) return drinkName(parts);
  const joined = parts
    .join(", ")
    .replace(/ Candy Bar$/, "")
    .replace(/ Candy$/, " candy")
    .replace(/ (Bar|bar)$/, " bar");
  if (/^Snacks, granola bar/.test(raw) && !/ bars?\b/i.test(joined)) return `${joined} granola bar`;
  const frozen = joined.replace(
    /^(No Sugar Added|Sugar Free|sugar free),? (?:orange, cherry, and grape )?(.*)$/,
    (_all, less: string, pop: string) => `${pop}, ${less.toLowerCase()}`,
  );
  return tidy(/^Ice creams/.test(raw) ? `${joined} ice cream` : capital(frozen));
}

/** 'Eggo', 'Waffles', 'Blueberry' → 'Eggo blueberry waffles' */
function eggoName(parts: readonly string[]): string {
  const thing = parts.find((part) => /^(Waffles|Pancakes|Wafflers|French Toaster Sticks|Mini Muffin Tops|Biscuit Scramblers)$/.test(part));
  const [brand = "", ...rest] = parts.filter((part) => part !== thing);
  return tidy(
    `${brand} ${rest.join(" ").toLowerCase().replace("nutri-grain", "Nutri-Grain").replace(/ & /g, " and ")} ${(thing ?? "").toLowerCase()}`,
  );
}

/** 'Snapple', 'tea', 'black and green', 'ready to drink', 'peach', 'diet' → 'Snapple peach tea, diet' */
function drinkName(parts: readonly string[]): string {
  const details = parts
    .filter((part) => !/^(black|black and green|ready.to.drink|bottled|without caffeine)$/i.test(part))
    .map((part) => part.replace(/ Juice Drinks?$| Juices$| Flavored Juice Drink$/i, ""));
  const [brand = "", ...rest] = details;
  if (rest[0] === "tea")
    return tidy(
      `${brand} ${rest
        .slice(1)
        .filter((part) => part !== "diet")
        .join(" ")} tea${rest.includes("diet") ? ", diet" : ""}`,
    );
  return tidy(`${brand} ${rest.join(", ")}`);
}

function withoutMaker(part: string): string {
  return part.replace(/^(KELLOGG'S|KELLOG'S|KELLOGG|GENERAL MILLS|NESTLE|M&M MARS|QUAKER(?= QUAKER))[ ,]+(?=\S)/i, "");
}

function cerealName(parts: readonly string[]): string {
  const words = parts
    .filter((part, index) => !(part === "Quaker" && index === 0 && parts.length > 1))
    .map((part) => part.replace(/ cereal\b/gi, ""));
  const [first = "", ...rest] = words;
  const details = rest.filter((part) => !/^(original|plain|dry)$/i.test(part));
  return tidy([`${first} cereal`, ...details].join(", "));
}

function genericFastFood(text: string): string {
  const pieces = /^Fried Chicken, (Breast|Drumstick|Thigh|Wing), (meat only.*|meat and skin.*)$/i.exec(text);
  if (pieces) {
    const removed = pieces[2]?.startsWith("meat only") ? ", skin and breading removed" : "";
    return `Fried chicken ${pieces[1]?.toLowerCase()}${removed} (fast food)`;
  }
  const burger = /^(cheeseburger|hamburger)[;,] (.*)$/.exec(text);
  if (burger) return `${burgerName(burger[1] ?? "", burger[2] ?? "")} (fast food)`;
  const pizza = /^\d+" pizza, (.*?) topping, (.*?) crust$/.exec(text);
  if (pizza) return `${capital(pizza[1] ?? "")} pizza, ${pizza[2]} crust (pizza chain)`;
  const sub = /^submarine sandwich, (.*?) on white bread/.exec(text);
  if (sub) return `${capital(sub[1] ?? "")} sub (fast food)`;
  return `${genericName(text)} (fast food)`;
}

function burgerName(kind: string, details: string): string {
  const patties = /(double|triple)/.exec(details)?.[1];
  const size = /large/.test(details) ? ", large" : "";
  const toppings = /(plain|with .*)$/.exec(details)?.[1] ?? "plain";
  const bun = /double decker bun/.test(details) ? ", double-decker" : "";
  return `${patties === undefined ? capital(kind) : `${capital(patties)} ${kind}`}${size}${bun}, ${toppings}`;
}

function restaurantDish(text: string, kitchen: string): string {
  const place = kitchen === "family style" ? "restaurant" : kitchen === "Latino" ? "Latin restaurant" : `${kitchen} restaurant`;
  const spoken = text
    .replace(/^(.*) \((rice .*|pupusas, (.*)|unleavened.*|fried yeast.*)\)$/i, "$1")
    .replace(/grandules/, "gandules")
    .replace(/, from kid'?s'? menu/, ", kids' menu")
    .replace(/, (entree, )?prepared$/, "")
    .replace(/^(empanadas|tamale), (.*)$/, "$2 $1")
    .replace(/general tso/, "General Tso")
    .replace(/^spanish/, "Spanish")
    .replace(/ & /g, " and ");
  return `${toSentenceCase(spoken)} (${place})`;
}

function genericName(text: string): string {
  const pizza = /^pizza, (.*?) topping, (.*?) crust,(?: whole grain,)? frozen, cooked$/i.exec(text);
  if (pizza) return `${capital(pizza[1] ?? "")} pizza, ${pizza[2]} crust, ${/whole grain/.test(text) ? "whole grain, " : ""}frozen`;
  const topped = /^(biscuit|croissant|english muffin|bagel|griddle cake sandwich),? (?:with )?(.*)$/.exec(text);
  const turned = topped
    ? sandwichName(topped[1] ?? "", topped[2] ?? "")
    : text.replace(/^(sundae|nachos|burrito|quesadilla), (?:with )?(.*)$/, "$1 with $2");
  return toSentenceCase(
    tidy(
      turned
        .replace(/^sundae with (.*)$/, "$1 sundae")
        .replace(/;/g, ",")
        .replace(/\benglish\b/gi, "English")
        .replace(/\bfrench\b/g, "French")
        .replace(/canadian/, "Canadian")
        .replace(/^potato, French fried in vegetable oil$/, "French fries")
        .replace(/^potato, mashed$/, "mashed potatoes")
        .replace(/^potatoes, hash browns, .*$/, "hash browns")
        .replace(/^vanilla, light, soft-serve ice cream, with cone$/, "vanilla soft serve cone")
        .replace(/(club sandwich), with cheese, lettuce, and mayonnaise$/, "$1")
        .replace(/^egg, scrambled$/, "scrambled eggs")
        .replace(/^hotdog/, "hot dog")
        .replace(/hot dog, with corn flour coating \(corndog\)/, "corn dog"),
    ),
  );
}

/** 'biscuit', 'egg, cheese, and bacon' → 'egg, cheese and bacon biscuit' */
function sandwichName(bread: string, filling: string): string {
  return `${filling
    .replace(/ patty/, "")
    .replace(/breakfast steak/, "steak")
    .replace(/, (\w+),? and condiments$/, " and $1")
    .replace(/, and /g, " and ")} ${bread === "griddle cake sandwich" ? "griddle cake sandwich" : bread}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
