import type { Allergen } from "./allergens.ts";

/**
 * Everyday words for the nine allergens in Spanish, French, German, Italian, Portuguese and Dutch, as people type them and as labels tag
 * them. Lower case, without accents and hyphens. Only words with one meaning: 'frutos secos' may be raisins, and stays unknown.
 */
export const FOREIGN_ALLERGEN_WORDS: Readonly<Record<Allergen, string>> = {
  milk: `leche, lacteos, productos lacteos, queso, mantequilla, nata, suero de leche, lait, produits laitiers, laitiers, fromage, beurre, creme,
    lactoserum, milch, milcherzeugnisse, milchprodukte, kase, kaese, sahne, rahm, molke, latte, latticini, formaggio, burro, panna, leite,
    laticinios, queijo, manteiga, melk, zuivel, kaas, boter, room`,
  egg: "huevo, huevos, oeuf, oeufs, ei, eier, huhnerei, huhnereier, huehnerei, uovo, uova, ovo, ovos, eieren",
  fish: "pescado, pescados, poisson, poissons, fisch, fische, fischerzeugnisse, pesce, peixe, peixes, vis",
  shellfish: `crustaceo, crustaceos, molusco, moluscos, mariscos, marisco, crustace, crustaces, mollusque, mollusques, fruits de mer, crevette,
    crevettes, moules, gambas, camarones, camaron, krebstiere, krustentiere, weichtiere, meeresfruchte, garnelen, muscheln, crostacei,
    molluschi, frutti di mare, gamberi, schaaldieren, schelpdieren, weekdieren, garnalen`,
  "tree nuts": `frutos de cascara, nueces, nuez, almendra, almendras, avellana, avellanas, anacardo, anacardos, pistacho, pistachos, fruits a coque,
    fruits a coques, noix, amande, amandes, noisette, noisettes, noix de cajou, pistache, pistaches, schalenfruchte, schalenfruechte,
    nusse, nuesse, mandel, mandeln, haselnuss, haselnusse, haselnuesse, walnuss, walnusse, cashewnusse, pistazien, frutta a guscio, noci,
    mandorle, nocciole, pistacchi, anacardi, frutos de casca rija, nozes, amendoas, avelas, noten, hazelnoten, amandelen, walnoten,
    schaalvruchten`,
  peanut: `cacahuete, cacahuetes, cacahuate, cacahuates, mani, arachide, arachides, cacahouete, cacahouetes, erdnuss, erdnusse, erdnuesse, arachidi,
    amendoim, amendoins, pinda, pindas, aardnoten`,
  wheat: "trigo, ble, froment, weizen, frumento, grano, tarwe, harina de trigo, farine de ble, weizenmehl, farina di frumento",
  gluten: "cebada, centeno, orge, seigle, gerste, roggen, orzo perlato, segale, cevada, centeio, rogge, glutine, zoliakie, zoeliakie",
  soy: "soja, soia, sojabohne, sojabohnen, sojabonen, graines de soja, semillas de soja",
  sesame: "sesamo, ajonjoli, sesam, sesamsamen, sesamzaad, graines de sesame, semillas de sesamo, gergelim",
};
