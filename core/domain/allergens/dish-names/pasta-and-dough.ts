import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** Shapes of pasta, noodles, doughs and grains. */
export const PASTA_AND_DOUGH_NAMES: readonly NamedDish[] = [
  [
    "acini di pepe, alphabet soup, anelletti, anelli, angel hair, barquette, bavette, bigoli, bow ties, breadcrumbs, brik pastry, bruschettone, calamarata, campanelle, canape, candele, cascatelle, cavatappi, cencioni, chifferi, chitarra, conchigliette, coquillettes, corzetti, cracked wheat, creste di gallo, crostone, croxetti, dao shao mian, ditali, elbow macaroni, en croute, espagueti, farfalline, farina, fettucce, fettunta, feuille de brick, fileja, filindeu, filini, filo pastry, freekeh, fusilloni, gemelli, giant couscous, gigli, gramigna, gyoza wrapper, hardtack, hilopites, hot water crust, jumbo shells, kesme noodles, knopfli, lagane, lumache, lumaconi, macarrones, maccheroncini, maccheroni, mafalda, mafaldine, malloreddus, matzo meal, mezze maniche, mezze penne, mock duck, nouilles, pastina, perciatelli, pipe rigate, pizza dough, radiatore, radiatori, rotelle, rotini, ruote, sagnarelli",
    "W",
  ],
  [
    "scialatielli, sedani, shortcrust, spaghettoni, spring roll wrapper, stelline, strangozzi, stringozzi, tartine, tonnarelli, torchio, trenette, triticale, troccoli, tubetti, tubettini, umbricelli, vermicelloni, warka, wheat berries, wheat gluten, wheat noodles, wonton wrapper, zitoni",
    "W",
  ],
  [
    "agnolini, anolini, cappellacci, caramelle pasta, csipetke, egg barley, egg pasta, fagottini, farfel, fleckerl, fresh pasta, garganelli, girasoli, kluski, lokshen, maltagliati, mandlen, mezzelune, pasta all uovo, plin, quadrucci, sacchetti, scarpinocc, schupfnudeln, tagliolini, tajarin, tortelloni, zacierki",
    "EW",
  ],
  [
    "barley water, beer bread, beer can chicken, crispbread, krupnik, kvass, malt loaf, maltose, orzotto, pearl barley, pumpernickel, rye bread, scotch broth, talbina, tsampa",
    "G",
  ],
  [
    "cannelloni, cappellacci di zucca, cheese ravioli, cheese tortellini, cjarsons, lasagnette, lobster ravioli, mushroom ravioli, pumpkin ravioli, ravioloni, rotolo, spinach ravioli, tortelli di zucca",
    "MEW",
  ],
  ["pansoti, pansotti", "METW"],
  ["hoto, kishimen", "WYf"],
  ["mostaccioli", "TW"],
  ["pizzoccheri", "MW"],
  ["somen", "FWY"],
];
