import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** Spain, Portugal, France and Italy with their regions. */
export const SOUTHERN_EUROPEAN_NAMES: readonly NamedDish[] = [
  [
    "acorda de bacalhau, anolini in brodo, areias, azevias, bacalhau com broa, bartolillos, beignets de courgette, bensone, berenjenas con miel, berenjenas fritas, bocconotto, bolo de mel da madeira, bolo do caco, boquerones fritos, borlengo, borrachuelos, brioche col tuppo, calcioni, cappelletti in brodo, carbonade, cartocciata, cassone, cassoulet, cavacas, chamuca, chamucas, chapata, chasseur, chausson aux pommes, chipirones rebozados, chopitos fritos, chouquettes, ciceri e tria, cigarette russe, coca, coca de recapte, coca de trempo, cocas, coscoroes, costoletta, crepes suzette, crescentine, crescione, croquetes de carne, croustade, croustillant, croute aux morilles, croute forestiere, croutes, empada, empadas, empadas de galinha, empanadilla, ensopado de borrego, farturas, fideos a la cazuela, filetti di baccala, filhos, filhoses, fiori di zucca fritti, fish and frites, flao, flaons",
    "Wme",
  ],
  [
    "flaugnarde, focaccia barese, focaccia genovese, fougasse, french onion soup, fricassee, frisella, friselle, fritelle, frittura, frittura di pesce, gachamiga, gachas, gambas a la gabardina, gambas en gabardina, gateau des rois, gazpacho andaluz, gazpacho manchego, genovesi ericine, gnocchis a la parisienne, gnocco fritto, graffe, hojuelas, jesuita, jesuitas, lampredotto sandwich, llonguet, macarrones con chorizo, maccheroni alla chitarra, malloreddus alla campidanese, manitas rebozadas, marengo, massada, migas alentejanas, migas extremenas, miguelitos, mil folhas, nacatole, napolitana, navettes, nonnette, onion soup gratinee, pain depices, pan tumaca, pane carasau, pane e panelle, pane frattau, pane guttiau, panelle sandwich, pani ca meusa, panino, paninu, panzerotto, pao com chourico, pao de deus, pasta e ceci, pasta e lenticchie, pasta e patate, pasta ncasciata, pasteis de belem",
    "Wme",
  ],
  [
    "pastel de chaves, pastel de feijao, pastel de massa tenra, pastel de tentugal, pastis gascon, pataniscas de bacalhau, pepito, pestinos, pici allaglione, piece montee, pignolata, pizza al taglio, pizza bianca, pizza fritta, porchetta panino, porra antequerana, poulet chasseur, pringa montadito, puccia, queijada de sintra, quenelle, quenelles lyonnaises, roscos, rosquillas, rustico, sagne ncannulate, salmis, saltimbocca alla romana, san jacobos, sauce grand veneur, sauce madere, scacce, scaccia, schiacciata, schiacciata alluva, spaghetti alla chitarra, tarallo, tarte aux pommes, tarte de amendoa, tigelle, timpano, torta di mele, torta fritta, torta salata, tortano, tortelli di carnevale, tortillita, tourte lorraine, travesseiros de sintra, xuxo",
    "Wme",
  ],
  [
    "acciughe al verde, ajoarriero, alici fritte, alici marinate, all i pebre, anguilla, anguille, arenque, aringa, arroz caldoso de pescado, arroz de bacalhau, arroz de lampreia, arroz de peixe, arroz de sardinha, atascaburras, atum, atun rojo, bacalao al ajoarriero, bacalao al pil pil, bacalhau a lagareiro, bacalhau com todos, baccala alla vicentina, baccala mantecato, bagna caoda, bar en croute de sel, besugo al horno, bienmesabe gaditano, bife de atum, blaff, blaff de poisson, bollito salsa verde, bonito con tomate, boquerones en vinagre, brandada, brandada de bacalao, brandade de morue, branzino al sale, brochet, buridda, burrida, caldeirada de peixe, caldereta de pescado, capitone, carapaus, carpaccio di pesce spada, carpaccio di tonno, cazuela de fideos, cherne, ciuppin, cocochas, colatura di alici, colombo de poisson, condiglione, coregone, cundigiun, dorada a la sal, dorada al horno",
    "F",
  ],
  [
    "empanada de atun, empanadilla de atun, empedrat, emperador, enguias, ensalada mixta, ensopado de enguias, eperlans, espada com banana, espeto, espeto de sardinas, espetos, estocaficada, estofinado, estupeta, farfalle al salmone, fera, feroce, feroce davocat, filetes de pescada, gilda, gildas, hareng pommes a lhuile, harengs, hueva, insalata di tonno, insalata nizzarda, jaquinzinhos, kokotxas, lamprea, lavarello, lavaret, lotte a larmoricaine, loup au fenouil, lubina a la sal, maquereau au vin blanc, massada de peixe, matelote danguille, melva, merlan colbert, merluza a la romana, merluza en salsa verde, missoltini, misultin, muxama, omble chevalier, orata al cartoccio, pagnottiello, pasta al tonno, pauchouse, peixe espada, peixe grelhado, penne al salmone, pesce spada alla ghiotta, pissalandrea, pixin, pizza alle acciughe, pochouse, potaje de garbanzos con bacalao, potaje de vigilia",
    "F",
  ],
  [
    "poutargue, punheta de bacalhau, puntarelle, puntarelle alla romana, raie, raie aux capres, raya, rillettes de maquereau, rillettes de saumon, rillettes de thon, romesco de peix, salsa verde, sardinas asadas, sardines, sardinha, sardinhas assadas, scapece, sopa de peixe, sopa de pescado, sorropotun, spaghetti alla bottarga, spaghetti alla colatura, stoccafisso allanconetana, stofi, tamboril, tartare de saumon, tartare de thon, thon basquaise, titaina, tonno e fagioli, trota al burro, ventresca, zorongollo atun",
    "F",
  ],
  [
    "aletria, arroz doce, asperges hollandaise, bacalhau a ze do pipo, berenjena rellena, berthoud, beurre maitre dhotel, bife a cafe, bife a marrare, bignole, blanquette de saumon, boeuf stroganoff, boite chaude, bresaola rucola e grana, brochet au beurre blanc, cafe con leche, cafe liegeois, caffelatte, cancoillotte, canederli al formaggio, cappuccino, caramel au beurre sale, carciofi ripieni, cervelle de canut, chevre chaud, chocolat liegeois, chocolate a la taza, chocolate con churros, cioccolata calda, coliflor con bechamel, coq au riesling, coq au vin jaune, creme de champignons, croquetas de pollo, croquetas de setas, crottin chaud, croziflette, cuisses de grenouille, eggplant parmigiana, endivias roquefort, ensalada de queso, entrecote cafe de paris, escalope a la creme, esparragos gratinados, faisselle, filet de boeuf roquefort, filet mignon a la moutarde, finocchi gratinati",
    "M",
  ],
  [
    "fondue savoyarde, fonduta valdostana, fontainebleau, frog legs, frullato, galao, galette bretonne, gaufre liegeoise, gnocchi al gorgonzola, gnocchi alla bava, gratin savoyard, hachis parmentier, insalata caprese, insalatona, lapin a la moutarde, lasana, leche, leche merengada, marocchino, meia de leite, mel i mato, melanzane alla parmigiana, minestra maritata, moules a la creme, moules a la normande, oeufs en cocotte, omelette mere poulard, pan con queso, pappardelle al ragu, parmigiana di melanzane, patatas con cabrales, patranque, peche melba, pela, petit pot de creme, pimientos rellenos bechamel, pizza capricciosa, pizza diavola, poire belle helene, polenta concia, polenta e osei, polenta taragna, polenta uncia, pommes dauphinoise, pomodori gratinati, poularde, poulet a la creme, poulet de bresse a la creme, poulet vallee dauge, profiteroles au chocolat, pure de patata, queijo da serra",
    "M",
  ],
  [
    "quesada, quesada pasiega, quesadilla herrena, queso de cabra, queso frito, queso manchego, raie au beurre noir, raie au beurre noisette, ravioli di ricotta, ricotta e pere, ris de veau, risi e bisi, risotto ai funghi, risotto alla milanese, riz au lait, rognons a la moutarde, salade auvergnate, salade de chevre chaud, salsa roquefort, sauce au poivre, sauce hollandaise, sauce roquefort, serradura, seupa vapelenentse, solomillo al cabrales, solomillo al roquefort, souffle au fromage, souffle grand marnier, spinaci alla romana, steak au poivre, tabla de quesos, tagliata rucola e grana, tarta de la vina, tarta de san marcos, tarte au fromage, teresitas, tergoule, teurgoule, toc in braide, tortelli di erbette, tortellini alla panna, tosta mista, vallee dauge, veau normande, vellutata, waterzoi, zucchine ripiene, zuppa valdostana",
    "M",
  ],
  [
    "almejas a la marinera, ameijoas a bulhao pato, aragosta alla catalana, araignee de mer, arros del senyoret, arroz con bogavante, arroz de polvo, arroz del senyoret, berbigao, bigorneaux, bocadillo de calamares, brocheta de rape y gambas, bulots, bulots mayonnaise, busano, calamares en su tinta, calamari fritti, calamari ripieni, calamars, caldereta de langosta, caldoso de bogavante, camarao a guilho, canaillas, canestrelli di mare, cannolicchi, canoce, capesante gratinate, cappesante, carabineros, cargolade, cargols, cargols a la llauna, carne de porco a alentejana, cassolette de fruits de mer, cataplana de marisco, changurro, chipirones en su tinta, choco frito, chocos com tinta, chocos fritos, clotxinas, conchas finas, conquilhas, coques, coquinas, cotriade moules, cozze alla tarantina, crabe farci, cracas, crema de necoras, crevettes grises, croquetas de gambas, eclade, eclade de moules",
    "S",
  ],
  [
    "ecrevisses, encornets, encornets farcis, fabes con almejas, feijoada de buzios, feijoada de marisco, francesinha de marisco, fricassee de lambi, galeras, gambas a la plancha, gambas al pil pil, granseola, gratin de queues decrevisses, homard a larmoricaine, impepata di cozze, insalata di mare, insalata di polpo, lapas grelhadas, lavagante, linguine allastice, lulas grelhadas, lulas recheadas, lumache alla bourguignonne, matete, matete de crabe, matoutou, mejillones al vapor, mexilhoes, moeche, moules farcies, noix de saint jacques, ouassous, oursins, paella de marisco, palourdes, palourdes farcies, peppata di cozze, polbo a feira, polpo alla luciana, polpo e patate, polvo a lagareiro, porco a alentejana, poulet aux ecrevisses, pulpo a feira, pulpo a la gallega, pulpo a la plancha, quenelles sauce nantua, raviolo gamberi, revuelto de gambas, ricci di mare, riso patate e cozze",
    "S",
  ],
  [
    "risotto alla pescatora, rouille de seiche, rouille setoise, salada de polvo, salpicon, salpicon de marisco, sapateira recheada, saute di vongole, scampi alla busara, seiche a la rouille, sepia a la plancha, seppie con piselli, seppie in umido, sopa de marisco, spaghetti ai ricci, tagliolini allastice, tiella, tiella barese, tielle, tielle setoise, totani e patate, tourteau, txangurro, txangurro a la donostiarra, txipiron, txipirones, vieiras a la gallega, xarem, zuppa di cozze",
    "S",
  ],
  [
    "agnello cacio e uova, arroz doce portugues, barriga de freira, bife a cavalo, bife a portuguesa, bitoque, bola de carne, brazo de gitano, brisas do lis, brodettato, cacio e uova, caldo de ovos, celeri rave remoulade, celeri remoulade, crema fritta, crema pasticcera, dom rodrigo, dom rodrigos, eggs in purgatory, encharcada, ensalada campera, entrecote bearnaise, esparragos con mayonesa, farinato con huevos, flan de huevo, flan parisien, flan patissier, fricassea, frisee aux lardons, frittata di cipolle, gateau a la broche, gateau di patate, gatto di patate, huevos a la flamenca, lagrimitas, macedoine, macedoine de legumes, meringata, molotof, morgado, oeuf cocotte, oeuf poche, oeufs a la neige, oeufs brouilles, oeufs en meurette, oeufs meurette, oeufs mimosa, ovos moles de aveiro, pallotte, pallotte cacio e ova, papo de anjo, papos de anjo, pastis landais, patatas ali oli, patatas alioli",
    "E",
  ],
  [
    "pavesini, piemontaise, piperade, pisto con huevo, polpette di melanzane, pudim abade de priscos, pudim molotof, revuelto de setas, salada russa, salade piemontaise, salsa rosa, sericaia, sericaia alentejana, sformato, sformato di spinaci, steak tartare, stracciatella alla romana, tartare de boeuf, tete de veau gribiche, tortilla francesa, tortilla paisana, tortilla sacromonte, toucinho do ceu, tourteau fromager, trouxas de ovos, uova in purgatorio, yemas de santa teresa, zorongollo",
    "E",
  ],
  [
    "agrodolce, albondigas en salsa de almendras, alfajor medina, alfajores de medina, almendrados, bienmesabe canario, biscotti alle mandorle, bizcocho de almendra, braciola napoletana, braciole alla napoletana, brioche aux pralines, brutti ma buoni, calcotada, calcots, caponata, catanias, conejo a la catalana, crema de castanas, creme de marron, croccante, croquant, croquants, crostata di mandorle, delicias de almendra, endives aux noix, espinacas a la catalana, espinacas con pasas y pinones, fave dei morti, florentin, florentins, frangollo, gateau aux noix, gateau grenoblois, gato de almendra, gato mallorquin, gelato al pistacchio, gelato alla nocciola, granita di mandorla, granizado de almendra, guirlache, haricots aux amandes, helado de turron, jesuite pastry, latte di mandorla, mar y montana, marquesas, marron glace, mazapan, mendiant, mendiants, monte bianco, montebianco",
    "Tm",
  ],
  [
    "nougat de montelimar, nougat glace, pain de genes, pan de cadiz, pasta al pistacchio, pasta di mandorle, pasta di noci, peladillas, pesto alla trapanese, pesto di pistacchi, pinolata, pizza di scarole, pollo con ciruelas y pinones, polpette napoletane, pralines roses, roquefort noix, salade de noix, salsa de almendras, scarola, tarte aux noix, tarte aux pralines, tarte bourdaloue, torroncino, torta di nocciole, torta di noci, tuile aux amandes, turron de alicante, turron de jijona, visitandine",
    "Tm",
  ],
  [
    "acorda alentejana, albondigas, bizcocho, bredele, buche de noel, bugnes, canederli, cenci, chouquette, ciambellone, cotoletta alla milanese, crostoli, escalope milanaise, ferratelle, fiadone, flognarde, fritole, frittelle, gnocchi di patate, gnocchi parisienne, hornazo, magdalenas, malassadas, merveilles, mona de pascua, olive allascolana, olive ascolane, oreillettes, pao de lo, pasteis de feijao, pasteis de tentugal, patatas a la importancia, pate en croute, peixinhos da horta, pimientos del piquillo rellenos, polpette, polpettone, rabanadas, rissol, sopa castellana, sopa de ajo, sopas de ajo, travesseiro",
    "EWm",
  ],
  [
    "blanquette, blanquette de veau, bola de berlim, cachopo, casatiello, cornetto, crepe suzette, croquetas de jamon, ficelle picarde, filloas, flamenquin, fraisier, frixuelos, gateau basque, gaufre, gnocchi alla romana, goxua, leche frita, maritozzo, millefeuille, pastel de belem, pastel vasco, pasticciotto, pionono, queijada, queijadas, quenelles, quiche lorraine, ravioles, roscon de reyes, sable breton, san jacobo, sobaos, tarte au citron, tarte tropezienne, torrijas, torta paradiso, torta pasqualina, tortellini in brodo, vincisgrassi, zeppole di san giuseppe",
    "MEW",
  ],
  [
    "bikini, bouchee a la reine, canelones, canestrelli, canutillos, cassatelle, casunziei, croissant portugues, crostata di ricotta, endives au jambon, erbazzone, flammekueche, focaccia di recco, goyere, gratin de macaroni, jambon beurre, krumiri, lasanha, palet breton, pasta al forno, pasta e fagioli, pizza margherita, ravioles du dauphine, ribollita, rustico leccese, sauce mornay, schlutzkrapfen, sciatt, seadas, sebadas, sobao pasiego, strangolapreti, tarte au maroilles, tarte de natas, welsh, xuixo",
    "MWe",
  ],
  [
    "ajoblanco, buccellato, carbayones, carquinyolis, cartellate, casadielles, cavallucci, cuccidati, gubana, mantecados, pampepato, pangiallo, panpepato, pitta mpigliata, presnitz, rocciata, roccoco, spongata, susamielli, tarta gijonesa, torcolo",
    "TWme",
  ],
  [
    "baba de camelo, bigne, delizia al limone, flan de queso, leite creme, mousse au chocolat, natas do ceu, oeufs cocotte, pappardelle al cinghiale, piononos, sauce bearnaise, tagliatelle al ragu, zuppa pavese",
    "ME",
  ],
  [
    "bacalhau a gomes de sa, bolinhos de bacalhau, ensalada murciana, ensaladilla, ensaladilla rusa, grand aioli, moje, mojete, pasteis de bacalhau, pipirrana, terrine de poisson",
    "EF",
  ],
  [
    "accras de morue, bigoli in salsa, cazon en adobo, crostini toscani, matelote, orecchiette alle cime, orecchiette con cime di rapa, soldaditos de pavia, sopa de cacao",
    "FW",
  ],
  ["bacalao a la vizcaina, baccala in saor, saor, sarde a beccafico, sarde in saor, xato, xatonada", "FT"],
  ["blanc manger, gianduiotto, pesto trapanese, salsa di noci, trenette al pesto, trofie al pesto, truite aux amandes", "MTe"],
  ["biscotti, bocconotti, kouglof, parrozzo, pepitoria, pollo en pepitoria", "ETWm"],
  ["fideua, fregola con arselle, ortiguillas, puntillitas, tortillitas de camarones", "SW"],
  ["cappon magro, choucroute de la mer, fritto misto di pesce, frittura di paranza, gazpachuelo", "FS"],
  ["colomba, kugelhopf, pantxineta, pithiviers", "METW"],
  ["acorda de marisco, calamares a la romana, gambas gabardina", "ESW"],
  ["bunuelos de bacalao, pan bagnat, pataniscas", "EFW"],
  ["bisque de homard, escargots de bourgogne, risotto al nero di seppia", "MS"],
  ["mejillones tigre, tigres", "MESW"],
  ["huesos de santo, panellets", "ETm"],
  ["bienmesabe, bonet", "MET"],
  ["bacalhau espiritual, saumon a loseille", "MF"],
  ["mozzarella in carrozza, quenelles de brochet", "MEFW"],
  ["mouclade, sauce nantua", "MSW"],
  ["fiori di zucca, sfincione", "MFW"],
  ["suquet de peix", "FST"],
  ["mar i muntanya", "ST"],
  ["coquinyol", "P"],
  ["zuccotto", "MTW"],
];
