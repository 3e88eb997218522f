import type { NamedDish } from "./named-dish.ts";

export const MORE_EUROPEAN_AND_INDIAN_DISHES: readonly NamedDish[] = [
  [
    "saltimbocca[a-z]*, cotoletta[a-z]*, milanese[a-z]*, arancini?[a-z]*, suppli[a-z]*, crespelle, panzerotti, calzoni?, stromboli, focaccia[a-z]*, piadina[a-z]*, tramezzin[io], pizza, pinsa, lasagn[ae][a-z]*, [a-z]*gnocchi[a-z]*, gnudi, malfatti, canederli, passatelli, pasta, [a-z]+ alla (?:norma|carbonara|gricia|sorrentina|bolognese|puttanesca|vodka|genovese|norcina|boscaiola|siciliana), spaghetti[a-z]*, linguin[ei], bucatini, tagliatelle, pappardelle, fettuccin[ei], rigatoni, penne, orecchiette, cavatelli, paccheri, ziti, ravioli, tortelli[a-z]*, tortellini, cappelletti, agnolotti, mezzelune, culurgiones, fregola[a-z]*, ribollita, panzanella, pappa al pomodoro, bruschett[ae], crostini, tarall[iu][a-z]*, struffoli, cannol[io], sfogliatell[ae], zeppol[ae], bombolon[ei], cornetto, maritozz[io], pastiera, cassata[a-z]*, colomba, panettone, pandoro, ciambell[a-z]+, crostata, torta, tiramisu, zuppa inglese, biscott[io], cantucci[a-z]*, baci di dama, savoiardi, pizzelle, frappe carnevale, chiacchiere, castagnole, baba",
    "Wme",
  ],
  [
    "[a-z]*gnocchi alla sorrentina, alla sorrentina, alla (?:norma|carbonara|gricia|vodka|boscaiola|norcina), alfredo, quattro formaggi, cacio e pepe, carbonara, lasagn[ae][a-z]*, risotto[a-z]*, polenta[a-z]*, parmigiana[a-z]*, saltimbocca[a-z]*, panzerotti, calzoni?, pizza, arancini?[a-z]*, suppli[a-z]*, crespelle, gnudi, malfatti, passatelli, tortelli[a-z]*, tortellini, ravioli, cannol[io], cassata[a-z]*, pastiera, tiramisu, panna cotta, semifreddo, gelato[a-z]*, stracciatella, sfogliatell[ae], zuppa inglese, maritozz[io], cornetto, caprese[a-z]*, fonduta, frico, culurgiones, mozzarella[a-z]*, ziti",
    "Mwe",
  ],
  [
    "carbonara, tortelli[a-z]*, tortellini, ravioli, agnolotti, cappelletti, tagliatelle, pappardelle, passatelli, crespelle, gnudi, malfatti, arancini?[a-z]*, suppli[a-z]*, cotoletta[a-z]*, milanese[a-z]*, frittata[a-z]*, tiramisu, pastiera, zuppa inglese, zabaione, struffoli, biscott[io], cantucci[a-z]*, savoiardi, pizzelle, castagnole, chiacchiere, panettone, pandoro, colomba, torta, baba, amarett[io], stracciatella soup, uova[a-z]*, tonnato, vitello tonnato",
    "Ew",
  ],
  [
    "puttanesca, tonnato, vitello tonnato, bagna cauda, con le sarde, sarde[a-z]*, acciughe, alici[a-z]*, baccala[a-z]*, stoccafisso, branzino[a-z]*, orata, pesce[a-z]*, tonno[a-z]*, bottarga, cacciucco, brodetto, colatura, spaghetti al tonno, cioppino, acquapazza, acqua pazza",
    "Fw",
  ],
  [
    "frutti di mare, ai frutti[a-z]*, allo scoglio, scoglio, alle vongole, vongole, cozze[a-z]*, scampi, gamber[a-z]+, calamari, seppi[ae][a-z]*, nero di seppia, polpo[a-z]*, moscardini, pescatora, fra diavolo, cioppino, cacciucco, brodetto, marinara di mare, fritto misto",
    "Sfw",
  ],
  ["frutti di mare, allo scoglio, scoglio, vongole, pescatora, fra diavolo", "W"],
  [
    "pesto[a-z]*, alla genovese pesto, trofie, cantucci[a-z]*, amarett[io], torrone, panforte, ricciarelli, baci di dama, torta (?:caprese|nocciole|della nonna|barozzi), gianduia, bonet, cassata[a-z]*, salsa di noci, pasta con le sarde, pignoli, marzapane, frutta martorana",
    "Tme",
  ],

  [
    "coquilles?[a-z]*, saint[- ]?jacques, st[- ]?jacques, moules[a-z]*, marinieres?, huitres, escargots?[a-z]*, bouillabaisse, bourride, homard[a-z]*, thermidor, langoustines?, crevettes?, plateau de fruits de mer, fruits de mer, paella[a-z]*, zarzuela[a-z]*, arroz (?:negro|caldoso|de marisco|a banda|de pato)[a-z]*, fideua, suquet, gambas[a-z]*, pulpo[a-z]*, calamares[a-z]*, chipirones[a-z]*, almejas[a-z]*, mejillones[a-z]*, navajas, cataplana[a-z]*, ameijoas[a-z]*, cockles, whelks, winkles, potted shrimps?, prawn, dressed crab, crab sticks?",
    "Sfmw",
  ],
  [
    "coquilles?[a-z]*, saint[- ]?jacques, st[- ]?jacques, escargots?[a-z]*, thermidor, potted shrimps?, sole meuniere, meuniere, beurre[a-z]*, gratin[a-z]*, quiche[a-z]*, croque[a-z]*, tartiflette, raclette, fondue[a-z]*, aligot, truffade, gougeres?, souffle[a-z]*, quenelles?, vol[- ]?au[- ]?vents?, blanquette[a-z]*, pommes? (?:anna|dauphine|duchesse|puree|aligot)[a-z]*, tarte, crepes?[a-z]*, galette, croissant[a-z]*, brioche[a-z]*, creme, chantilly, mousse, ile flottante, mont[- ]?blanc, eclair, profiteroles?, mille[- ]?feuille, paris[- ]?brest, baba au rhum, clafoutis, far breton, kouign[a-z -]*, madeleine, sables?, financier, canele, gateau[a-z]*, opera cake, brandade[a-z]*, bacalhau com natas, natas",
    "Mwe",
  ],
  [
    "bouillabaisse, bourride, zarzuela[a-z]*, brandade[a-z]*, bacalhau[a-z]*, bacalao[a-z]*, pissaladiere, anchoiade, tapenade, nicoise, salade nicoise, pan bagnat, sole, truite[a-z]*, saumon[a-z]*, loup de mer, lotte, cabillaud, merluza[a-z]*, boquerones, anchoas, atun[a-z]*, bonito, esqueixada, escalivada con anchoas, marmitako, empanada gallega, suquet, cataplana de peixe, caldeirada, sardinhas[a-z]*, peixinhos, kedgeree, cullen skink, arbroath[a-z]*, finnan haddie, kippers?, stargazy[a-z]*, fish pie, fish finger[a-z]*, rollmops?, soused herring, jellied eels?, gentlemans relish, scotch woodcock",
    "Fwe",
  ],
  [
    "salade nicoise, nicoise, pan bagnat, salade lyonnaise, oeufs?[a-z]*, quiche[a-z]*, souffle[a-z]*, quenelles?, pommes? (?:dauphine|duchesse)[a-z]*, tortilla (?:espanola|de patatas?), spanish tortilla, spanish omelet(?:te)?, revueltos?[a-z]*, huevos[a-z]*, flamenquin, croquetas?[a-z]*, torrijas, crema catalana, tocino de cielo, flan, natillas, ensaladilla[a-z]*, salmorejo, bacalhau a bras, bacalhau[a-z]*, pasteis[a-z]*, ovos[a-z]*, kedgeree, scotch eggs?, toad[- ]in[- ]the[- ]hole, yorkshire puddings?, eton mess, scotch woodcock, gala pie",
    "Em",
  ],
  [
    "paella[a-z]* mixta, migas[a-z]*, salmorejo, torrijas, croquetas?[a-z]*, flamenquin, empanada gallega, coca catalana, pa amb tomaquet, pan con tomate, bocadill[oa][a-z]*, bocata, montaditos?, pintxos?, serranito, churros?, porras, polvoron(?:es)?, roscon[a-z]*, ensaimada, tarta de [a-z]+, francesinha, bifana, prego, alheira, acorda[a-z]*, pasteis[a-z]*, rissois, pao, bolo, bola de berlim, fish finger[a-z]*, fish and chips, scampi and chips, pie and mash, steak (?:and|&) [a-z]+ pie, pork pies?, scotch pies?, bridies?, pasty, pasties, sausage rolls?, bangers and mash, toad[- ]in[- ]the[- ]hole, yorkshire puddings?, haggis, black pudding, white pudding, scotch eggs?, welsh rarebit, crumpets?, ploughmans[a-z]*, chip butty, bacon butty, butty, sarnie, bacon roll, full english, fry[- ]?up, beef wellington, toast[a-z]*, gala pie, faggots?, spotted dick, jam roly[- ]?poly, treacle (?:tart|sponge), sticky toffee[a-z]*, banoffee[a-z]*, bakewell[a-z]*, eccles[a-z]*, flapjacks? british, victoria sponge, scones?[a-z]*, hot cross[a-z]*, christmas pudding, mince pies?, shortbread[a-z]*, millionaires[a-z]*, battenberg, eve.?s pudding, apple crumble, crumble, cranachan",
    "Wme",
  ],
  [
    "fish pie, cullen skink, bangers and mash, cauliflower cheese, macaroni cheese, welsh rarebit, shepherds pie, cottage pie, cumberland pie, champ, colcannon, clapshot, cranachan, clotted cream[a-z]*, cream tea, eton mess, banoffee[a-z]*, sticky toffee[a-z]*, millionaires[a-z]*, shortbread[a-z]*, scones?[a-z]*, ploughmans[a-z]*, tablet scottish, fudge, toad[- ]in[- ]the[- ]hole, yorkshire puddings?, custard[a-z]*, rice pudding, syllabub, posset, knickerbocker glory",
    "Mwe",
  ],

  [
    "[a-z]*schnitzel[a-z]*, [a-z]*spatzle, [a-z]*spaetzle, maultasche[a-z]*, [a-z]*knodel[a-z]*, [a-z]*strudel, kaiserschmarrn?, palatschinken, [a-z]*kuchen, [a-z]*torte, [a-z]+brot, [a-z]*brotchen, [a-z]*semmel, brezeln?, bretzel, [a-z]*nudeln?, frikadellen?, frikadeller, bulette, fleischpflanzerl, konigsberger[a-z]*, cordon bleu, leberkase semmel, leberkasesemmel, doner[a-z]*, flammkuchen, zwiebelkuchen, dampfnudeln?, germknodel, krapfen, berliner, buchteln?, powidltascherl, topfen[a-z]*, marillenknodel, stollen, lebkuchen, [a-z]*platzchen, vanillekipferl, linzer[a-z]*, sacher[a-z]*, esterhazy[a-z]*, alplermagronen, zurcher[a-z]*, basler[a-z]*, biersuppe, smorrebrod, rugbrod, wienerbrod, kanelsnegle?, kanelbull[a-z]*, kardemumma[a-z]*, semlor?, semla, kottbullar, swedish meatballs?, smorgas[a-z]*, pannkak[a-z]*, raggmunk, prinsess[a-z]*, kladdkaka, chokladboll[a-z]* oat, tunnbrod, knackebrod, lefse, lompe, krumkaker?, skillingsbolle, vafler, boller?, fiskekaker, korvapuusti, pulla, karjalanpiirak[a-z]*, karelian[a-z]*, lihapiirakka, munkki, frikandel, kroket(?:ten)?, bitterball(?:en)?, kapsalon, stroopwafels?, poffertjes, pannenkoek(?:en)?, oliebol(?:len)?, speculaas, speculoos, appeltaart, vlaai, stoofvlees, carbonnade[a-z]*, flamande, gaufres?, liege waffles?, belgian waffles?",
    "Wme",
  ],
  [
    "k(?:a|ae)se, [a-z]*spatzle, rahm[a-z]*, jagerschnitzel, topfen[a-z]*, quark[a-z]*, zurcher[a-z]*, alplermagronen, alpine macaroni, rosti with cheese, raclette, fondue, kaiserschmarrn?, palatschinken, dampfnudeln?, germknodel, [a-z]*torte, bienenstich, sacher[a-z]*, stollen, gravad[a-z]*, janssons[a-z]*, kottbullar, swedish meatballs?, semlor?, semla, kanelbull[a-z]*, kardemumma[a-z]*, wienerbrod, kanelsnegle?, prinsess[a-z]*, smorgastarta, pannkak[a-z]*, lohikeitto, karjalanpiirak[a-z]*, karelian[a-z]*, pulla, korvapuusti, risalamande, riskrem, risgrynsgrot, romme[a-z]*, brunost, skyr, waterzooi, witloof[a-z]*, chicons au gratin, stamppot, kapsalon, poffertjes, stroopwafels?, appeltaart, filmjolk, leipajuusto, ostkaka",
    "Mwe",
  ],
  [
    "[a-z]*schnitzel[a-z]*, [a-z]*spatzle, [a-z]*spaetzle, maultasche[a-z]*, kaiserschmarrn?, palatschinken, frikadellen?, frikadeller, bulette, fleischpflanzerl, konigsberger[a-z]*, semmelknodel, topfen[a-z]*, [a-z]*torte, kartoffelpuffer, reibekuchen, pannkak[a-z]*, raggmunk, kottbullar, swedish meatballs?, prinsess[a-z]*, smorgastarta, biff rydberg, hakkebof, stegt flaesk, aebleskiver, karjalanpiirak[a-z]*, karelian[a-z]*, poffertjes, pannenkoek(?:en)?, uitsmijter, strammer max, bauernfruhstuck, grune sosse, frankfurt green sauce, waterzooi, liege waffles?, belgian waffles?, lebkuchen",
    "Emw",
  ],
  [
    "risalamande, kransekake, mandel[a-z]*, semlor?, semla, prinsess[a-z]*, linzer[a-z]*, esterhazy[a-z]*, nuss[a-z]*, haselnuss[a-z]*, marzipan[a-z]*, lebkuchen, stollen, vanillekipferl, zimtsterne, bethmannchen, engadiner[a-z]*",
    "Tmw",
  ],
  [
    "sild, sill, stekt stromming, stromming[a-z]*, gravad[a-z]*, gravlax, janssons[a-z]*, lutefisk, lutfisk, rakfisk, fiskesuppe, fiskekaker, fiskeboller, fiskefrikadeller, klippfisk, plukkfisk, plokkfisk[a-z]*, hakarl, hardfiskur, lohikeitto, kalakukko, muikku, vendace, matjes[a-z]*, bismarck[a-z]*, fischbrotchen, brathering, labskaus, forelle[a-z]*, zander, steckerlfisch, maatjes, haring, kibbeling, lekkerbek, paling, smoked eel",
    "Fwe",
  ],
  ["kibbeling, lekkerbek, fiskeboller, fiskefrikadeller", "We"],
  [
    "moussaka[a-z]*, pastitsio, spanakopita, tiropita, kreatopita, bougatsa, galaktoboureko, loukoumades, kataifi, baklava, koulouri[a-z]*, tsoureki, kourabiedes, melomakarona, diples, dakos, gyros?[a-z]*, souvlaki pita, pita, keftedes, soutzoukakia, papoutsakia, giouvetsi, youvetsi, kritharaki, trahana, revithokeftedes, kolokithokeftedes, skordalia",
    "Wme",
  ],
  [
    "moussaka[a-z]*, pastitsio, spanakopita, tiropita, bougatsa, galaktoboureko, papoutsakia, saganaki, tzatziki, tirokafteri, tyrokafteri, horiatiki, greek salad, dakos, feta, halloumi, kourabiedes, rizogalo, greek yogurt, souvlaki[a-z]*, gyros?[a-z]*, trahana, kolokithokeftedes",
    "Mew",
  ],
  [
    "moussaka[a-z]*, pastitsio, avgolemono, galaktoboureko, bougatsa, tsoureki, keftedes, spanakopita, tiropita, papoutsakia, diples, kolokithokeftedes",
    "E",
  ],
  ["skordalia, baklava, kataifi, melomakarona, kourabiedes, amygdalota", "Tw"],
  ["pasteli, koulouri[a-z]*, tahini[a-z]*, tahinopita", "Z"],

  [
    "[a-z]+ makhani, makhani, makhni, butter (?:chicken|paneer|masala), [a-z]* ?paneer[a-z]*, malai[a-z]*, shahi[a-z]*, korma, kurma, navratan[a-z]*, nawabi[a-z]*, mughlai[a-z]*, pasanda, rezala, tikka masala, tikka, tandoori[a-z]*, kadhi[a-z]*, raita, lassi, chaas, dahi, shrikhand, kulfi[a-z]*, falooda, rabri, rabdi, ras ?malai, ras ?gulla, gulab jamun, kheer, payasam, phirni, halwa[a-z]*, barfi, burfi, peda, ladd?[ou]o?s?, ladd?oos?, mysore pak, kaju katli, soan papdi, sandesh, mishti doi, pantua, kalakand, milk cake, malpua, ghevar, pongal, kesari[a-z]*, dal makhani, dal bukhara, dal (?:fry|tadka), pav bhaji, bhatur[ae], naan[a-z]*, kulcha[a-z]*, paratha[a-z]*, biryani[a-z]*, haleem, nihari, saag, sarson ka saag, methi malai[a-z]*, samosa chaat, [a-z]+ chaat, chaat, papdi chaat, dahi (?:puri|vada|bhalla|papdi), ghee, chai, thandai, badam milk, rose milk",
    "Mtw",
  ],
  [
    "samosas?[a-z]*, kachoris?, puris?, pooris?, pani ?puri, golgapp[ae], bhatur[ae], chole bhature, naan[a-z]*, kulcha[a-z]*, rotis?, chapatis?, parathas?[a-z]*, parottas?, thepla, puran poli, vada pav, pav bhaji, pav, misal pav, dabeli, kathi rolls?, frankies?, kati rolls?, papdi[a-z]*, [a-z]+ chaat, sev puri, bhel ?puri, jalebis?, imarti, gulab jamun, malpua, ghevar, balushahi, shakkarpara, nankhatai, mathri, upma, rava, suji[a-z]*, sooji[a-z]*, semiya[a-z]*, seviyan, sewai, vermicelli[a-z]*, momos?, chow ?mein, hakka[a-z]*, manchurian[a-z]*, gobi manchurian, chilli (?:chicken|paneer|gobi), haleem, nihari, keema pav, bread pakora, bread roll, sandwich bombay, bombay sandwich, bun maska, khari, rusk, dal dhokli, baati, bati, litti, kottu[a-z]*, gobi 65, paneer 65, egg puffs?, veg puffs?, curry puffs?",
    "Wmp",
  ],
  ["chicken 65, gobi 65, paneer 65, tandoori[a-z]* fish", "ewmy"],
  ["manchurian[a-z]*, gobi manchurian, chilli (?:chicken|paneer|gobi), hakka[a-z]*, schezwan[a-z]*, soya[a-z]*, momos?", "YW"],
  [
    "malai kofta, navratan[a-z]*, shahi[a-z]*, korma, kurma, pasanda, nawabi[a-z]*, mughlai[a-z]*, ras ?malai, kheer, payasam, phirni, gajar (?:ka )?halwa, badam[a-z]*, kaju[a-z]*, pista, kulfi[a-z]*, thandai, rabri, rabdi, kesari[a-z]*, pongal, shrikhand, dry fruit[a-z]*, peshwari[a-z]*, kashmiri (?:naan|pulao|pilau)",
    "Tmw",
  ],
  [
    "egg (?:curry|biryani|bhurji|roll|hoppers?|paratha|puffs?), anda, nargisi[a-z]*, hoppers? egg, kottu[a-z]*, mutta[a-z]*, string hoppers? egg",
    "E",
  ],
  [
    "machh?i, meen, fish (?:curry|molee|moilee|fry|tikka|amritsari)[a-z]*, amritsari fish, maach[a-z]*, macher[a-z]*, ilish[a-z]*, hilsa[a-z]*, bombil[a-z]*, ambul thiyal, pol sambol, maldive fish, seeni sambol, kiribath sambol",
    "F",
  ],
  ["prawn, jhinga[a-z]*, chingri[a-z]*, chemmeen[a-z]*, kolambi[a-z]*, balchao, crab curry, nandu[a-z]*, kakuluwo", "S"],
  [
    "poha, sabudana[a-z]*, bhel ?puri, chikki, misal[a-z]*, dabeli, pulihora, puliyogare, lemon rice, tamarind rice, chivda, mirchi ka salan, bagara baingan, hyderabadi salan",
    "Pzt",
  ],
  ["mirchi ka salan, bagara baingan, til chutney, til ladd?u, gajak, rewri, pulihora, puliyogare", "Z"],
  [
    "dosa, masala dosa, idli, sambar, rasam, vada, medu vada, uttapam, appam, puttu, idiyappam, bisi bele bath, khichdi, chana masala, chole, rajma, aloo gobi, baingan bharta, bhindi masala, dal, vindaloo, pakora, bhaji, bhajia, papad, poppadom, aloo tikki, sabzi, jeera rice, chicken curry, mutton curry, rogan josh, kolhapuri, chettinad, xacuti, phaal, madras curry, jalfrezi, balti, dopiaza, dhansak",
    "m",
  ],
  [
    "bedfordshire clanger, hogs pudding, rag pudding, suet pudding, sussex pond pudding, suet crust, lardy cake, pond pudding, panackelty, cumberland sausage, lincolnshire sausage, banger, chipolata",
    "Wme",
  ],
  ["deviled kidneys, devilled kidneys, kidneys on toast", "MWF"],
  ["sunday roast, roast dinner, sunday lunch", "WME"],
  ["parmo, chicken parmo", "WME"],
  ["gooseberry fool, rhubarb fool, fruit fool, fool", "M"],
];
