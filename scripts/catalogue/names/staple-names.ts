import type { NameRule } from "./name-rules.ts";

const POTATO: readonly NameRule[] = [
  [/^Potato, french fries(.*)$/, "French fries$1"],
  [/^Potato, mashed(.*)$/, "Mashed potatoes$1"],
  [
    /^Potato, baked, (with|without) skin, (with .*)$/,
    (_all, skin = "", topping = "") => `Baked potato ${topping}, ${skin === "with" ? "skin eaten" : "skin not eaten"}`,
  ],
  [/^Potato, baked(.*)$/, "Baked potato$1"],
  [/^Potato, boiled(?:, fresh)?(.*)$/, "Boiled potato$1"],
  [/^Potato, roasted(?:, fresh)?(.*)$/, "Roasted potatoes$1"],
  [/^Potato, hash brown(.*)$/, "Hash browns$1"],
  [/^Potato, home fries(.*)$/, "Home fries$1"],
  [/^Potato, scalloped(.*)$/, "Scalloped potatoes$1"],
  [/^Potato, canned(.*)$/, "Canned potatoes$1"],
  [/^Potato tots(.*)$/, "Tater tots$1"],
  [/^Potato only from .*$/, "Potato from Puerto Rican stew"],
];

const RICE: readonly NameRule[] = [
  [/^Rice, fried, with (.*)$/, "$1 fried rice"],
  [/^Rice, fried, meatless$/, "Vegetable fried rice, meatless"],
  [/^Rice, fried$/, "Fried rice"],
  [/^Rice, wild, 100%, cooked(.*)$/, (_all, rest = "") => `Wild rice${rephraseFat(rest)}`],
  [/^Rice, wild, cooked(.*)$/, (_all, rest = "") => `Wild rice${rephraseFat(rest)}`],
  [
    /^Rice, (white|brown)( and wild)?, cooked(.*)$/,
    (_all, colour = "", wild = "", rest = "") => `${colour}${wild} rice${rephraseFat(rest)}`,
  ],
  [/^Rice, (white|brown), (with .*)$/, "$1 rice $2"],
  [/^Yellow rice, cooked(.*)$/, (_all, rest = "") => `Yellow rice${rephraseFat(rest)}`],
  [/^Rice, cream of, (.*)$/, "Cream of rice, $1"],
  [/^Rice, cooked,? with (coconut milk|milk)$/, "Rice cooked with $1"],
  [/^Rice, sweet, cooked with honey$/, "Sweet rice with honey"],
  [/^Rice, cooked$/, "Rice"],
  [/^Wheat, cream of, (.*)$/, "Cream of wheat, $1"],
];

function rephraseFat(rest: string): string {
  return rest
    .replace(/ with fat, made with/, ", made with")
    .replace(/ without fat/, ", without added fat")
    .replace(/ with fat$/, ", with added fat")
    .replace(/ with fat, /, ", with added fat, ");
}

const PIZZA: readonly NameRule[] = [
  [/^Topping from (.*) pizza$/, "$1 pizza topping (no crust)"],
  [/^(White )?[Pp]izza(?:,| with|, with) ?(.*)$/, (_all, white = "", rest = "") => pizzaName(white, rest)],
];

/** 'pepperoni, restaurant, thin crust' → 'Pizza, pepperoni, thin crust': names the place unless it is a restaurant. */
function pizzaName(white: string, rest: string): string {
  const place = /, (frozen|school lunch)/.exec(rest)?.[1];
  const topping = rest
    .replace(/, (frozen|school lunch|restaurant)/, "")
    .replace(/^with /, "")
    .replace(/cheese,? with (meat and vegetables|meat|vegetables|fruit)/, "cheese, $1")
    .replace(/cheese, meat and vegetables/, "cheese, meat and vegetables")
    .replace(/cheese, (meat|vegetables|fruit)\b(?! and)/, "cheese and $1")
    .replace(/meat other than pepperoni/, "sausage or other meat")
    .replace(/fruit/, "pineapple or other fruit")
    .replace(/whole wheat (thin|thick) crust/, "$1 whole wheat crust")
    .replace(/gluten-free (thin|thick) crust/, "$1 gluten-free crust");
  return `${white}${white === "" ? "Pizza" : "pizza"}, ${topping}${place ? `, ${place}` : ""}`;
}

const BREAD: readonly NameRule[] = [
  [/^Muffin, English(.*)$/, "English muffin$1"],
  [/^Bread, reduced calorie and high fiber, white(.*)$/, "White bread, reduced calorie or high fiber$1"],
  [/^Bread, reduced calorie or high fiber, white(.*)$/, "White bread, reduced calorie or high fiber$1"],
  [/^Bread, French or Vienna(, whole wheat)?(.*)$/, "French bread$1$2"],
  [/^Bread, Italian, Grecian, Armenian(.*)$/, "Italian bread$1"],
  [
    /^Bread, (?:native, water|lard)(.*)$/,
    (all) =>
      all.includes("lard")
        ? `Puerto Rican lard bread${all.includes("toasted") ? ", toasted" : ""}`
        : `Puerto Rican water bread${all.includes("toasted") ? ", toasted" : ""}`,
  ],
  [/^Bread, white, special formula, added fiber(.*)$/, "White bread with added fiber$1"],
  [/^Bread, egg, Challah(.*)$/, "Challah (egg bread)$1"],
  [/^Bread, dough, fried$/, "Fried bread dough"],
  [/^Bread, chappatti or roti$/, "Chapati or roti"],
  [/^Bread, (naan|puri|paratha)$/, "$1"],
  [/^Bread, pita(.*)$/, "Pita bread$1"],
  [/^Bread, Spanish coffee$/, "Spanish coffee bread"],
  [/^Bread, (sunflower) meal(.*)$/, "$1 bread$2"],
  [/^Bread, made from home.*$/, "Bread, homemade or bakery"],
  [/^Bread, homemade or bakery(.*)$/, "Bread, homemade or bakery$1"],
  [/^Roll, (.*), (hot dog|hamburger) bun$/, "$2 bun, $1"],
  [/^Roll, white, hoagie, submarine$/, "Sub roll, white"],
  [/^Roll, Mexican, bolillo$/, "Bolillo (Mexican roll)"],
  [/^Roll, white, (soft|hard)$/, "White roll, $1"],
  [/^Roll, French or Vienna$/, "French roll"],
  [/^Roll, sweet, cinnamon bun, (.*)$/, "Cinnamon roll, $1"],
  [/^Roll, sweet(.*)$/, "Sweet roll$1"],
  [/^Roll, egg bread$/, "Challah roll"],
  [/^Roll with meat or shrimp, vegetables and rice paper, not fried$/, "Fresh spring roll with meat or shrimp"],
  [/^Cornbread muffin, stick, round(.*)$/, "Cornbread muffin$1"],
  [/^Gordita\/sope shell, plain, no filling$/, "Gordita or sope shell"],
];

/** Potatoes, rice, pizza and bread. */
export const STAPLE_NAMES: readonly NameRule[] = [...POTATO, ...RICE, ...PIZZA, ...BREAD];
