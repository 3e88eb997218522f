import { nameBrandFood } from "./names/brand-names.ts";
import { HAND_NAMES } from "./names/hand-names.ts";
import { nameByKind } from "./names/kind-names.ts";
import { invertName } from "./names/name-order.ts";
import { sayPhrases } from "./names/name-phrases.ts";
import { mendTypos, splitParts, tidy, toSentenceCase, withoutFirstComma } from "./names/name-text.ts";
import type { SourceFood } from "./read/read-tsv.ts";

export const MAX_NAME_LENGTH = 90;

/** The everyday name; two foods may still share one. */
export const nameFood = (food: SourceFood): string => withoutCalories(sayName(food));

/** Names are also shown in calm mode, which never mentions calories. */
const withoutCalories = (name: string): string =>
  name
    .replace(/reduced fat and calories/i, "reduced fat")
    .replace(/(?:reduced|low|zero|\d+)[ -]calories?/i, "light")
    .replace(/^light/, "Light");

function sayName(food: SourceFood): string {
  if (food.release === "sr28") return nameBrandFood(mendTypos(food.name));
  const byHand = HAND_NAMES[food.name];
  if (byHand !== undefined) return byHand;
  const branded = nameInBrackets(food.name);
  if (branded !== undefined) return branded;
  const spoken = dropRaw(tidy(sayPhrases(mendTypos(food.name))), food.kindNumber);
  return shorten(toSentenceCase(withoutFirstComma(tidy(nameByKind(spoken) ?? invertName(spoken)))));
}

/** 'Cereal (Kellogg's Froot Loops)' → 'Froot Loops cereal' */
function nameInBrackets(name: string): string | undefined {
  const match = /^(.*?) \(([^)]*[A-Z][^)]*)\)$/.exec(name);
  if (!match) return undefined;
  const kind = match[1] ?? "";
  const brand = (match[2] ?? "").replace(/McDonalds/, "McDonald's");
  if (kind === "Cereal") return cerealName(brand);
  const bare = brand.replace(/^(General Mills|Kellogg's) /, "");
  if (/^(Cereal or granola bar|Nutrition bar)/.test(kind)) {
    const bar = /bar\b|bites|PowerBar|Zbar/i.test(bare) ? lowerLast(bare) : `${lowerLast(bare)} bar`;
    return /yogurt coating/.test(kind) ? `${bar}, yogurt coated` : bar;
  }
  if (/^(Energy|Sports) drink/.test(kind))
    return `${bare}${/sugar.free/.test(kind) ? " sugar free" : /low calorie/.test(kind) && !/G2|Zero/.test(bare) ? " low calorie" : ""} ${/^Energy/.test(kind) ? "energy" : "sports"} drink`
      .replace(/(Energy) Juice Drink energy drink/, "energy juice drink")
      .replace(/Cran-energy/, "Cran-Energy");
  if (/^Nutritional (drink|powder)/.test(kind))
    return `${bare} ${/powder/.test(kind) ? "powder" : "shake"}${/light/.test(kind) ? ", light" : ""}${/sugar free/.test(kind) ? ", sugar free" : ""}${/high protein/.test(kind) ? ", high protein" : ""}`.replace(
      /Powder powder/,
      "powder",
    );
  if (/Burger King|McDonald's/.test(bare)) return `${bare} ${/^(Big|Quarter|Whopper|McDouble)/.test(kind) ? kind : kind.toLowerCase()}`;
  if (/^Water, /.test(kind)) return `${bare}${/water/i.test(bare) ? "" : " water"}${/sugar free/.test(kind) ? ", sugar free" : ""}`;
  if (/^(Crackers|Corn chips|Tortilla chips|Cheese flavored corn snacks|Multigrain chips|Graham crackers|Snack mix)/.test(kind))
    return snackName(kind, bare);
  if (/^Fruit juice drink/.test(kind)) return `${bare} juice drink${kind.replace(/^Fruit juice drink/, "")}`;
  return undefined;
}

function cerealName(brand: string): string {
  const bare = brand
    .replace(
      /^(General Mills|Kellogg's|Kelloggs|Post|Quaker)(?= (?!Raisin Bran$|Bran Flakes|Shredded Wheat|Corn Flakes|Granola|Low Fat|Toasted|Oatmeal Squares|Christmas)) /,
      "",
    )
    .replace(/^(25% Less Sugar) (.*)$/, "$2, 25% less sugar")
    .replace(/^(Cheerios|Chex) (.*)$/, "$2 $1")
    .replace(/^Lucky Charms Chocolate$/, "Chocolate Lucky Charms")
    .replace(/ Cereal$/, "")
    .replace(/^(General Mills|Quaker) (?=Christmas|Honey Nut Clusters)/, "");
  const [first = "", ...rest] = splitParts(bare);
  return [`${first} cereal`, ...rest].join(", ");
}

function snackName(kind: string, brand: string): string {
  if (/^Cheese flavored/.test(kind)) return brand;
  const flavor = /nacho cheese|cool ranch|other flavors|flavored|plain|peanut butter filled|cheese filled/.exec(kind)?.[0];
  const thing = /^Crackers, sandwich/.test(kind)
    ? `${brand} sandwich crackers`
    : /^Crackers/.test(kind)
      ? `${brand} crackers`
      : /^Corn chips/.test(kind)
        ? `${brand} corn chips`
        : /^Graham/.test(kind)
          ? `${brand} (graham crackers)`
          : brand;
  const said = flavor?.replace(" filled", "").replace("plain", "");
  return said ? `${thing}, ${said}` : thing;
}

function lowerLast(name: string): string {
  return name.replace(
    / (Granola Bar|Cereal Bar|Yogurt Bar|Fruit and Nut Bar|Chewy Bar|Granola Bites|Meal Bar|High Protein Bar|Protein Bar|Trail Mix)$/,
    (words) => words.toLowerCase(),
  );
}

/** Fruit and salad vegetables are raw unless the name says otherwise. */
const EATEN_RAW =
  /^(Tomatoes|Carrots|Cucumber|Celery|Avocado|Radish|Radicchio|Romaine lettuce|Lettuce|Mixed salad greens|Watercress|Alfalfa sprouts|Jicama|Spinach|Basil|Chives|Cilantro|Parsley|Onions, green|Peppers)\b/;

function dropRaw(name: string, kind: number): string {
  const isFruit = kind >= 6000 && kind < 6100;
  return isFruit || EATEN_RAW.test(name) ? name.replace(/, raw(?=,|$)/, "") : name;
}

/** Removes the least important parts of long names. */
function shorten(name: string): string {
  const steps: (readonly [RegExp, string])[] = [
    [/ \(with carrots or greens\)/, " with carrots or greens"],
    [/, homemade or bakery/, ", homemade"],
    [/Stewed, seasoned, /, "Stewed "],
    [/ frozen meal/, " frozen meal"],
  ];
  return steps.reduce((text, [from, to]) => (text.length > MAX_NAME_LENGTH ? text.replace(from, to) : text), name);
}
