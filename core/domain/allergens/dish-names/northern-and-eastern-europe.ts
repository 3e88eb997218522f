import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** German-speaking, Nordic, Baltic and Slavic countries, the Balkans, Hungary, Greece, Britain and Ireland, Australia. */
export const NORTHERN_AND_EASTERN_EUROPEAN_NAMES: readonly NamedDish[] = [
  [
    "aachener printen, aberdeen buttery, aebelskiver, almas retes, apfelkuchel, apple pie, aranygaluska, babka belarusian, babka wielkanocna, backerbsen, backhuhn, bacon sandwich, bacon sarnie, bakaliaros tiganitos, barszcz z uszkami, basler mehlsuppe, becsi szelet, beef and guinness, bifteki, blaa, blejska kremna rezina, blodpalt, blodpudding, bockwurst im brotchen, breakfast roll, bricelets, brotsuppe, brune kager, brunkager, bucnica, buhti, buredjik, buredzici, buttery, cabinet pudding, cebularz, cevapi u lepinji, chec, cheese roll southland, cheesymite scroll, chicken and leek pie, chicken and mushroom pie, chicken fillet roll, chicken parmigiana, chiko roll, chlebicky, chorley cake, colaci, cornflake tart, coronation chicken sandwich, crisp sandwich, csoroge, democracy sausage, dim sim, dimmy, dinnele, dinnete, domatokeftedes, doughboys, drisheen, dukatove buchticky, eliopita, eliotes",
    "Wme",
  ],
  [
    "falscher hase, fanouropita, farsangi fank, faschierte laibchen, faschingskrapfen, fasnachtschuechli, fava keftedes, finger bun, flatbrod, flatkokur, fleischlaberl, forfar bridie, fry bread maori, fuzi, game pie, gipfeli, gomboce, goro, gravlaxmacka, griessnockerlsuppe, grizes teszta, guinness pie, guinness stew, gulas s knedlikem, gulasch, gullas, halloumopita, halver hahn, hindbaersnitte, hjonabandssaela, hortopita, houskovy knedlik, hurmasica, husgomboc, idrijski zlikrofi, invartita, invertita, irish soda bread, isler, jablecznik, jagodzianka, jambon irish, joffre, joulutorttu, jufka, julekake, kalach, kalacs, kalamaki pita, kalamarakia tiganita, kalitki, kalter hund, kaltsounia, kanapka, kanelboller, kanelstang, kaposztas teszta, karbonader, kasekuchlein, katmi, kebab polski, keftedakia, keks, kelkaposzta fozelek, kepta duona, kibinai, kiev torte, kifla, kiflice, kjottboller, kleina",
    "Wme",
  ],
  [
    "kljukusa, klubb, knedle sa sljivama, koldunai, kolduny belarusian, komiska pogaca, komle, korzhik, kotleta po kievski, kotopita, koupes, krelane, kringel, kritharoto, krokiet, krompirusa, kroppkakor, krumplis teszta, krustenbraten, kurinaya lapsha, kvasha, kvetak smazeny, kynute knedliky, ladenia, ladopsomo, lagana, laknor, lakror, lapskojs, laufabraud, lazarakia, lebbencsleves, leberkaese, lekvaros bukta, lepinja, letut, lokshyna, lorne sausage, lychnarakia, makarony po flotski, makaruni, makielki, makivnyk, makos guba, makos retes, makos teszta, makove nudle, makovnjaca, marathopita, maslenica, medovniky, mehlsuppe, meitschibei, mekitsa, melitzanokeftedes, melton mowbray, metrowiec, mezes kalacs, milinki, milopita, mince and tatties, mjuka tunnbrod, mlinci, mucenici, muurinpohjalettu, napoleonbakelse, nudle s makem, nussgipfel, oatcake staffordshire, obalovany, oblozene chlebicky",
    "Wme",
  ],
  [
    "oplatky, palt, pampuchy, pampukh, pampukhy, pankukas, pannbiff, parao parai, parene buchty, parlenka, party pie, party rings, pastelli, pasticada, pasztecik, paximadi, paximadia, pea fritter, pebernodder, pepparkakor, perepichka, petulla, pie and peas, pie floater, pierniczki, pierogi z grzybami, pierogi z kapusta, pierogi z miesem, pineapple fritter, piparkakut, piragi, piragi latvian, pirags, pirosa, pirosha, pispilita, pita bled, pita kaisarias, pitepalt, pitka, placinte, placki po wegiersku, placki z jablkami, pljeskavica u lepinji, pljukanci, pogacha, pogacice, polarbrod, pomidorowa z makaronem, potato cake aussie, potato farl, potato scallop, potato scone, potetball, potetlefse, prasopita, princesa, printen, printsesi, punschrulle, purica s mlincima, pylsa, pylsur, pyrizhky, qofte te fergura, quandong pie, rakvicka, randalin, rantott csirke, rantott gomba, raspeball, raspeballer",
    "Wme",
  ],
  [
    "reiberdatschi, rewena, rewena bread, rezanci, rezen, rich tea, rieska, rinderrouladen, rizky, rock bun, rogal, rogale swietomarcinskie, romkugler, roulade, rouladen, rowie, rugbraud, ruisleipa, rupjmaize, saiakesed, saltanosiai, samoborska kremsnita, sandkaker, sauerbraten, sausage sizzle, sausages, savoury mince, schenkeli, schneeballen, schweinebraten, selkirk bannock, shamishi, shanga, shangi, sharlotka, sheqerpare, singin hinny, sisky, skalicky trdelnik, skillingsboller, sklandrausi, sklandrausis, skolebolle, skruzdelynas, skulkaka, slambuc, smultringer, snot block, snudur, somun, soparnik, spam fritter, spenotfozelek, spice bag, square sausage, staffordshire oatcake, steamed pudding, strapacky, strudl, strudla, strudla s makom, struklji, sufllaqe, supa cu taitei, svele, szegediner gulasch, szilvas gomboc, taske, tattie scone, tea brack, teacake, tepertos pogacsa, tiganites, tippaleipa",
    "Wme",
  ],
  [
    "toasted teacake, tolumbichki, tomatokeftedes, topinka, topinky, trubochki, tula pryanik, tunnbrodsrulle, turkey dinosaurs, turkey twizzlers, uljevusa, vaffel, vaniljhjarta, vegemite, vepro knedlo zelo, virtuti, viska pogaca, vyprazany, weggli, wheaten bread, yushka z halushkamy, zatirka, zavyvanets, zelnik, zemlovka, zlikrofi, zoldborso fozelek, zwetschgendatschi, zwiebelrostbraten",
    "Wme",
  ],
  [
    "aeblekage, aelplermagronen, alivenci, anari, angel delight, apfelstrudel mit vanillesauce, auksta biezpiena, auksta zupa, balmos, balmus, barszcz ukrainski, begova corba, biezpiens, bougiourdi, bouyiourdi, bramborova kase, brasede, brun sovs, bryndzova polievka, brynza, budyn, bunc, burek sa sirom, byrek me djathe, byrek me gjize, cesnakova polievka, chasschnitte, cheesy beans, cherry ripe, chokladbollar, choriatiki, chushka byurek, cicvara, citronfromage, ciulama, ciulama de pui, debesmanna, demikat, dhalle, dillkott, dillstuvad potatis, einspanner, eiskaffee, eisschokolade, exohiko, fergese tirane, feta me meli, feta psiti, finnbiff, flodekartofler, flygande jacob, freddo, gamalost, gammon and parsley sauce, gamopilafo, gemistes piperies, giaourti, gjize, glamorgan sausages, gogosi cu branza, golden gaytime, gombaleves, graddsas, griessbrei, griesskoch, grietine, guriev porridge",
    "M",
  ],
  [
    "gurmanska pljeskavica, guryev kasha, gyumolcsleves, gzik, haggis neeps and tatties, handkase, hangikjot uppstufur, hapukoor, hapukoorekaste, hasselbackspotatis, hausfrauenart, hermelin, hideg meggyleves, himmel und erde, homity pie, hryby u smetani, huslianka, imelletty perunalaatikko, irish coffee, irish cream, jagersosse, janu siers, jufka me djathe, julienne russian, kacamak, kacamak so kajmak, kachamak, kaerajahu, karntner kasnudeln, kartoffelbrei, kartoffelgratin, kartoffeln mit quark, kartoffelpuree, kartoffelstock, karums, karums sierins, kasefondue, kasekrainer, kasnocken, kasnudeln, kaspressknodel, kaspressknodelsuppe, kholodnyi borsch, kiselo mlyako, kletski, klin, knack, kohupiim, koldskal, kolokythakia, korbacik, korozott, kottbullar med graddsas, krauterquark, krema, krowka, ktipiti, leek and potato soup, leinol quark, lemon posset, leverpostej, lody, makaron z truskawkami",
    "M",
  ],
  [
    "mamaliga cu branza si smantana, mannavaht, mannaya kasha, meggyleves, melange, meringue mit rahm, milchkaffee, milchreis, moitie moitie, molochnaya kasha, mullerin art, multekrem, mysingur, nakladany hermelin, nalysnyky z syrom, neeps and tatties, obazda, onion dip kiwi, orez cu lapte, ostiepok, ovomaltine, palocleves, pan haggerty, papet vaudois, papricas, parenica, parsley sauce, parzhen kashkaval, paski sir, patatnik, pellkartoffeln mit quark, perunamuusi, piima, piperies florinis, pirozhki s tvorogom, pivni syr, placki z smietana, pljeskavica sa kajmakom, plombir, pomidorowa, poronkaristys, potatisgratang, potted beef, projara, pulneni chushki, pyry z gzikiem, rakott kaposzta, rakott kel, reduced cream dip, reinsdyrgryte, rhubarb and custard, riisipuuro, ris a la malta, risalamang, risengrod, rodgrod, rodgrod med flode, rodopski klin, rosti mit kase, rote grutze mit vanillesauce",
    "M",
  ],
  [
    "rumbledethumps, ryazhanka, ryz z jablkami, sahnesauce, sajtos langos, sajtos tejfolos langos, schwammerl, shopska salad, shopska salata, sill med graddfil, sirene, skabputra, skripavac, smetanova, spaghettieis, stuvade makaroner, sultjash, surelis, szekely gulyas, szekelykaposzta, tablet, talatouri, tapioca pudding, tave dheu, tejbegriz, tejfol, tejfolos, telemea, toggenburger, toltott kaposzta, turo rudi, turos batyu, tvaroh, tvorozhnaya zapekanka, uppstufur, urnebes, varenyky z kartopleyu, varenyky z syrom, varske, vasterbottensostpaj, viennetta, village salad, violet crumble, vurda, xinohondros, yiaourti, zapikanka, zelnacka, zhulien, zhulyen, zincica, zupa dessert, zupa pieczarkowa",
    "M",
  ],
  [
    "aal grun, atherina, backfisch, bakalar na bijelo, bakaliaros plaki, bianco corfu, blue cod, bokling, boknafisk, bors de peste, bourdeto, bourtheto, crap, crappit heid, eel pie, egli, eglifilet, fagri, farshyrovana shchuka, felchen, finkenwerder scholle, fis paprikas, fischstabchen, fish paprikash, fiskefilet, fiskepudding, fiskibollur, flake and chips, flathead tails, fogas, forelle blau, gavros, gavros marinatos, gavros tiganitos, gavuni, glasmastarsill, graavilohi, gravad lax, gravet laks, grimsby, hamburger aalsuppe, hamburger pannfisch, harcsa paprikas, harcsapaprikas, heeringas, hekk, heringssalat, kalles kaviar, kapr, kapri hranolky, karp smazony, karp w galarecie, karpfen, karpfen blau, kaviar, kieler sprotten, kilu, kogt torsk, kolios, korop, koutsomoura, krasnaya ikra, laks, lampreys, lasis, lithrini, loimulohi, lojrom, mackerel pate, macrou, makrell i tomat, maridaki, marides",
    "F",
  ],
  [
    "mateenmati, menca, molje, muikut, negi, negiai, oseledets, oseledets pid shuboyu, oselets, osetr, paistetut muikut, pannfisch, pastarva, pasteta tuna, pastrav, pastrmka, persetorsk, plachie, plachie de crap, ponty, potted salmon, psari plaki, pstruh, rac ponty, raimed, rakefisk, rantott harcsa, rantott ponty, raucheraal, raucherlachs, reyktur lax, ribena chorba, ribnik, rodspaette, rofos, rokt laks, rokt lax, roykelaks, rybaci salat, rybi polevka, rybna yushka, rybnyi pirog, saibling, salau, salmon en croute, saltfiskur, sandacz, saramura de crap, sardeles psites, savoro, savulohi, schillerlocke, scholle finkenwerder, seld pod shuboy, seledka, semga, senapssill, sfyrida, sharan, shchuka, silakat, silakkapihvit, silke, silke kazoke, silke pataluose, silke su, silli, skoumbri, skreimolje, skumriya, skusa, sledz po kaszubsku, sledz w oleju, smazeny kapr, smoked mackerel, smoked mackerel pate",
    "F",
  ],
  [
    "smudj, snapper, snapper pie, solomos, sotare, spegesild, sprotes, srdele, stegte sild, storceag, sudak, suitsukala, szczupak, tarama hayver, tatar z lososia, tave krapi, tave peshku, tepsis hal, torrfisk, treska, treska v majoneze, treskoslav, tsatsa, tuna jacket potato, tuna mornay, tuna pasta bake, tuna sweetcorn, wegorz, worcester sauce, worcestershire sauce, xifias, yushka rybna, zavinac, zavinace",
    "F",
  ],
  [
    "achinos, achinosalata, ahinosalata, angels on horseback, astakomakaronada, astakos, balmain bugs, black risotto, blamuslinger, bluff oysters, bourbouristi, busumer krabben, buzara mussels, carpetbag steak, carpetbagger, chochlioi, chtapodi, cockles and laverbread, cockles and mussels, crab sandwich, crni rizot, crni rizoto, cromer crab, dagnje, dagnje na buzaru, dublin bay prawns, garides, garidomakaronada, garlic prawns, gyalisteres, hobotnica, hobotnica ispod peke, hobotnica salata, hohlioi, hohlioi boubouristi, htapodi, htapodi krasato, htapodi sti schara, humar, humarsupa, jastog, kalamari gemisto, kalmari, kamenice, karavides, katkarapu, kavouri, kina, kongekrabbe, kozice, krabbenbrotchen, krabbencocktail, krabbensuppe, krabovyi salat, kraftor, kraftskiva, krevetki, krevetky, krewetki, laverbread and cockles, lignje, lignje na zaru, midi po nesebarski, midia, midia saganaki",
    "S",
  ],
  [
    "midopilafo, moreton bay bugs, muscheln rheinisch, muslinger, mussel fritter, mussel fritters, mydia, na buzaru, oktapodi, oysters kilpatrick, partan bree, paua, petalides, pipis, prawns on the barbie, punjene lignje, rakovy sup, raksallad, rapani, rejecocktail, rejemad, rejer, rejesalat, rekesalat, rekesmorbrod, rheinische muscheln, salata od hobotnice, saligaria, skagenrohre, skampi na buzaru, skaridi, soupia, soupies, soupies me spanaki, thrapsalo, xtapodi",
    "S",
  ],
  [
    "amandina, anzac biscuit, banichka, bannock, beef stroganoff, befstroganov, bled cream cake, blynai, boxty, brunsviger, butterbrezel, butterkuchen, capuns, caramel slice, cauliflower cheese, chaniotiko boureki, cheese and onion pasty, chocolate ripple cake, cream tea, dammsugare, drommar, drommekage, fastelavnsboller, flatkaka, fozelek, franzbrotchen, geschnetzeltes, ginger crunch, gypsy tart, hakkebof, hallongrottor, hedgehog slice, jelly slice, jokai bableves, kakaos csiga, kama, kartoshka cake, kaseschnitte, klepe, klingeris, kohupiimakook, kotlety po kyivsky, lemon slice, lolly cake, lvivskyi syrnyk, machanka, maizes zupa, makaronia me kima, manchester tart, maznik, mince and cheese pie, mlyntsi, mochanka, mustikkapiirakka, neenish tart, ntakos, othellolagkage, paprikas csirke, peinirli, pie and mash, pizokel, ploughmans lunch, plyatsky, plyatsok, puddingbrezel, rahmgeschnetzeltes",
    "MWe",
  ],
  [
    "ramequin, rhubarb crumble, rigo jancsi, rommegrot, rupjmaizes kartojums, saganaki, sausage and mash, savarina, sfakiani pita, sfakianopita, southland cheese roll, staka, streuselkuchen, svestkove knedliky, svickova na smetane, tarteletter, tilslorte bondepiker, tinginys, tokfozelek, vaniljekranse, vastlakukkel, venecek, zagorski strukli, zalewajka, zuckerkuchen, zurcher geschnetzeltes",
    "MWe",
  ],
  [
    "aeggekage, agghalvor, arni frikase, avga, avgolemono soup, baiser, balta misraine, befsztyk tatarski, bornholmsk aeggekage, bramborovy salat, clatite, cocka s vejcem, coronation chicken, cufte, custard square, dippy eggs, drob, drob de miel, egg and cress, egg mayonnaise, eggedosis, eggerore, eierlikor, eiersalat, fasirozott, fasirt, fleischsalat, franciasalata, fricase, frikase, froutalia, full irish, full scottish, gammon egg and chips, giouvarlakia, ham egg and chips, jajka faszerowane, jajka w majonezie, kagianas, kajgana, kartoffelsalat norddeutsch, kaszinotojas, kayiana, kogel mogel, kotosoupa avgolemono, krabovy salat, lahanodolmades, lahanodolmades avgolemono, lane kluski, lapper, leberkase mit spiegelei, lecso tojassal, magiritsa, majonezes kukorica, ochiuri, omeleta, oselets pid shuboyu, panagyurishte eggs, panagyurski eggs, papara, patispanj, perisoare, piskota, rasols",
    "E",
  ],
  [
    "rosiki salata, salat olivye, salata boeuf, salata de vinete, salata orientala, salatka warzywna, senfeier, sfougato, spettekaka, spiegelei, stefania vagdalt, stolichny, tojasleves, tojasos galuska, tojasos nokedli, vajickova pomazanka, yaitsa po panagyurski, yayechnya, youvarlakia, yuvarlakia, zefir",
    "E",
  ],
  [
    "apfelkuchle, babka ziemniaczana, babovka, barmbrack, biftekia, boller i karry, bramboracky, bulviniai blynai, butterfly cake, chiftele, chlebicek, clootie dumpling, cremeschnitte, eggs and soldiers, eierkuchen, eves pudding, fanky, fattigmann, fladlesuppe, flaskpannkaka, frittatensuppe, full breakfast, galuste, griessnockerl, hackbraten, halushky, hamburger with the lot, hefezopf, hochzeitssuppe, kardinalschnitte, kartupelu pankukas, klejner, klopsiki, knedliky, kolduny, krostule, kyufteta, lettu, louise cake, lussekatter, marillenknodel, musaca, musaka, palachinki, parjoale, pfannkuchensuppe, portokalopita, pulpety, rantott hus, ravani, roast beef and yorkshire pudding, sakotis, sally lunn, serviettenknodel, sichenyky, snitel, strammer max, supa cu galuste, syrup sponge, treacle pudding, tutmanik, ustipci, verhuny, vinarterta, virtiniai, zagareliai, zopf",
    "EWm",
  ],
  [
    "baumkuchenspitzen, coffee and walnut cake, coffee walnut cake, daktyla, dios beigli, dios metelt, dominosteine, elisenlebkuchen, fistiki, fistikopasta, florentine biscuit, gebrannte mandeln, hazelnut, heisse maroni, karithato, karythaki, kestenov, koliva, koljivo, kolliva, kolyvo, kserotigana, kserotigano, kubbekake, laskonka, laskonky, linecke cukrovi, linzer augen, luxemburgerli, macadamia, makronen, mandolates, mandolato, marcipan, maronen, marsipan, mozartkugeln, napoleonshat, napoleonshatte, nuca, odense marzipan, orechova, rozedes, soumada, stuffing chestnut, tosca, toscakaka, vanilkove rohlicky, vanilkove rohliky, vermicelles, walnusse, walnut whip, white chocolate macadamia, xerotigana, yiaourti me meli, zito, zupa kestane",
    "Tm",
  ],
  [
    "arctic roll, chicken kyiv, chicken parma, chicken parmi, egg custard tart, flaounes, gugelhupf, kalitsounia, karadjordjeva snicla, kjottkaker, kleinur, kotleta po kyivsky, koulourakia, kreatopita, kremna rezina, krumkaker, lagkage, lanttulaatikko, lihapullat, livance, madeira cake, makaronilaatikko, malakoff, malakoffs, marmorkuchen, medivnyk, medutis, ovocne knedliky, palacinky, pasca, paska, ponnukokur, queen of puddings, rantott sajt, salzburger nockerl, sampita, sockerkaka, strukli, sveler, syrnyk, turogomboc, ugnspannkaka, vanilla slice, varskeciai, vasilopita, vetrnik, vyprazany syr, wahe, wallenbergare",
    "MEW",
  ],
  [
    "anglesey eggs, bayerische creme, bayrisch creme, buberts, cascaval pane, chushki byurek, ciorba de burta, ciorba de perisoare, crema de zahar ars, deruny, draniki, eierstich, frankfurter grune sosse, galatopita, glamorgan sausage, green borsch, grune sosse, kartulisalat, kashkaval pane, komplet lepinja, koprova omacka, koprovka, kugelis, kulajda, lapte de pasare, madartej, mish mash, mishmash, munavoi, rozata, saltibarsciai, sirene po shopski, spargel mit hollandaise, spurgos, vanillesauce, vasterbottenpaj, zelenyi borsch",
    "ME",
  ],
  [
    "afghan biscuit, afghan biscuits, bajadera, cherry bakewell, cornulete, dios teszta, ecclefechan tart, halva simigdalenio, halvas simigdalenios, hokifli, nusszopf, oblatne, orahnjaca, orasnica, reforma torta, samali, spitzbuben, vanilice, verdens beste kake, zuger kirschtorte",
    "TWme",
  ],
  [
    "bergensk fiskesuppe, fiskgratang, fiskisupa, fisksoppa, forelle mullerin, lax i dill, lutefisk, matjes hausfrauenart, plukkfisk, sahnehering",
    "MF",
  ],
  ["cozonac, ekmek kataifi, frankfurter kranz, kvaefjordkake, kyivskyi tort, medimurska gibanica, medovnik", "METW"],
  ["christmas cake, christmas pudding, diples, karidopita, nussecken, runebergintorttu, simnel cake", "ETWm"],
  ["budapestrulle, gesztenyepure, mlechna salata, snezhanka, tufahija, tufahije, yaourti me meli", "MTe"],
  ["birchermuesli, bundner nusstorte, hurmasice, kringle, laskiaispulla, rogal swietomarcinski", "MTW"],
  ["hogs pudding, lamb and barley, oatcake, oatcakes, porridge, soreen", "G"],
  ["gefilte fish, kiluvoileib, konigsberger klopse, taramokeftedes, whitebait fritter", "EFW"],
  ["gubbrora, karrysild, labskaus, omelette arnold bennett, salat mimoza", "EF"],
  ["fiskegrateng, laxpudding, lohilaatikko, rosolje, silakkalaatikko", "MEF"],
  ["chalva, koulouri thessalonikis, sezamki, sisamopasto, tashi", "Z"],
  ["bethmannchen, kransekage, orehova potica", "ETm"],
  ["paua fritter, rakmacka, raksmorgas", "ESW"],
  ["prawn cocktail, skagenrora", "ES"],
  ["tahinopita, tashinopita", "WZme"],
  ["bakaliaros skordalia, taramosalata", "FW"],
  ["seafood chowder, seafood pie", "FS"],
  ["fiskekaker", "MEFW"],
  ["suksessterte", "MET"],
  ["stjerneskud", "EFS"],
  ["kalamarakia", "SW"],
  ["garides saganaki", "MS"],
  ["cranachan", "MG"],
];
