import type { NamedDish } from "./named-dish.ts";

/** Ingredients that a word in a dish's name usually implies, whatever else the dish contains. */
export const TYPICAL_PARTS: readonly NamedDish[] = [
  ["sandwich, burger, slider, wrap, sub, hoagie, panini, melt, flatbread, toastie, sando, bun", "Wmeyz"],
  [
    "melt, cheesesteak, supreme, cheesy, loaded, smothered, four cheese, three cheese, quattro formaggi, stuffed crust, fundido, deluxe burger",
    "Mw",
  ],
  ["dumplings?, ravioli, pierogi, wontons?, potstickers?, noodles?, spaghetti, macaroni, ramen, udon, lo mein, chow mein", "Wey"],
  [
    "breaded, battered, beer[- ]battered, crumbed, crusted, tempura, fritters?, crispy (?:chicken|shrimp|fish|cod|calamari), crunchy (?:chicken|shrimp|fish|tacos?), fried (?:chicken|fish|shrimp|calamari|clams?|oysters?|catfish|pickles?)",
    "We",
  ],
  ["creamy, cream of, chowder, bisque, alfredo, gratin, scalloped, a la king, souffle, casserole, bake", "Mwe"],
  ["curry, masala", "mtfs"],
  ["stir[- ]?fry, stir[- ]?fried, teriyaki, hibachi, asian, soy[- ]glazed, ginger[- ]soy, sesame[- ]ginger, orange[- ]ginger", "YWz"],
  ["candy bar, chocolate bar, bonbons?, caramels?, fudge, toffee, milk chocolate", "Mytp"],
  ["snack cakes?, cream[- ]filled, creme[- ]filled, frosted", "WMey"],
  ["sundae, frozen yogurt, froyo, parfait, pudding, mousse, custard, gelato", "Me"],
  ["salad dressing, creamy dressing, dip", "em"],
  ["meatballs?, meatloaf, croquettes?, patties, rissoles?", "We"],
];
