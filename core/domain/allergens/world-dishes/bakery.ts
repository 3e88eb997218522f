import type { NamedDish } from "./named-dish.ts";

/** Baked goods from all over the world, by name. */
export const BAKERY: readonly NamedDish[] = [
  [
    "croissants?, pain au chocolat, chocolatine, pain aux raisins, danish, kouign[- ]?amann, chausson, palmiers?, elephant ears?, bear claws?, cruffins?, cronuts?, morning buns?, viennoiserie, vol[- ]au[- ]vent, mille[- ]?feuille, napoleon, puff pastry, pastelitos?, orejas?, palmeras?, cream horns?, turnovers?, jalousie, pithivier, sfogliatell[ae], sausage rolls?, cheese straws?, rough puff, feuillete",
    "WMe",
  ],
  [
    "pain au chocolat, chocolatine, chocolate croissants?, chocolate chip, chocolate cake, brown(?:ie|ies), devils food, lava cake, mudcake, mud pie, mississippi mud",
    "Ymt",
  ],
  ["pastelitos?, pastelillos?", "Wme"],
  [
    "bear claws?, almond croissants?, frangipan[ei], financiers?, macarons?, bakewell, bee ?sting, bienenstich, linzer, galette des rois, amarett[io], ricciarelli, marzipan, pignoli, florentines?, dacquoise, opera cake, paris[- ]?brest, esterhazy, nusstorte, nusskuchen, nut roll, potica, povitica, walnut roll, orahnjaca, nut torte, hazelnut torte, bostock, pecan (?:pie|tart|bar|roll)s?, sticky buns?, caramel rolls?, turtle (?:bar|brownie|cheesecake)s?, congo bars?, hello dollies, magic (?:cookie )?bars?, baklava, nussecken, vanillekipferl, zimtsterne, basler lackerli, panforte, pan de polvo, polvorones?, mexican wedding cookies?, russian tea ?cakes?, snowball cookies?, crescent cookies?, kourabiedes?, mandelbrot, mandelhornchen, mandel[a-z]+",
    "Tmwe",
  ],
  [
    "bee ?sting, bienenstich, linzer, financiers?, macarons?, dacquoise, opera cake, paris[- ]?brest, esterhazy, nusstorte, nusskuchen, amarett[io], pignoli, zimtsterne, potica, povitica, mandelbrot, ricciarelli",
    "E",
  ],
  [
    "bee ?sting, bienenstich, linzer, financiers?, opera cake, paris[- ]?brest, nusskuchen, potica, povitica, sticky buns?, caramel rolls?, magic (?:cookie )?bars?, mexican wedding cookies?, russian tea ?cakes?, snowball cookies?, crescent cookies?, kourabiedes?, vanillekipferl, florentines?, bostock",
    "WM",
  ],
  [
    "eclairs?, cream puffs?, profiteroles?, choux, croquembouche, gougeres?, st honore, saint honore, religieuse, churros?, crullers?, zeppol[ei], beignets?, bunuelos?, sonhos?, bombolon[ei], bomboloni, berliner, krapfen, paczki, paczek, ponchik, sufganiyot, sufganiyah, malasadas?, donuts?, doughnuts?, doughrings?, jelly doughring, long johns?, fritters?, funnel cakes?, fry dough, fried dough, oliebol, oliebollen, aebleskiver, poffertjes, munkki, pulla, picarones",
    "WEMy",
  ],
  [
    "caneles?, clafoutis?, far breton, madeleines?, genoise, sponge, victoria sponge, swiss roll, jelly roll, angel food, chiffon, pound cake, quatre quarts, bundt, coffee cake, crumb cake, streusel, red velvet, devils food, carrot cake, funfetti, birthday cake, sheet cake, wedding cake, cup ?cakes?, lava cake, texas sheet cake, hummingbird, coca cola cake, lane cake, coconut cake, lemon (?:cake|bar|loaf|drizzle)s?, gateau, torta, torte, sachertorte, black forest, schwarzwalder, dobos, medovik, prague cake, kiev cake, ptichye, smetannik, tres leches, joconde, lamingtons?, fairy cakes?, butterfly cakes?, battenberg, simnel, christmas cake, fruit ?cake, rum cake, panettone, pandoro, colomba, babka, kulich, cozonac, tsoureki, kulebi, brioche, challah, conchas?, pan dulce, pan de muerto, rosca de reyes, king cake, bolo rei, ensaymadas?, ensaimadas?, mamon, taisan, chiffon cake, castella, kasutera, honey castella, ma lai go, malay cake, chinese sponge, whoopie pies?, gobs?, gooey butter, boston cream, smith island, blondies?, brown(?:ie|ies), muffins?, scones?, rock cakes?, welsh cakes?, bara brith, pancakes?, crepes?, waffles?, pikelets?, crumpets?, drop scones?, popovers?, yorkshire puddings?, blintz(?:es)?, blinis?, nalesniki, palatschinken, palacinke, palacsinta, pannukakku, pannekoek(?:en)?, farinata dolce",
    "WEMty",
  ],
  ["challah, sponge, angel food, biscotti, cantucci, hamantaschen, mandelbrot, ladyfingers?, kichel, macaroons?, meringues?, pavlova", "E"],
  [
    "cheesecakes?, sernik, kasekuchen, ostkaka, basque cheesecake, pashka, paskha, zserbo, creme brulee, flan, custards?, pastel de nata, pasteis de nata, portuguese tarts?, egg tarts?, quindim, creme caramel, tiramisu, trifle, zuppa inglese, bread pudding, capirotada, diplomat pudding, queen of puddings, sticky toffee, malva, spotted dick, semolina pudding, rice pudding, clafouti, floating islands?, charlotte, semifreddo, zabaglione, bavarois, bavarian cream, chess pies?, buttermilk pies?, sugar pies?, shoofly pies?, sugar cream pies?, butter tarts?, treacle tarts?, custard tarts?, key lime, lemon meringue, banoffee, cream pies?, pumpkin pies?, sweet potato pies?, silk pies?, grasshopper pies?, mud pies?, impossible pies?",
    "EMwt",
  ],
  [
    "cheesecakes?, sernik, tiramisu, trifle, bread pudding, capirotada, sticky toffee, malva, spotted dick, egg tarts?, pastel de nata, pasteis de nata, portuguese tarts?, chess pies?, shoofly pies?, butter tarts?, treacle tarts?, custard tarts?, banoffee, key lime, cream pies?, pumpkin pies?",
    "W",
  ],
  [
    "cookies?, snickerdoodles?, shortbreads?, sables?, spritz, sugar cookies?, gingerbread, ginger ?snaps?, molasses cookies?, thumbprints?, oatmeal raisin, black and whites?, rainbow cookies?, pizzelles?, biscochitos?, bizcochitos?, speculaas, pfeffernusse, lebkuchen, springerle, anzac, kipferl, krumkake, rosettes?, rugelach, hamantaschen, kolaches?, kolacky, kolachky, ladyfingers?, jumbles?, cowboy cookies?, linzer cookies?, alfajor(?:es)?, empire biscuits?, melting moments?, nankhatai, ghoriba, ghraybeh, kahk, maamoul, mantecados?, torcetti, tuiles?, langues? de chat, fortune cookies?, whoopie",
    "WMeyt",
  ],
  [
    "snickerdoodles?, kolaches?, gingerbread, black and whites?, rainbow cookies?, pizzelles?, biscotti, springerle, ladyfingers?, tuiles?",
    "WE",
  ],
  ["rainbow cookies?, rugelach, lebkuchen, linzer cookies?, baci di dama, stollen, maamoul, mandelbrot, panforte", "Te"],
  ["stollen, dresdner, christstollen, lebkuchen, panforte, hot cross buns?, simnel, dundee cake", "WTMe"],
  [
    "bagels?, bialys?, pretzels?, laugen[a-z]+, focaccia, ciabatta, baguettes?, boule, sourdough, pita, naan, lavash, barbari, sangak, taftoon, matnakash, tandoor bread, khobz, khubz, markook, saj, yufka, simit, pogaca, acma, pide, bazlama, gozleme, borek, burek, boreks?, phyllo, filo, fillo, strudels?, empanadas?, pasties, pasty, hand pies?, pot pies?, tourtiere, meat pies?, bisteeya, sambousek, fatayer, sfiha, manaqish, msemen, meloui, rghaif, harcha, batbout, himbasha, ambasha, hembesha, defo dabo, difo dabo, dabo, dabo kolo, kita, chechebsa, kitta, mandazi, mahamri, chapati, roti, paratha, parotta, puri, bhatura, kulcha, luchi, sheermal, tandoori roti, shirmal, obi non, patyr, samsa, damper, bannock, soda bread, barmbrack, farls?, stotties?, baps?, barm cakes?, cobs? roll, bolillos?, teleras?, birotes?, pan de agua, pan sobao, cuban bread, pan cubano, pan de sal, pandesal, monay, spanish bread, hawaiian rolls?, dinner rolls?, parker house, milk bread, shokupan, sandos?, anpan, melon ?pan, curry pan, kare pan, yakisoba pan, cream pan, meron pan, steamed buns?, bao, mantou, hot ?dog buns?, texas toast, toast, crostini, bruschetta, garlic bread, cheese bread, monkey bread, pull[- ]apart, breadsticks?, grissini, knots?, zwieback, rusks?, croutons?, panko, stuffing",
    "Wmez",
  ],
  [
    "shokupan, milk bread, pandesal, pan de sal, ensaymada, hawaiian rolls?, melon ?pan, cream pan, parker house, brioche, monkey bread, garlic bread, cheese bread, soda bread, tourtiere, chechebsa, kita, rusks?, hot ?cross, naan, kulcha, sheermal, parotta",
    "WMe",
  ],
  ["simit, kaak, barbari, everything bagels?, sesame bagels?, sesame buns?, shao ?bing, koulouri", "ZW"],
  [
    "fairy bread, vegemite toast, marmite toast, cinnamon toast, buttered toast, cheese on toast, beans on toast, milk toast, welsh rarebit, rarebit, buck rarebit",
    "WMg",
  ],
  ["eton mess, pavlova, baked alaska, vacherin, marjolaine, schaumtorte, schaum torte, floating island", "EMt"],
  [
    "pies?, tarts?, tartlets?, galettes?, crostatas?, cobblers?, crisps? fruit, crumbles?, grunts?, slumps?, buckles?, brown betty, pandowdy, shortcakes?, dumplings apple, apple dumplings?, strudels?",
    "Wmet",
  ],
];
