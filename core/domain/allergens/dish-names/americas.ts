import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** Mexico, Central America, the Caribbean, the Andes, Brazil, the south of South America, the United States and Canada. */
export const AMERICAN_NAMES: readonly NamedDish[] = [
  [
    "acai com leite, aguapanela con queso, ajiaco bogotano, ajiaco santafereno, akasan, alfajores de maicena, almojabano con queso, anafre, anafres, arepa, arepa boyacense, arepa de choclo, arepa de chocolo, arepa domino, arepa pelua, arroz de leite, arroz en leche, atol, atol de elote, atole de leche, bagel with schmear, baiao de dois, balcarce, banana porridge, bananas foster, batido, batido de mamey, bicho de pe, bisquets, bolo de cenoura com chocolate, bolon de queso, bolon de verde con queso, bombocado, bori bori, brevas con arequipe, broccoli cheddar, broccoli cheddar soup, cafe com leite, calabacitas con queso, caldo de queso, canjica, capchi, capchi de habas, carimanola con queso, carlota de limon, carrot juice jamaican, causa con queso, cemita poblana, cheese blintzes, cheese danish, cheese grits, cheese patty, chicha criolla, chicha venezolana, chicheme, chicken alfredo",
    "M",
  ],
  [
    "chicken cordon bleu, chicken florentine, chilaquiles rojos, chilaquiles verdes, chipa so o, chivito uruguayo, choclo con queso, chocolate abuelita, chocolate caliente, chocolate con queso, chorreada, chorreadas, chuchito, chuchitos, chumbeque, chupe verde, churchill, cocada de leite, corn chowder, cornmeal porridge, cornmeal pudding, cortadito, corunda, corundas, cowboy butter, cream of broccoli, cream of crab soup, cream of mushroom, creamed corn, creamed onions, crema hondurena, crema poblana, crema salvadorena, creme de papaya, crepas con cajeta, crepas poblanas, cuajada con melao, curau, cuscuz com leite, domino arepa, duros con crema, empanada de humita, empanada de platano, empanadas de leche, empanadas de platano, empanadas de queso, enchiladas guatemaltecas, enchiladas hondurenas, enchiladas mineras, enchiladas potosinas, enchiladas rojas, enchiladas verdes",
    "M",
  ],
  [
    "escondidinho de carne seca, esfiha de queijo, esquite, facturas argentinas, flan coco, flan con dulce de leche, fricasse de frango, gallo pinto con crema, guava and cheese, guinness punch, helado, helado de lucuma, hominy porridge, horchata de leche, huminta, humintas, humitas peruanas, irish moss drink, kesio, kiveve, labouyi, licuado de platano, locro de papa, locro de papas, machetes, magnum punch, makawoni au graten, mandoca, mandocas, manjar branco, manjar de coco, manjarblanco, martin fierro, mazamorra antioquena, mazamorra con leche, mazorcada, milk punch, morocho, mote de queso, mungunza, muzzarella, natilla colombiana, natilla cubana, new york cheesecake, nieve de leche, obleas, obleas con arequipe, olho de sogra, pain patate, pamonha, pan de mallorca, pandeyuca, panqueque con dulce de leche, panqueques con dulce de leche, papas con ocopa, pastelito de guayaba y queso",
    "M",
  ],
  [
    "pastelitos de queso, pastelon de platano, patacon con queso, pen patat, pingado, pizca andina, pizza a la piedra, plantain porridge, plato paceno, poleada, postre de natas, postre massini, pudim de leite condensado, pudin di coco, pupusa de queso con loroco, pupusa revuelta, pupusas de queso, pupusas revueltas, queijo minas, quesadilla hondurena, quesillo aruba, queso de freir, queso de hoja, queso flameado, queso helado, queso humacha, queso oaxaca, queso y dulce, raspado con leche, rellenitos de platano, ricardito, rigua, riguas, root beer float, scalloped potatoes, schmear, sea moss drink, seamoss, semola con leche, solterito de queso, sonso, sorbetera, sorvete, sour cream herring, strogonoff de frango, suprema napolitana, tacos de birria, tacos dorados, tajadas con queso, tallarin verde, tamales de queso, tapioca de queijo, tarta pascualina, tinga tostada, tomato bisque",
    "M",
  ],
  [
    "tostadas guatemaltecas, twice baked potato, uchepos, vigilante queso y dulce, vitamina, vitamina de abacate, vori vori, yaroa, zonzo",
    "M",
  ],
  [
    "agoulou, arepa de trigo, arreglado, arreglados, ave palta, bajan bakes, bajan cutter, beef patty, benyen, berlin, bizcochitos de grasa, bocadito, boiled dumpling, bolas de fraile, bolinha de queijo, bonbon siwo, bondiola sandwich, budin, budin ingles, bulla cake, burro percheron, burros, buss up shot, cachanga, cachangas, cachito, cachito de jamon, cachitos, canoncitos, chapalele, chapaleles, cheese roll guyana, chicken foot, chijaukay, chilindrinas, chimi, churrasco italiano, coconut bake, coconut bread, coconut turnover, conkies, coquitos paraguayos, coxinha de frango, coyota, coyotas, cuernitos, cuernitos de grasa, curry chicken roti, dhalpourie roti, dobladitas, dombre, dombres, dominican chimi, easter bun, empanada cubana, empanada de cajeta, empanada de chiverre, empanada dominicana, empanada panamena, empanada peruana, empanadas mendocinas, enroladinho de salsicha, enrollado",
    "Wme",
  ],
  [
    "esfirra, espagueti verde, farofa de pao, fideos con tuco, fish cakes, fried bake, fry jack, fry jacks, guagua de pan, guaguas de pan, haitian patty, ham cutter, hard dough bread, hardo bread, hojaldra, hojaldras, jug jug, kachourie, komparet, konparet, lampreados, libritos, limon kay, macarrao, macarronada, makawoni, marinad, marraqueta chilena, mbusia, meat pie belize, menestron, metemgie, micha, milanesa de pollo, milanesa de res, milhoja, mithai, mogolla, molletes guatemaltecos, moncaibas, mote con huesillo, pain haitien, pajagua mascada, pan alinado, pan amasado, pan arabe, pan canilla, pan con pavo, pan con pescado, pan de jamon, pan de ropa vieja, pan frances, pan frances guatemalteco, pan serla, panes con pavo, panes con pollo, panqueque, pao com manteiga, pastel de pollo, pastel gloria, pastelito andino, pastelito dominicano, pastelitos criollos, pastelitos de carne",
    "Wme",
  ],
  [
    "pastelitos de perro, pate haitien, pate kode, payagua mascada, pepito venezolano, percheron, pholouri, pholourie, picaron, pine tart guyanese, plantain tart, ponque, porotos con riendas, powder bun, prestinos, pristinos, queque, quesadilla de harina, quibe, quipe, quipes, roast bake, roles de canela, sacramentos, sada roti, salara, salpor, salpores, saltado de mariscos, sanduiche, sanduiche de mortadela, sandwich de chola, sarnita, semita de pina, shambar, shuco, shucos, sopa aguada, sopa de semola, sopaipillas pasadas, superpancho, suprema maryland, taco arabe, taco de harina, tacos arabes, tacos baja, tacos de harina, tacos ensenada, tallarines con salsa, tallarines con tuco, tallarines rojos, tarta de jamon y queso, taypa, tennis roll, ti pa kay, torta de tamal, torta salgada, torta salvadorena, tortitas negras, tostada cubana, tucumana, tucumanas, xecas, yaniqueque, yaniqueques",
    "Wme",
  ],
  [
    "anchovy pizza, aporreado de bacalao, aranso, arencas, arroz con coco y pescado, bacalao guisado, bacalao navideno, bacoljau, bagel and lox, bagre, balchi pisca, balchi piska, blackened catfish, blackened redfish, bocachico, boga, boiled fish, boston scrod, bravoe, catfish po boy, cebiche, cedar plank salmon, ceviche de corvina, ceviche de pescado, ceviche panameno, charales, chiktay, chiktaye, chiquetaille, chita frita, chopped herring, chupe de pescado, chupin, chupin de pescado, chupin de surubi, cod au gratin, cod cakes, cod tongues, codfish cakes, congrio frito, court bouillon, courtbouillon, door county fish boil, dourado, encebollado de pescado, enchilado de pescado, escabeche panameno, escoveitch, fish and brewis, fish and fungi, fish boil, fish broth, flying fish and cou cou, funche con bacalao, fungee and saltfish, guanimes con bacalao, her heri, herheri, heri heri, highwater rice",
    "F",
  ],
  [
    "huachinango a la veracruzana, hudut, hudutu, keri keri, macadam, mackerel run down, mackerel rundown, marlin tacos, merluza frita, metemgee, mojarra, mojarra frita, moqueca baiana, moqueca capixaba, moqueca de peixe, oil down, oildown, pacu, pan de cazon, pargo rojo, peixada, pejerrey frito, pescado blanco, pescado con coco, pescado frito, pickled herring, pira caldo, pirao, pirarucu de casaca, piska hasa, planked salmon, poisson gros sel, pompano en papillote, posta de bagre, pwason boukannen, pwason gwo sel, redfish courtbouillon, reineta, rondon, sabalo, salpicon de pescado, saltfish and fungi, sancocho de pescado, sarandeado, sere, sere de pescado, serenata de bacalao, smoked fish dip, smoked mullet dip, smoked whitefish, solomon gundy, steamed fish jamaican, stew fish, sudado de pescado, tacos de marlin, tambaqui, tikin xic, tikinxic, trout almondine, trout meuniere, trucha frita",
    "F",
  ],
  ["tucunare, veracruzana, viudo de pescado, whitefish salad", "F"],
  [
    "abara, alcapurrias de jueyes, almejas chocolatas, arroz a la tumbada, arroz con camaron, arroz con conchas negras, arroz con jueyes, arroz lambe lambe, arroz marinero, asopao de camarones, asopao de mariscos, barbecue shrimp, bouyon krab, calco stoba, callaloo, camarao a paulista, camarao na moranga, camarones a la diabla, camarones al ajillo, camarones al coco, camarones costa azul, camarones empanizados, camarones enchilados, camarones momia, camarones zarandeados, campechana, cangrejada, cangrejos criollos, caranguejada, carrucho, cau cau de mariscos, cazuela de camaron, ceviche de camaron, ceviche de conchas, ceviche de conchas negras, ceviche de pulpo, ceviche ecuatoriano, charbroiled oysters, chilpachole, chilpachole de jaiba, cholgas, clam bake, clam pizza, conch salad, conch soup, crab and dumplin, crab and dumpling, crab back, crab backs, cracked conch, curried conch",
    "S",
  ],
  [
    "curried shrimp, curry crab, curry crab and dumpling, dungeness crab, enchilado de camarones, enchilado de langosta, encocado de camaron, encocado de jaiba, ensalada de carrucho, ensalada de pulpo, garlic lobster, grilled lobster, guiso de caracol, harina con cangrejo, jueyes, kalalou, karko, karko stoba, kreeft stoba, lalo ak krab, lambe lambe, lambi creole, lambi guisado, langosta puerto nuevo, legim ak krab, legume crabe, locos con mayo, locos mayo, machaca de camaron, manhattan clam chowder, mariscal, maryland crab, mofongo con camarones, mofongo de camarones, mofongo relleno de camarones, mole de romeritos, oyster dressing, oyster po boy, peppered shrimp, picante de camarones, picante de mariscos, picoroco, pulmay, pulpo al olivo, pulpo enamorado, pulpo zarandeado, salmorejo de jueyes, sancocho de mariscos, scorched conch, shrimp gumbo, shrimp po boy, shrimp scampi, siri mole",
    "S",
  ],
  [
    "soft shell crab sandwich, sopa de caracol, sopa de caracoles, soup karko, stew conch, stuffed clams, stuffed crab back, tacaca, tacu tacu con mariscos, tallarin de mariscos",
    "S",
  ],
  [
    "albondigas en chipotle, alfajor de penco, arepa e huevo, bistec a caballo, bisteca a caballo, budin de acelga, budin de zapallitos, caigua rellena, caiguas rellenas, calentado con huevo, capeados, capuchino cubano, capuchinos, casamiento con huevos, causa de pollo, causa limena, causa rellena, chancletas, charquican, chefs salad, chilaquiles con huevo, chiles rellenos guatemaltecos, chopped liver, chorrillana, churrasco ecuatoriano, cobb salad, coliflor capeada, denver omelette, desayuno chapin, desayuno tipico, egg drop soup, egg sandwich, eggs sardou, ensalada de atun, ensalada de coditos, ensalada de gallina, ensalada de papa, ensalada de papas mayo, ensalada rusa salvadorena, envueltos, envueltos de coliflor, enyucado, enyucado panameno, espumilla, farofa de ovo, feijao tropeiro, flan casero, huauzontles, huevos a la mexicana, huevos con chorizo, juane de gallina, lengua a la vinagreta",
    "E",
  ],
  [
    "lomo a caballo, machacado con huevo, maionese, maionese de batata, marquesote, matambre relleno, merengue, merenguitos, milanesa a caballo, mousse, nopales con huevo, omelete, pacayas envueltas, palta reina, palta rellena, papadzules, papas mayo, pastel de acelga, perico, pescado capeado, pinon, pio quinto, pionono relleno, pique macho, po boy dressed, ponche crema, ponche de creme, pudin de pan, queque navideno, quindins, relleno de guisquil, relleno de pacaya, relleno de papa, rellenos de pacaya, revuelto gramajo, salad russe, salada de maionese, salade russe, salpicao de frango, salpicon chileno, sambayon, suspiritos, tocinillo, torrejas, torrejas salvadorenas, torta alema, torta de carne, torta de limao, torta negra, tortas de huauzontle, tortas de papa, tortilla de acelga, tortilla de platano, tortilla de raya, tortilla de verduras, tortitas de calabaza, virado a paulista, vitel thone",
    "E",
  ],
  ["vitel tone", "E"],
  [
    "apple brown betty, bananas foster cake, barros jarpa, beaver tail, beer cheese soup, bierock, biscuits, bisquet, blackberry cobbler, bolo formigueiro, bott boi, california burrito, carlota, chicago deep dish, chicken a la king, chicken french, chicken riggies, chipped beef on toast, cornish pasty upper, croqueta preparada, cuchufli, date squares, detroit pizza, doberge cake, donair, dutch crunch, elena ruz, empanada de queso, empanada de viento, empanadas de viento, figgy duff, flapper pie, fleischkuekle, funny cake, galvaude, gooey butter cake, green bean casserole, green chile cheeseburger, halifax donair, hawaiian pizza, huancaina, kentucky hot brown, knoephla, knoephla soup, marionberry pie, marquesa de chocolate, matrimonial cake, milanesa a la napolitana, mission burrito, montreal smoked meat sandwich, new york pizza, nhoque, palha italiana, pan bati, pastel boliviano, pasticho",
    "MWe",
  ],
  [
    "pay de queso, pea meal bacon sandwich, peach cobbler, peameal sandwich, pepperoni roll, polvorosa, pouding chomeur, pralines cake, provel pizza, quesito, quesitos, runza, sandwich de mezcla, saskatoon berry pie, st louis pizza, tarte au sucre, torta chilena, torta cubana, torta holandesa, toutons, tripleta, utica greens, wild rice soup, wisconsin kringle, x burguer, x salada",
    "MWe",
  ],
  [
    "angel food cake, ave mayo, ave pimenton, bife a milanesa, bife a parmegiana, bistec a lo pobre, bolinho de chuva, brazo gitano, breaded pork tenderloin, calzones rotos, chicken fingers, chicken parmesan, clam cakes, completo italiano, coquito, egg ball, egg foo young, eggplant parm, empanada argentina, empanada de pino, empanadas de pino, empanadas saltenas, empanadas tucumanas, falso conejo, file a parmegiana, guargueros, guava duff, italian wedding soup, kasha varnishkes, kichel, kneidlach, knish, knishes, lampreado, lekach, matzah ball, matzah brei, matzo ball soup, matzo brei, onion rolls, panqueques, pantrucas, papas rellenas, pascualina, potato knish, potato latkes, red velvet cake, rosca de huevo, salisbury steak, saltena, saltenas, sandwich de miga, sandwiches de miga, sillpancho, silpancho, sopa a la minuta, st paul sandwich, st pauls sandwich, teiglach, trancapecho, veal parm",
    "EWm",
  ],
  ["voladores", "EWm"],
  [
    "almendrado, arroz con almendras, banana nut bread, banana nut muffin, butter pecan, candied yams with pecans, cashew tart, castanha de caju, castanha do para, charoset, chicken salad with walnuts, chocolate macadamia, cinnamon pecan roll, date nut bread, granola, haroset, hello dolly, kuchen de nueces, kuchen de nuez, lengua almendrada, macadamia nut cookie, manjar con nuez, maple walnut, mauna loa, mole almendrado, muesli, nut bread, pan de nuez, pan dulce argentino, pavo relleno, pay de nuez, pollo almendrado, polvorones de nuez, postre de nuez, spumoni, sweet potato casserole, torta de nozes, torta de nuez, waldorf salad",
    "Tm",
  ],
  [
    "bonbon pistach, cacahuates japoneses, carapulca, cariucho, cazuela de verde, chicharron de mani, dulce de cacahuate, dulce de mani, enchiladas de mole, garrapinada, garrapinadas, guatita ecuatoriana, mamba, mazapan de cacahuate, pacoquinha, papa con mani, papas con cuero, patita con mani, patitas con mani, peanut cake, peanut drops, picante de cuy, picante de papas, pinda soup, pindasoep, pollo encacahuatado, salsa de cacahuate, tablet pistach, tablet pistache",
    "P",
  ],
  [
    "aguachile negro, arroz china, bami surinamese, chi jau kay, chinese style chicken, chow fan, chow mein guatemalteco, costillas agridulces, guyanese chow mein, guyanese fried rice, maki acevichado, makis, moksi meti, nasi surinamese, nikkei, pepper wonton, pollo a la brasa, pollo chi jau kay, salsa tiradito nikkei, saltado, tacu tacu con lomo, tipakay, tiradito nikkei, tjauw min, trini chow mein, trini fried rice, yakisoba brasileiro",
    "WY",
  ],
  [
    "brazo de reina, chaja, crepas, encanelado, kugel, lokshen kugel, macaroni pie, mallorca, mallorcas, massini, milanesa napolitana, noodle kugel, noquis, panque, pave, postre balcarce, quimbolito, quimbolitos, rogel, sponge cake, toasted ravioli, torta de frango, torta mil hojas, torta pascualina, tourment damour, x tudo",
    "MEW",
  ],
  [
    "bizcocho dominicano, bom bocado, budin de pan, chipa guasu, crema volteada, cunape, cunapes, flan de coco, flan mixto, flan napolitano, huevos motulenos, isla flotante, leche asada, leche nevada, mamallena, mangu con los tres golpes, mote pillo, pan de yuca, pay de limon, pudim de leite, queijadinha, queque seco, quesillo venezolano, suspiro a la limena, suspiro limeno, tigrillo",
    "ME",
  ],
  [
    "alegria de ajonjoli, dulce de ajonjoli, horchata de morro, jocon, jocon de pollo, palanqueta de ajonjoli, pan de ajonjoli, pepian, pepian de pollo, pepian guatemalteco, pepian rojo, pipian rojo, pollo con ajonjoli, tableta de ajonjoli, wangla",
    "Z",
  ],
  [
    "chicken long rice, chow fun, furikake chicken, huli huli chicken, kalbi ribs, katsu plate, manapua, miso butterfish, mochiko chicken, musubi, oxtail soup hawaiian, pork hash, spam musubi",
    "WYfs",
  ],
  [
    "bacalaito, bacalaitos, bajan fish cake, bajan fishcakes, chicharron de pescado, fish cutter, pan con pejerrey, pescado a lo macho, shark and bake, tacos de pescado",
    "FW",
  ],
  ["frogmore stew, lowcountry boil, seafood gumbo, siete mares, sopa marinera, tapado, tapado garifuna", "FS"],
  ["ahi poke, lomilomi, misoyaki butterfish, poke bowl", "FWYs"],
  ["cajuzinho, ocopa arequipena, peanut porridge, peanut punch", "MP"],
  ["conchitas a la parmesana, lobster newburg, oysters bienville, she crab soup", "MS"],
  ["chicharron de calamar, chicharron de mariscos, empanada de mariscos, jalea mixta", "SW"],
  ["great cake, lady baltimore cake, lane cake, mandel bread", "ETWm"],
  ["biche de pescado, corviche, corviches, viche", "FP"],
  ["crab cakes, fried clams, maryland crab cakes, popcorn shrimp", "ESW"],
  ["black cake, pan de pascua, rum cake", "METW"],
  ["ambrosia, bolo pretu, keshi yena", "MET"],
  ["bacalhoada, caesar salad, causa de atun", "EF"],
  ["arroz chino, arroz frito, chofan", "EWY"],
  ["horchata salvadorena, pavo con relajo, relajo", "PZ"],
  ["garlic shrimp, squid luau, tako poke", "SWYf"],
  ["friday fish fry, fried catfish, salmon croquettes", "EFW"],
  ["llapingacho, llapingachos", "MEP"],
  ["champurrada, champurradas", "WZme"],
  ["romeritos, shrimp remoulade", "ES"],
  ["chaufa de mariscos, pepper shrimp", "SWY"],
  ["new england clam chowder, shrimp etouffee", "MSW"],
  ["enmoladas", "MPZ"],
  ["quesadilla salvadorena", "MEZ"],
  ["ocopa", "MEPW"],
  ["ranfanote", "MTW"],
  ["turron de dona pepa", "EWZ"],
  ["sopa de mani", "PW"],
  ["vatapa", "FSTPW"],
  ["xinxim de galinha", "TP"],
  ["loco moco", "EWYfs"],
  ["lobster roll", "MESW"],
  ["derby pie", "ETm"],
  ["trout amandine", "FT"],
];
