import type { NamedDish } from "./named-dish.ts";

/** Ingredients in the language of a dish's country, and the usual ingredients of that country's kitchens. */
export const FOREIGN_WORDS: readonly NamedDish[] = [
  [
    "queijo, leite, requeijao, fromage, lait, beurre, chevre, reblochon, formaggio, burrata, pecorino, taleggio, stracchino, grana padano, k(?:a|ae)se, milch, sahne, rahm, schmand, smetana, smietana, tvorog, syrniki, peynir, peynirli, sutlac, jibneh?, laban, zabadi, keju, susu, gatas, keso",
    "M",
  ],
  ["kalakand, khoa, khoya, mawa, chhena, chhana, chenna, paneer, makhan, makkhan, malai, rabdi, rabri, doodh, dudh", "Mtw"],
  ["doi, dahi, thayir, perugu, mosaru, curd, chaas, chaach", "Mz"],
  ["huevo, ovo, oeuf, uovo, uova, yumurta, yumurtali, beid, telur, telor, itlog, tamago, gyeran, anda, mutta", "E"],
  [
    "pescado, peixe, poisson, pesce, fisch, fisk, balik, samak, samaki, ryba, ikan, isda, bangus, sakana, saba, hamachi, maguro, saengseon, machli, machhi, machher, macher, maach, maachh, masor, meen, ilish, hilsa, rohu, pomfret, bombil, bombay duck, surmai, bangda, karimeen, tonno, acciughe, thon, saumon, lachs, thunfisch, morue",
    "F",
  ],
  ["maas", "f"],
  [
    "camaron, camarones, gamba, gambas, langostino, cangrejo, jaiba, almeja, mejillon, mejillones, calamares, camarao, crevette, moules, homard, gamberi, gambero, cozze, seppia, aragosta, garnele, garnelen, karides, udang, cumi, kepiting, hipon, ebi, kani, hotate, saeu, ojingeo, goong, kung ob, chingri, jhinga, kolambi, chemmeen, royyala, balchao, prawns?",
    "S",
  ],
  [
    "almendra, nuez, nueces, avellana, pistacho, castanha, amande, noisette, noix, mandorla, mandorle, nocciola, nocciole, noci, pinoli, mandel, haselnuss, walnuss, findik, findikli, ceviz, cevizli, badem, fistik, fistikli, kaju, badam, pista, akhrot",
    "T",
  ],
  [
    "cacahuate, cacahuete, mani, amendoim, arachide, erdnuss, kacang, mungfali, moongphali, shengdana, palli, verkadalai, singdana, groundnut",
    "P",
  ],
  [
    "trigo, pao, hojaldre, bizcocho, farine, pain, feuillete, pane, fusilli, farfalle, cavatelli, paccheri, trofie, tagliolini, pici, casarecce, conchiglie, capellini, strozzapreti, brot, nudel, nudeln, ekmek, makarna, eriste, khubz, khobz, blini, pirog, kluski, lapsha, mian, bakmi, mie, pandesal, guksu, kalguksu, sujebi, maida, atta, suji, sooji, rava, rawa, dalia, lapsi, laapsi, seviyan, semiya, pav",
    "Wem",
  ],
  ["soja, tahu, tauhu, tauco, tauchu, kecap, dubu, doufu, dofu, dau hu, yuba, okara, toyo, shoyu", "Yw"],
  [
    "til, tilgul, ellu, gingelly, gajak, rewri, revdi, simsim, susam, susamli, ajonjoli, sesamo, gergelim, goma, goma[- ]ae, wijen, zhima",
    "Zp",
  ],
  ["thai, vietnamese, lao, burmese, cambodian, khmer, filipino, indonesian, malaysian, singapore, balinese", "fsypwe"],
  ["chinese, szechuan, sichuan, hunan, cantonese, shanghai, yangzhou, yeung chow, hong kong, taiwanese, mongolian", "ywsezp"],
  ["korean, japanese, teppanyaki, hibachi", "ywfezs"],
  [
    "indian, punjabi, mughlai, bengali, kashmiri, hyderabadi, lucknowi, awadhi, goan, rajasthani, gujarati, chettinad, nepali, pakistani, masala, bharta, karahi, kadai, kadhai, jalfrezi, curry",
    "mtw",
  ],
  ["turkish, lebanese, persian, moroccan, afghan", "mtwz"],
  ["west african, ghanaian, nigerian, senegalese", "pfs"],
  ["polish, russian, ukrainian, hungarian, german, austrian, swedish, danish", "mwe"],
  ["italian, sicilian, tuscan, provencal", "mwe"],
  ["mexican, tex[- ]mex, brazilian, peruvian, argentine, colombian, caribbean, jamaican, cajun, creole", "mws"],
];
