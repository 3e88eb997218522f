import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** Words for how a dish is made that reveal an ingredient: breaded, in mayonnaise, au gratin. */
export const COOKING_WORDS: readonly NamedDish[] = [
  [
    "a la milanesa, a la romana, apanada, apanado, batter fried, battered, beer battered, breaded, capeado, crumb fried, crumbed, cutlet breaded, empanizada, empanizado, escalope panee, fried cheese, fried ravioli, frito misto, fritto, fritura, in batter, jalapeno popper, nugget, orly, panada, panado, paniert, panierte, pastella, rebozado, viennoise",
    "EW",
  ],
  [
    "ai pinoli, al pistacchio, alle mandorle, alle noci, almond crusted, almond paste, almondine, amandine, aux amandes, aux noix, cashew cream, castagnaccio, chestnut puree, con almendras, con nueces, hazelnut crusted, macadamia crusted, marrons glaces, noisette cake, nougatine, nut crust, nut cutlet, nut loaf, nut roast, pistacchio, pistachio crusted, walnut crusted",
    "T",
  ],
  [
    "a caballo, a cavalo, big mac sauce, celeriac remoulade, con huevo, dressed in mayonnaise, egg mayo, egg wash, eier, ensalada rusa, florentine eggs, fried egg, in mayonnaise, insalata russa, macedoine mayonnaise, mayonnaise salad, omelet, onsen egg, poached egg, remoulade celery, ruhrei, russian salad, strapatsada, sunny side up",
    "E",
  ],
  [
    "a la meuniere, a la romaine, dredged, floured, in a wrap, in crust, in pita, in puff pastry, jaeger, jagersauce, on a bun, on rye, on toast, roulade en croute, roux, sanger, sauce espagnole, tourte, wellington",
    "W",
  ],
  [
    "alla pescatora, americaine sauce, armoricaine, en su tinta, mar y tierra, mare e monti, marinara de mariscos, rockefeller, seafood cocktail, squid ink",
    "S",
  ],
  ["benedict, creme patissiere, lemon curd, omelette, omelette au fromage, quiche filling", "ME"],
  ["acciugata, alle acciughe, anchovy butter, nizzarda, smoked salmon, tonnata", "F"],
  ["benne, benne wafer, sesame crusted, sesame oil", "Z"],
  ["mongolian, soy braised", "WY"],
  ["teppanyaki, yakiniku", "WYf"],
  ["kakiage", "ESWYf"],
  ["fish fry", "EFW"],
  ["galette complete", "MEW"],
  ["aioli garni", "EF"],
  ["escabeche de pescado", "FW"],
  ["bisque", "SW"],
  ["halva", "WZ"],
];
