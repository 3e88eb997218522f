import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";

/** Why a food can make somebody ill, as it is sold or often eaten. */
const GERM_RISKS = [
  "raw fish",
  "raw shellfish",
  "cold-smoked fish",
  "raw poultry",
  "raw ground meat",
  "raw meat",
  "ground meat",
  "poultry",
  "raw egg",
  "soft egg",
  "maybe raw egg",
  "raw dough",
  "flour",
  "sprouts",
  "raw-milk cheese",
  "raw juice",
  "dry kidney beans",
] as const;
export type GermRisk = (typeof GERM_RISKS)[number];

interface GermRule {
  risk: GermRisk;
  name: RegExp;
  /** If given, the food's group must match too. */
  group?: RegExp;
  unless?: RegExp;
}

const RAW = /\b(raw|sashimi|ceviche|tartare|carpaccio|poke|rare|uncooked)\b/i;
const NO_EGG = /\b(vegan|tofu|eggless)\b/i;

/** The first rule of each food decides. Each looks at what the food is and at its state, never at one of them alone. */
const RULES: readonly GermRule[] = [
  { risk: "raw shellfish", name: RAW, group: /^shellfish/i },
  { risk: "raw fish", name: RAW, group: /^(fish|seafood mixed)/i },
  { risk: "raw fish", name: /\bsushi\b.*\b(salmon|tuna|fish)\b|\b(salmon|tuna|fish)\b.*\bsushi\b|^sushi$/i },
  { risk: "cold-smoked fish", name: /\bsmoked\b|\blox\b/i, group: /^fish/i },
  { risk: "raw ground meat", name: /\bground (beef|pork|lamb|veal|meat)\b.*\braw\b|\bsausage, raw\b|\btartare\b/i },
  { risk: "raw poultry", name: RAW, group: /^(chicken|turkey)/i },
  { risk: "raw meat", name: RAW, group: /^(beef|pork|lamb|meat|bacon)/i },
  { risk: "ground meat", name: /^ground|patty/i, group: /^ground beef/i },
  { risk: "ground meat", name: /^ground (pork|lamb|veal|beef)$/i },
  {
    risk: "poultry",
    name: /^(chicken|turkey|ground (chicken|turkey)|duck|goose|cornish game hen|quail)\b/i,
    group: /^(chicken, whole|turkey, duck)/i,
    unless: /canned|smoked|nugget|rotisserie|pre-cooked|peking/i,
  },
  { risk: "raw egg", name: RAW, group: /^eggs/i },
  { risk: "soft egg", name: /\bpoached egg|eggs benedict|fried egg|huevos rancheros|soft.boiled/i, group: /^eggs/i },
  { risk: "soft egg", name: /\bsushi\b.*\begg\b/i },
  {
    risk: "maybe raw egg",
    name: /\b(hollandaise|eggnog|tiramisu|mousse|mayonnaise|aioli|caesar dressing)\b/i,
    group: /^(dips|milk shakes|cakes|pudding|mayonnaise|salad dressings)/i,
    unless: NO_EGG,
  },
  { risk: "raw dough", name: /\b(dough|batter), raw\b|\braw (cookie )?(dough|batter)\b/i },
  { risk: "flour", name: /\bflours?\b/i, group: /^flour and starch/i },
  { risk: "flour", name: /^phyllo dough/i },
  { risk: "sprouts", name: /\bsprouts?\b/i, unless: /brussels|cooked|canned/i },
  {
    risk: "raw-milk cheese",
    name: /\b(brie|camembert|queso (fresco|blanco|asadero)|feta|goat cheese|blue or roquefort cheese|raw.milk|unpasteurized)\b/i,
    group: /^cheese$/i,
  },
  { risk: "raw juice", name: /\bapple cider$/i },
  { risk: "dry kidney beans", name: /\bkidney beans, (dry|raw)\b/i },
];

/** By the name, the group and the state of a food; undefined if nothing needs to be said. */
export function findGermRisk({ name, group }: Pick<CatalogueFood, "name" | "group">): GermRisk | undefined {
  return RULES.find((rule) => rule.name.test(name) && (rule.group?.test(group) ?? true) && !rule.unless?.test(name))?.risk;
}
