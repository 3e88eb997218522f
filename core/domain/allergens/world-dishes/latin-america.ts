import type { NamedDish } from "./named-dish.ts";

/** Mexico, Central America, the Caribbean and South America. */
export const LATIN_AMERICAN_DISHES: readonly NamedDish[] = [
  [
    "chilaquiles, enchiladas?, enchiladas suizas, entomatadas?, enfrijoladas?, huaraches?, sopes?, tlayudas?, tlacoyos?, gorditas?, memelas?, panuchos?, salbutes?, picaditas?, garnachas?, molotes?, tostadas? de tinga, quesabirria, quesabirria tacos?, birria tacos?, mulitas?, vampiros?, volcanes, queso, choriqueso, papas? rellenas?, rajas con crema, rajas poblanas, tamales? de rajas, calabacitas, elotes?, esquites, dorilocos, tostilocos, crema de [a-z]+, sopa azteca, caldo tlalpeno, chile con queso, chiles? rellenos?, albondigas",
    "Mew",
  ],
  [
    "elotes?, esquites, huevos? [a-z]+, machaca con huevo, chiles? rellenos?, capirotada, migas, albondigas, tortitas de (?:papa|camaron|atun)",
    "Em",
  ],
  [
    "quesadillas?, chimichangas?, sincronizadas?, gringas?, burritas?, montados?, percherones, tortas?, cemitas?, pambazos?, molletes?, bolillos?, teleras?, guajolotas?, lonches?, semitas?, pan dulce, pan de (?:muerto|elote|huevo), conchas?, orejas?, cuernos?, campechanas?, cochinitos?, puerquitos?, marranitos?, empanadas?, empanaditas?, bunuelos?, churros?, sopaipillas?, sopapillas?, hojarascas?, polvorones?, gorditas? de harina, tortillas? de harina, flour tortillas?, fideos?, sopa de (?:fideo|letras|conchitas), fideo seco, milanesas?, sopa seca",
    "Wme",
  ],
  [
    "quesadillas?, molletes?, pambazos?, sincronizadas?, gringas?, percherones, chimichangas?, tortas?, cemitas?, campechanas?, polvorones?",
    "M",
  ],
  [
    "pan dulce, pan de (?:muerto|elote|huevo), conchas?, rosca de reyes, tres leches, pastel (?:de|imposible)[a-z]*, chocoflan, impossible cake, flan, jericalla, natilla, arroz con leche, rompope, cajeta, glorias, obleas con cajeta, dulce de leche, arequipe, manjar blanco, manjar, cocada, jamoncillo, nieve, paletas? de (?:crema|leche|coco|nuez), fresas con crema, carlota, gelatina de leche, gelatina mosaico, champurrado, atole, licuados?, chongos zamoranos, mazapan, duvalin, bubulubu, carlos v, pulparindo, mangonada",
    "Met",
  ],
  ["flan, chocoflan, jericalla, tres leches, pan dulce, conchas?, pan de (?:muerto|elote|huevo), rosca de reyes, rompope, carlota", "EMw"],
  [
    "mazapan de la rosa, mazapan mexicano, de la rosa, palanquetas?, mole, encacahuatado, salsa macha, pipian, cacahuates?, garapinados?",
    "Ptz",
  ],
  ["mole, pipian[a-z]*, chiles? en nogada, nogada, glorias, cajeta con nuez, nieve de nuez, polvorones?, garapinados?", "Tmzp"],
  [
    "aguachile[a-z]*, coctel de [a-z]+, campechana de mariscos, vuelve a la vida, camaron(?:es)?[a-z]*, tacos? (?:de camaron|gobernador), pescado zarandeado, tacos? de pescado, pescado a la [a-z]+, huachinango, tikin xic, caldo de (?:camaron|mariscos|pescado|siete mares), sopa de mariscos, tostadas? de (?:ceviche|atun|jaiba|pulpo|marlin), pulpo[a-z]*, tortitas de camaron, romeritos, ostiones, almejas, michelada, clamato",
    "Sfew",
  ],
  [
    "ceviche[a-z]*, tiradito, leche de tigre, pescado, huachinango, caldo de (?:siete mares|pescado|mariscos), sopa de mariscos, tacos? de pescado, tostadas? de (?:ceviche|atun|marlin), vuelve a la vida, clamato",
    "Fs",
  ],
  ["tacos? gobernador, romeritos", "M"],
  ["chiles en nogada", "MTe"],

  [
    "aji de gallina, papas? a la huancaina, ocopa, causa[a-z]*, rocoto relleno, solterito, chupe[a-z]*, arroz con leche, mazamorra, suspiro[a-z]*, alfajor(?:es)?, king kong, turron de dona pepa, picarones, tacu tacu, anticuchos?, lomo saltado, pollo saltado, tallarines?, arroz chaufa, chaufa, aeropuerto, wantan frito, sopa wantan, kam lu wantan, pollo a la brasa, papa rellena, carapulcra, cau cau, seco de [a-z]+, olluquito, juane, tacacho, inchicapi, arroz con (?:pollo|pato|mariscos), jalea, parihuela, choritos a la chalaca, conchas? a la parmesana, escabeche, sudado, pescado a lo macho, butifarra, pan con chicharron, triple sandwich, salchipapas?",
    "emw",
  ],
  [
    "aji de gallina, papas? a la huancaina, ocopa, rocoto relleno, solterito, chupe[a-z]*, suspiro[a-z]*, alfajor(?:es)?, king kong, conchas? a la parmesana, tallarines? verdes",
    "M",
  ],
  [
    "aji de gallina, papas? a la huancaina, ocopa, butifarra, pan con chicharron, triple sandwich, tallarines?[a-z]*, lomo saltado, pollo saltado, arroz chaufa, chaufa, aeropuerto, wantan[a-z]*, sopa wantan, kam lu wantan, alfajor(?:es)?, king kong, turron de dona pepa, picarones, jalea, sopa criolla",
    "We",
  ],
  [
    "lomo saltado, pollo saltado, tallarin(?:es)? saltados?, arroz chaufa, chaufa, aeropuerto, wantan[a-z]*, sopa wantan, kam lu wantan, pollo a la brasa, chifa",
    "Yw",
  ],
  [
    "arroz chaufa, chaufa, aeropuerto, causa[a-z]*, papas? a la huancaina, suspiro[a-z]*, papa rellena, turron de dona pepa, juane, triple sandwich, rocoto relleno, salchipapas?, sopa criolla, chupe[a-z]*",
    "Em",
  ],
  [
    "ocopa, inchicapi, carapulcra, aji de mani, llapingachos?, guatita, encocado mani, cazuela de (?:pescado|mariscos), sopa de mani, salsa de mani, chairo, fanesca",
    "Ptm",
  ],
  ["aji de gallina", "Tp"],
  [
    "chupe de camarones, jalea, parihuela, choritos a la chalaca, arroz con mariscos, conchas? (?:negras|a la parmesana), ceviche mixto, encocado[a-z]*, encebollado, cazuela de mariscos, moqueca[a-z]*, bobo de camarao, vatapa, acaraje, caruru, casquinha de siri, paila marina, machas a la parmesana, curanto, chupe de (?:jaiba|locos)",
    "Sfm",
  ],
  [
    "encebollado, moqueca[a-z]*, paila marina, parihuela, jalea, sudado, encocado de pescado, pescado a lo macho, caldillo de congrio, congrio, corvina",
    "F",
  ],
  ["machas a la parmesana, casquinha de siri, chupe de (?:jaiba|locos)", "SMW"],

  [
    "arepas? (?:con|de) (?:queso|huevo)[a-z]*, arepa reina pepiada, cachapas?, tequenos?, patacones? con queso, pandebonos?, pan de bono, almojabanas?, bunuelos? colombianos?, changua, chocolate santafereno, mazorca desgranada, perro caliente, ajiaco, golfeados?, quesillo, torta de tres leches, bienmesabe, pupusas?[a-z]*, baleadas?, catrachas?, quesillos?, nacatamales?, gallo pinto, casado, vigoron, tres leches, quesadilla salvadorena, semita, repocheta, macheteada, pasteles? tipico",
    "Mew",
  ],
  [
    "tequenos?, perro caliente, golfeados?, baleadas?, quesadilla salvadorena, semita, empanadas?, pastelitos?, pastelillos?, choripan, chivitos?, lomito[a-z]*, completos?, italiano completo, barros luco, chacarero, milanesas?[a-z]*, tripleta, jibarito, medianoche, cubano, frita cubana, pan con (?:lechon|bistec|timba), elena ruth, croquetas?, yaroa, sorullos?, bollos?, coxinhas?, pastel de (?:queijo|carne|palmito|feira), kibe, esfihas?, empadinhas?, empadao, bauru, misto quente, x[- ]?(?:tudo|burger|salada), cachorro quente, joelho, enroladinho, bolinho de [a-z]+, risoles?, rissois, pao (?:frances|na chapa|doce), bolo de [a-z]+, cuca, rocambole, facturas?, medialunas?, vigilantes?, chipa guazu, tortas? fritas?, fugazz?eta, faina, noquis, sorrentinos, canelones, tallarines, ravioles, pastel de papa, sopaipillas?, pastel de jaiba, marraqueta, hallulla, berlines?, calzones rotos, kuchen, alfajor(?:es)?, chocotorta, rogel, pastafrola, pasta frola, pionono, chaja, rabas",
    "Wme",
  ],
  [
    "chivitos?, completos?, italiano completo, barros luco, lomito a lo pobre, bistec a lo pobre, a lo pobre, milanesas?[a-z]*, changua, arepa de huevo, reina pepiada, quesillo, bienmesabe, quindim, pudim[a-z]*, ambrosia brasileira, fios de ovos, baba de moca, bolo de [a-z]+, rocambole, pionono, chaja, rogel, alfajor(?:es)?, canelones, bandeja paisa, pao de queijo, chipa, sopa paraguaya, calentado, mangu, tres golpes, croquetas?, pastelon, piononos? de platano, arroz a la cubana, vaca frita huevo, rabas, coxinhas?",
    "Em",
  ],
  [
    "brigadeiros?, beijinhos?, doce de leite, pudim[a-z]*, pave, mousse de maracuja, romeu e julieta, requeijao, catupiry, coxinha com catupiry, strogonoff, estrogonofe, escondidinho, bobo, tapioca com queijo, queijo coalho, pao de queijo, chipa, sopa paraguaya, chipa guazu, mbeju, provoleta, fugazz?eta, sorrentinos, chocotorta, torta tres leches, dulce de leche, medialunas?, facturas?, pastelon, mofongo relleno con queso, tembleque, quesitos?, mantecaditos?, arroz con dulce, tres golpes, cubano, medianoche, elena ruth, croquetas?, morir sonando, habichuelas con dulce, batida, chocolate caliente con queso, pasticho, asopao con queso, mangu con queso",
    "Mwe",
  ],
  ["pacoca, pe de moleque, cajuzinho, vatapa, caruru, xinxim, acaraje, bolo de amendoim, turron de mani, mani confitado", "P"],
  ["vatapa, caruru, xinxim, castanha[a-z]*, bolo de castanha, tortuga, nogada", "T"],
  [
    "farofa, feijao tropeiro, feijoada, tutu, mofongo, tostones, maduros, ropa vieja, moros y cristianos, congri, arroz con gandules, yuca con mojo, lechon, pernil, carne asada, barbacoa, carnitas, al pastor, tinga, birria, pozole, menudo, cochinita pibil, charro beans, frijoles, refried beans, guacamole, pico de gallo, tamales?, pabellon, caraotas, asado, churrasco, picanha, chicharron, tacu tacu, seco, sancocho, mondongo, ajiaco cubano, griot, diri, akra, pikliz, jerk, rice and peas, callaloo, curry goat, oxtail, pepper ?pot, cou cou",
    "",
  ],
  [
    "jamaican (?:beef )?patt(?:y|ies), beef patt(?:y|ies), coco bread, roti, dhalpuri, dhal puri, buss up shut, paratha, doubles, bara, aloo pie, bake and [a-z]+, fry ?bake, festival, bammy wheat, hard ?dough, johnny ?cakes?, fried dumplings?, spinners, macaroni pie, black cake, rum cake, currants? rolls?, pine tarts?, cassava pone, gizzada, toto, bulla, bun and cheese, sweet bread, pastechi, keshi yena, conch fritters?, stamp and go, accra, saltfish fritters?, phulourie",
    "Wem",
  ],
  ["macaroni pie, bun and cheese, keshi yena, pastechi, coco bread, black cake, rum cake, cassava pone", "Mwe"],
  [
    "saltfish[a-z]*, salt fish[a-z]*, ackee and saltfish, bake and (?:saltfish|shark), shark and bake, stamp and go, accra, buljol, escovitch[a-z]*, flying fish[a-z]*, run ?down, fish tea, brown stew fish, steam fish",
    "F",
  ],
];
