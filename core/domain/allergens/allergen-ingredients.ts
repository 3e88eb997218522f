import { type AllergenRule, anyOf } from "./allergen-rule.ts";

/** Words that name an ingredient in any dish. */
export const INGREDIENT_RULES: readonly AllergenRule[] = [
  {
    name: anyOf(`milk, buttermilk, milkshake, cheese, cheesy, cream, creamed, creme, crema, yogurt, yoghurt, kefir, whey, casein, ghee, dairy,
      half and half, half & half, leche, acidophilus, lassi, cajeta, ice cream, gelato, custard, flan, fudge, eggnog, sherbet, pudding,
      cheddar, mozzarella, parmesan, parmigiana, provolone, ricotta, feta, gouda, brie, camembert, gruyere, colby, monterey, muenster,
      paneer, queso, asiago, romano, mascarpone, limburger, havarti, edam, roquefort, gorgonzola, cotija, velveeta, fontina, alfredo,
      tzatziki, raita, bechamel, hollandaise, bearnaise, au gratin, scalloped potato, rarebit, fondue, cordon bleu, ranch, blue cheese, white sauce,
      dulce de leche, pepper jack, goat cheese, burrata`),
    contains: ["milk"],
  },
  { name: /\bswiss\b/, unless: anyOf("swiss steak, swiss chard, swiss miss, swiss roll"), contains: ["milk"] },
  { name: /\bbutter(ed)?\b/, unless: /butter or (margarine|oil)|(margarine|oil) or butter|butter-?flavou?r/, contains: ["milk"] },
  { name: anyOf("creamer, whipped topping"), unless: /alternative|non-?dairy|\b(soy|oat|almond|coconut)\b/, contains: ["milk"] },
  { name: anyOf("butter, margarine, creamy, creamer, cream substitute, whipped topping, lactose"), may: ["milk"] },
  {
    name: anyOf("chocolate, mocha, cocoa, caramel, toffee, butterscotch, nougat"),
    unless: /soft drink|soda|\bcola\b/,
    may: ["milk", "soy"],
  },

  {
    name: anyOf(`egg, omelet, omelette, frittata, quiche, mayonnaise, mayo, mayonnaise-type, meringue, eggnog, aioli, hollandaise, bearnaise,
      huevo, tartar sauce, tartar, thousand island, challah, brioche, divinity, custard, flan, souffle, miracle whip, egg ?white, yolk,
      nougat`),
    unless: /frozen custard|steak tartar/,
    contains: ["egg"],
  },

  {
    name: anyOf(`fish, salmon, tuna, cod, codfish, anchovy, anchovies, sardine, herring, mackerel, trout, tilapia, catfish, halibut, haddock,
      flounder, perch, pike, sea bass, carp, swordfish, shark, sturgeon, whiting, pompano, porgy, croaker, mullet, barracuda, eel,
      snapper, mahi, pollock, grouper, caviar, roe, lox, kipper, kippered, smelt, shad, walleye, bacalao, bacalaito, surimi, gefilte,
      ahi, sashimi, worcestershire, sole, wahoo, rockfish, whitefish, fish sauce`),
    unless: /\bor (fish|tuna)\b|fish or |poultry,? or fish/,
    contains: ["fish"],
  },
  { name: anyOf("fish, tuna, seafood"), unless: /\bshellfish\b/, may: ["fish"] },
  { name: /\bsurimi\b/, contains: ["wheat"], may: ["egg", "shellfish", "soy"] },
  {
    name: anyOf(`shrimp, prawn, crab, crabmeat, lobster, clam, oyster, mussel, scallop, crayfish, crawfish, abalone, squid, octopus, calamari,
      conch, escargot, snail, cuttlefish, shellfish, langostino, scampi`),
    unless: /\bor (shrimp|shellfish|lobster)\b|shrimp or (fish|chicken)|fish or shrimp/,
    contains: ["shellfish"],
  },
  { name: /\bseafood\b/, unless: /or seafood|seafood (or|sauce|seasoning)/, contains: ["fish", "shellfish"] },
  { name: anyOf("seafood, shrimp, shellfish, lobster"), may: ["shellfish"] },

  {
    name: anyOf(`walnut, pecan, cashew, pistachio, hazelnut, filbert, macadamia, brazil nut, pine ?nut, pignolia, chestnut, praline, marzipan,
      nutella, mixed nut, amaretti, frangipane, almond, nut`),
    unless: /almond, (coconut|soy|rice)|almond or /,
    contains: ["tree nuts"],
  },
  { name: /\balmond\b/, may: ["tree nuts"] },
  { name: /\bnuts\b/, may: ["peanut"] },
  { name: anyOf("peanut, goober, satay, groundnut"), unless: /or peanut/, contains: ["peanut"] },
  { name: /\bpeanuts?\b/, may: ["peanut", "tree nuts"] },

  {
    name: anyOf(`wheat, flour, semolina, couscous, bulgur, farina, seitan, spelt, durum, matzoh?, bread, breaded, breading, breadcrumb, battered,
      batter, floured, toast, bun, bagel, crouton, pita, naan, baguette, focaccia, ciabatta, breadstick, cracker, saltine, graham,
      pasta, spaghetti, macaroni, noodle, lasagna, ravioli, tortellini, linguini, linguine, fettuccine, penne, rigatoni, ziti, orzo,
      manicotti, cannelloni, vermicelli, cookie, brownie, cake, cupcake, cheesecake, pie, pastry, pastries, croissant, muffin, biscuit,
      pancake, waffle, doughring, crepe, wafer, pretzel, stuffing, dumpling, wonton, roti, chapp?atti, paratha, puri, sandwich, hoagie,
      submarine, sub, calzone, empanada, tempura, cone, pumpernickel, bran flake, wheat germ, multigrain, whole grain`),
    unless:
      anyOf(`cassava bread, yuca bread, flourless, sweetbread, shepherds pie, cottage pie, corn muffin, corn ?dog, pie filling, rice bran,
      oat bran, sandwich spread, multigrain chip, ice cream sandwich cookie, potato snack.*, meringue .?cookie`),
    contains: ["wheat"],
  },
  { name: anyOf("cornbread, corn bread, corn muffin, corn ?dog, hush pupp(?:y|ies), pie filling"), may: ["wheat"] },
  { name: anyOf("rye, barley, malt, malted, beer, triticale, kamut, yeast extract"), contains: ["gluten"] },
  { name: anyOf("oat, oatmeal, granola, muesli"), may: ["gluten"] },

  {
    name: anyOf(`soy, soya, soybean, tofu, edamame, miso, natto, tempeh, teriyaki, tamari, hoisin, soymilk, textured vegetable protein`),
    unless: /\bor soy|soybean oil/,
    contains: ["soy"],
  },
  { name: /\bsoy\b/, may: ["soy"] },
  { name: anyOf("soy sauce, soy-based sauce, teriyaki, hoisin, ponzu"), contains: ["wheat", "soy"] },

  { name: anyOf("sesame, tahini, hummus, halvah?, baba ghanoush, everything bagel"), contains: ["sesame"] },
];
