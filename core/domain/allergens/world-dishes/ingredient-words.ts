import type { NamedDish } from "./named-dish.ts";

/** Ingredients in the languages that menus are written in: they tell what is in a dish that no list has. */
export const INGREDIENT_WORDS: readonly NamedDish[] = [
  [
    "cacio, fromager, fromagere, fromages, gratinado, gratinada, gratinee, gratines, mantequilla, manteiga, manteigada, tereyagi, kaymak, kajmak, qaimaq, qaymaq, qaimak, chaka, quroot, qurut, niter kibbeh, nitir qibe, ayib, ayibe, labaneh, labne, akkawi, nabulsi, kishk, jameed, smetana, smetanoyu, smetankovyi, syr, syrom, tvorih, bryndza, brynza, vershky, maslo, maslom, ryazhanka, quesillo, cuajada, requeson, duro blando, queso duro, con nata, pastel de nata, pasteis de nata, gyunyu, miruku, kurimu, chizu, chijeu, uyu, keurim, beoteo, sheer chai, shir chai, sheer berinj, shir berenj, sheer yakh, sheer pira, firni, ferni, phirni, sahlab, salep, ashta, achta, eshta, kashta, qishta, halawet el jibn, chantilly, creme brulee, crema catalana, natillas, cremeschnitte, kasekuchlein, kasekuchen",
    "M",
  ],
  [
    "ashta, achta, eshta, kashta, qishta, muhalabieh, mahalabia, muhallebi, mhalabieh, firni, ferni, sahlab, halawet el jibn, riz bi haleeb, roz bil laban",
    "Mt",
  ],
  [
    "ca phe sua, vietnamese coffee, vietnamese iced coffee, bac xiu, tra sua, thai tea, thai iced tea, thai iced coffee, cha yen, hong kong milk tea, teh tarik, teh ais, kopi susu, sinh to, es krim, flat white, cortado, cafe con leche, cafe au lait",
    "M",
  ],
  [
    "huevos, tortilla de patatas, tortilla espanola, tortilla francesa, revuelto, revueltos, yaitse, yaytsya, yayechnya, yayechnia, tamagoyaki, dashimaki, gyeranjjim, gyeranmari, gyeran, ijjeh, ejjeh, ojja, tokhm, enkulal, ande, oeufs, mayonesa, majonez, majoneze, majonezom, maionese, mayonez, mayoneza, alioli",
    "E",
  ],
  [
    "huevas, mojama, anchoas, boquerones, ventresca, trucha, corvina, asa tibs, asa wot, asa goulash, samke harra, samak, sayadieh, sayadiyeh, oseledets, oselets, seledka, selodka, forshmak, shuba, korop, losos, tunets, godeungeo, myeolchi, daegu, dongtae, galchi, eomuk, odeng, myeongtae, hwangtae, bugeo, iwashi, sanma, shirasu, mentaiko, tarako, ikura, tobiko, masago, katsuobushi, okaka, chirimen, saumon, truite, loup de mer, cabillaud, lieu noir, rouget, anguille, brochet, bangsilog, daing, suancaiyu, suantangyu, niboshi",
    "F",
  ],
  ["ikra", "f"],
  [
    "langostinos, cigalas, percebes, navajas, almejas, mejillones, berberechos, vieiras, zamburinas, chipirones, carabineros, necora, necoras, centollo, bogavante, curiles, sopa de punches, jaiba, ecrevisses, huitres, bulots, coquilles saint jacques, saint jacques, encornet, seiche, poulpe, bigorneaux, saeu, saewu, saewoo, ojingeo, nakji, jjukkumi, gejang, honghap, jogae, bajirak, kkotge, haemul, hotate, asari, shijimi, awabi, hamaguri, krevetky, rakovi, midii, kalmary, jambari, gambari, kraydes, jhinga, chingri, kolambi, chemmeen, yetti, maygoo, meygoo, crablets, zui xia, he tao xia, xia ren, xia jiao",
    "S",
  ],
  ["haemul, mariscada, sopa de mariscos", "FS"],
  [
    "badami, pistah, khalal, chahar maghz, char maghz, jowz, jouz, lawz, louz, fustuq, snobar, snoubar, sanobar, sanawbar, pignons, pinones, almendras, avellana, avellanas, nueces, pistacho, pistachos, castanas, amandes, noisettes, amendoa, amendoas, amandina, pignolata, horikhy, horikhamy, horihamy, mygdal, kurumi, hodu",
    "T",
  ],
  ["cacahuates, cacahuetes, arachides, arakhis, moongphali, ttangkong, ocholoni, rakkasei, fumbwa, fumbua, mwambe", "P"],
  [
    "bocadillo, montadito, tosta, pintxo, pincho, pan con, pan rallado, hojaldre, empanado, empanada gallega, tartine, feuillete, feuilletee, ambasha, himbasha, dabo, difo dabo, kinche, chechebsa, fatira, bolani, boulani, mantu, aushak, ashak, aush, gosh e fil, goash feel, sambosa, qatlama, roht, pampushky, pampushka, halushky, pyrizhky, pyrizhok, palianytsia, mlyntsi, nalysnyky, kotleta, kotlety, verhuny, medivnyk, mandu, guksu, kalguksu, ppang, khobz, khubz, saj bread, sfiha, sfeeha, sambousek, sambusak, shish barak, moghrabieh, semita, salpores, torrejas, pan con pollo, panes con pollo, pan con chumpe, panko, furai, karaage, korokke, champon, somen, hiyamugi",
    "Wme",
  ],
  ["nalysnyky, mlyntsi, medivnyk, paska, torrejas, quesadilla salvadorena, semita", "WME"],
  ["varenyky, vareniki, pelmeni, deruny, zrazy", "Wme"],
  ["kutia, kutya", "WT"],
  [
    "ganjang, doenjang, gochujang, ssamjang, ponzu, yakiniku, sukiyaki, shoyu, teriyaki, salsa de soja, sauce soja, molho shoyu, chaufa, salteado de lomo, lomo salteado, lomo saltado, pollo saltado, tallarin saltado, gu lao rou, gulaorou, chow foon, hor fun, he fen",
    "YWze",
  ],
  ["dubu, sundubu, soondubu, yubu, soja, kongguksu, kongnamul, yuba, aburaage", "Yzw"],
  [
    "sesamo, susam, semsem, simsim, tahina, tahine, tahineh, tarator, selit, telba, kunzhut, kkae, chamgireum, halawi, halaweh, mankousheh, mankoushe",
    "Z",
  ],
  ["barazi, barazek", "ZTMWe"],
  ["mussaman, masaman, musaman, matsaman", "PFSty"],
  ["nam prik pao, chili jam, chilli jam, roasted chili paste", "FS"],
  ["meze, mezze, mazza, mezedes, tapas, thali, bento, smorgasbord, antipasto", "mwetfsyz"],
  ["loukoumades, lokma, awamat, zalabia", "Wtzme"],
  ["brandada, anolini, fiadone, mozartkugel, mozartkugeln, tourteau fromager, xinohondros, parzhen kashkaval", "M"],
  ["xinohondros, leverpostej, patispanj, pan de nuez, pan de ajonjoli, baumkuchenspitzen, chicken roll kolkata, carciofi ripieni", "W"],
  ["parzhen, przhen, pohovan, pohovane, pohovani, panirani, panirana, smazeny, smazeny syr, rantott, leverpostej, schlutzkrapfen", "WE"],
  ["queque, queques, patispanj, jelly roll, swiss roll", "WEM"],
  ["rissois, rissol, rissole de camarao", "sfm"],
  ["syrnyky, syrniki, cheburek, nalysnyky", "MEW"],
  ["kyiv cake, kiev cake, kyivskyi tort", "TEMwpy"],
  ["ensalada cesar, salade cesar, insalata cesare", "FMEWt"],
  ["almondine, amandine, meuniere, grenobloise, a la grand mere, grand mere, belle meuniere", "Mw"],
  ["kadu, kadoo, kaddo, bouranee, borani, banjan, baadenjaan, badenjan, badinjan, dhood, doodh", "M"],
  ["shtrudel, strudla", "WMte"],
  ["shaariyeh, shaghriyeh, shariyeh, shaariya, sheriyeh, ajin, bajin, lahm bi ajeen", "Wm"],
  ["datiles con beicon, datiles con bacon, romesco, salbitxada, picada catalana, marcona, marconas", "Tmw"],
  ["baluza, balouza, balozeh", "Mt"],
  ["tteokguk, ddukguk", "Efyzw"],
  ["cacio e uova, cacio e ova, pallotte, buttery, butteries", "M"],
];
