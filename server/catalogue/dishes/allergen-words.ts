import { ALLERGENS, type Allergen } from "#core/domain/allergens/allergens.ts";

interface AllergenWords {
  /** Words that name the allergen, in English and in the languages of menus. */
  words: string;
  /** Words that mean something else together with one of them, with the reason. */
  exceptions: Readonly<Record<string, string>>;
}

const PLANT_MILK = "a plant, not milk";
const OTHER_FLOUR = "made of something else than wheat";

/** The allergens that the words of a name tell. A dish that tells one and does not list it is a mistake in the table. */
const ALLERGEN_WORDS: Readonly<Record<Allergen, AllergenWords | null>> = {
  milk: {
    words: `cheese|cream|milk|butter|yogh?urt|paneer|ghee|queso|leche|leite|lait|fromage|formaggio|cacio|queijo|peynir|labneh|kashkaval|
      ricotta|mozzarella|mascarpone|bechamel|malai|makhani|smetana`,
    exceptions: {
      coconut: PLANT_MILK,
      almond: PLANT_MILK,
      soy: PLANT_MILK,
      oat: PLANT_MILK,
      "cashew cream": PLANT_MILK,
      "peanut butter": "peanuts, not butter",
      "cookie butter": "cookies, not butter",
      "palm butter": "palm fruit, not butter",
      "butter bean": "a bean",
      "head cheese": "meat in jelly",
      "oyster cracker": "no dairy",
    },
  },
  wheat: {
    words: `noodles?|bread|dumplings?|pasta|udon|ramen|spaghetti|macaroni|lasagna|sandwich|burger|toast|cookies?|biscuits?|pie|naan|paratha|
      wonton|gyoza|couscous|bulgur|freekeh|seitan`,
    exceptions: {
      rice: OTHER_FLOUR,
      glass: OTHER_FLOUR,
      cellophane: OTHER_FLOUR,
      mung: OTHER_FLOUR,
      soba: "often of buckwheat only",
      buckwheat: "a plant of another family",
      corn: OTHER_FLOUR,
      potato: OTHER_FLOUR,
      yam: OTHER_FLOUR,
      starch: OTHER_FLOUR,
      "bean thread": OTHER_FLOUR,
      "fish noodles": "made of fish",
      shepherds: "covered with potato",
      cottage: "covered with potato",
      kelp: OTHER_FLOUR,
      tofu: OTHER_FLOUR,
      cassava: OTHER_FLOUR,
      arrowroot: OTHER_FLOUR,
      acorn: OTHER_FLOUR,
      millet: OTHER_FLOUR,
    },
  },
  shellfish: {
    words: "shrimps?|prawns?|crab|lobster|scallops?|mussels?|clams?|oysters?|squid|octopus|ebi|gambas|camarones|crevettes|udang|hipon",
    exceptions: {
      "oyster mushroom": "a mushroom",
      "oyster cracker": "eaten with oysters, made without",
      mock: "an imitation",
      prairie: "meat",
      mountain: "meat",
    },
  },
  peanut: { words: "peanuts?|satay|cacahuate|cacahuete|groundnut|arachide|amendoim", exceptions: {} },
  egg: {
    words: `eggs?|huevos?|tamago|omelet|omelette|oeufs?|uova|yumurta|telur|itlog|gyeran|mayonnaise|mayonesa|majoneze|aioli|meringue|
      frittata`,
    exceptions: {
      "egg cream": "milk and soda",
      "egg plant": "a vegetable",
      "garden egg": "a vegetable",
      vegan: "without egg",
    },
  },
  fish: {
    words: `fish|salmon|tuna|cod|anchovy|anchovies|sardines?|herring|mackerel|trout|bacalao|bacalhau|pescado|poisson|pesce|fisch|ikan|isda|
      meen|ilish|bangus|bangsilog`,
    exceptions: { "swedish fish": "a candy", "fish fragrant": "seasoned as for fish, made without" },
  },
  sesame: { words: "sesame|tahini|tahina|halva|halvah|hummus|zaatar", exceptions: {} },
  soy: {
    words: "soy|tofu|doufu|miso|tempeh|natto|edamame|shoyu|doenjang|gochujang|hoisin|teriyaki",
    exceptions: {
      "burmese tofu": "made of chickpeas",
      "shan tofu": "made of chickpeas",
      "chickpea tofu": "made of chickpeas",
      "soy free": "says so",
    },
  },
  "tree nuts": {
    words: `almonds?|pistachios?|walnuts?|cashews?|hazelnuts?|pecans?|macadamia|praline|marzipan|frangipane|nougat|almendras|amandes|badam|
      kaju|fistikli|cevizli`,
    exceptions: {},
  },
  // No name of a dish tells rye or barley without naming a bread or a beer.
  gluten: null,
};

const RULES = ALLERGENS.flatMap((allergen) => {
  const own = ALLERGEN_WORDS[allergen];
  if (!own) return [];
  const { words, exceptions } = own;
  const phrases = Object.keys(exceptions);
  const rule = {
    allergen,
    words: new RegExp(`\\b(?:${words.replace(/\s+/g, "")})\\b`),
    // With the word after it: 'coconut milk' is excused, the cheese of 'coconut milk and cheese' is not.
    excused: phrases.length > 0 ? new RegExp(`\\b(?:${phrases.join("|")})\\w*(?: [a-z]+)?`, "g") : undefined,
  };
  return [rule];
});

/** The allergens that a dish's own name tells. */
export const wordAllergens = (name: string): Allergen[] =>
  RULES.filter(({ words, excused }) => words.test(excused ? name.replace(excused, " ") : name)).map(({ allergen }) => allergen);
