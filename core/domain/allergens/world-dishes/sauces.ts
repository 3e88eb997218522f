import type { NamedDish } from "./named-dish.ts";

/** Sauces, dips, dressings and pastes, which add ingredients that the name of a dish does not mention. */
export const SAUCES: readonly NamedDish[] = [
  [
    "kewpie, aioli, alioli, remoulade, tartare?, tartare? sauce, thousand island, russian dressing, louie dressing, comeback sauce, fry sauce, marie rose, sauce gribiche, gribiche, rouille, tonnato, caesar dressing, ranch, green goddess, coleslaw dressing, honey mustard, burger sauce, yum yum sauce, bang bang sauce, white barbecue, alabama white, algerienne, samurai sauce, andalouse, dynamite sauce, sriracha mayo, chipotle mayo, garlic mayo, salsa golf, salsa rosada, special sauce",
    "Emfy",
  ],
  [
    "hollandaise, bearnaise, maltaise, choron, mousseline, sabayon, beurre blanc, beurre noisette, brown butter, mornay, bechamel, besciamella, veloute, alfredo, cheese sauce, nacho cheese, queso, rarebit, white sauce, cream sauce, vodka sauce, sauce supreme, normande, nantua, bread sauce, peppercorn sauce, au poivre, stroganoff sauce, mushroom sauce, marsala sauce, piccata sauce, caramel sauce, butterscotch, hot fudge, creme anglaise, custard sauce, dulce de leche, cajeta, manjar, arequipe, hard sauce",
    "Mwe",
  ],
  ["hollandaise, bearnaise, maltaise, choron, mousseline, sabayon, creme anglaise, custard sauce, zabaglione", "EM"],
  ["bechamel, besciamella, mornay, veloute, nantua, bread sauce, white sauce, espagnole, demi[- ]?glace, brown sauce, cheese sauce", "Wm"],
  ["nantua", "SMW"],
  [
    "ranch, blue cheese dressing, roquefort dressing, green goddess, caesar dressing, tzatziki, raita, cacik, haydari, jajik, mast[- ]o[- ]khiar, dill sauce, horseradish cream, crema, labneh, sour cream dip, french onion dip, queso dip, yogurt sauce, white sauce halal, garlic yogurt, tirokafteri, kopanisti, htipiti, liptauer, obatzda, pesto, huancaina, ocopa",
    "Mety",
  ],
  [
    "green goddess, caesar dressing, worcestershire, lea and perrins, bagna cauda, anchoiade, tapenade, salsa verde italian, steak sauce, a1 sauce, henderson relish, fish sauce, nuoc cham, nuoc mam, nam pla, nam prik, prik nam pla, nam jim, jaew, patis, padaek, pla ra, mam nem, mam tom, garum, colatura, kimchi, kimchee, kkakdugi, baechu, dongchimi, oi sobagi, pa ?kimchi, chonggak, dashi, tsuyu, mentsuyu, hondashi, bonito",
    "Fsw",
  ],
  ["green goddess, caesar dressing", "E"],
  ["bagna cauda, caesar dressing", "FM"],
  ["tapenade, worcestershire", "f"],
  [
    "pesto, pesto alla genovese, romesco, salbitxada, ajoblanco, ajo blanco, skordalia, tarator, muhammara, walnut sauce, salsa di noci, satsivi, bazhe, pkhali, nogada, dukkah, duqqa, picada, nutella, gianduja, praline paste, marzipan, almond sauce, korma sauce, pipian, pipian verde, salsa macha, mole, mole (?:negro|rojo|amarillo|coloradito|verde), encacahuatado",
    "Tmpzw",
  ],
  [
    "salsa macha, encacahuatado, peanut sauce, satay sauce, sate sauce, gado[- ]gado sauce, sambal kacang, bumbu kacang, kuah kacang, pindakaas, ocopa, suya spice, yaji, groundnut, peanut dressing, dan dan sauce, bang bang chicken",
    "Pty",
  ],
  ["mole, mole (?:negro|rojo|amarillo|coloradito)", "PTZw"],
  [
    "soy sauce, shoyu, tamari, ponzu, teriyaki, yakitori tare, tare, unagi sauce, eel sauce, kabayaki, hoisin, oyster sauce, black bean sauce, chee hou, char siu, xo sauce, stir[- ]?fry sauce, kung pao, general tso, orange sauce, plum sauce, tonkatsu sauce, okonomi sauce, okonomiyaki sauce, yakisoba sauce, bulldog sauce, sukiyaki, warishita, kecap manis, kecap, ketjap, sweet soy, mushroom soy, maggi, liquid aminos, bulgogi, galbi, kalbi marinade, korean barbecue, korean bbq, gochujang, ssamjang, doenjang, doubanjiang, toban djan, tobanjan, tianmianjiang, sweet bean sauce, yellow bean, taucu, tauco, black garlic sauce, mongolian sauce, hibachi sauce, ginger dressing, carrot ginger dressing, asian dressing, sesame dressing, sesame ginger, goma dressing, gyoza sauce, dumpling sauce, pot ?sticker sauce, tempura sauce, tentsuyu, adobo filipino, toyomansi",
    "YWzf",
  ],
  ["unagi sauce, eel sauce, tentsuyu, tempura sauce, okonomi sauce, okonomiyaki sauce", "yf"],
  [
    "oyster sauce, xo sauce, sambal belacan, belacan, belachan, terasi, trassi, bagoong, alamang, shrimp paste, kapi, saeujeot, saeu ?jeot, mam ruoc, mam tom, petis, hae ko, nam prik pao, nam prik kapi, sambal udang, rojak sauce, red curry paste, green curry paste, panang paste, massaman paste, curry paste, laksa paste, tom yum paste, shito, crab paste, lobster sauce, nantua",
    "Sfy",
  ],
  ["shito, nam prik pao, red curry paste, green curry paste, tom yum paste, laksa paste, rojak sauce", "Fs"],
  [
    "tahini, tahina, tarator, hummus, humus, houmous, baba g(?:h)?ann?ou(?:sh|j), mutabal, moutabal, mtabal, halva, halvah, helva, zaatar, zahtar, dukkah, duqqa, gomasio, goma, goma[- ]?dare, sesame sauce, sesame paste, zhi ma jiang, chili crisp, chili oil, lao gan ma, rayu, layu, sichuan chili oil, furikake, togarashi, shichimi, everything seasoning, ssamjang, salsa macha",
    "Zyp",
  ],
  ["chili crisp, lao gan ma", "Yp"],
  [
    "pistou, chimichurri, harissa, zhug, skhug, chermoula, toum, gremolata, mojo, salsa, pico de gallo, guacamole, marinara, arrabbiata, pomodoro, vinaigrette, mint sauce, chutney, ajvar, adjika, ajika, lecso, tkemali, piri ?piri, peri ?peri, hot sauce, sriracha, tabasco, ketchup, mustard, relish, horseradish, cranberry sauce, applesauce, jerk, sofrito, sambal oelek, sweet chili sauce, buffalo sauce, barbecue sauce, bbq sauce, cocktail sauce, enchilada sauce, salsa verde, tomatillo, mole verde",
    "",
  ],
  ["cocktail sauce, barbecue sauce, bbq sauce, jerk, buffalo sauce, mint sauce, ketchup, mustard, enchilada sauce", "wfm"],
  ["curry block, curry roux, s and b, vermont curry, golden curry, chip shop curry, katsu sauce, katsu curry", "WYm"],
];
