import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** Turkey, Iran, the Levant, Egypt, the Gulf, the Maghreb, and Africa south of the Sahara. */
export const MIDDLE_EASTERN_AND_AFRICAN_NAMES: readonly NamedDish[] = [
  [
    "adas bi rishta, akcaabat kofte, alkaki, alkama, amagwinya, analikizli, anjero, arayes kafta, areika, arpa sehriye, aseed, asseda, awamat, bafra pidesi, baklawa algeroise, balah el sham, bamieh, banadhej, bariis vermicelli, batheeth, bathith, bazella roz vermicelli, beignet haricot, beignets senegalais, betefour, bigilla, biscuits el eid, bofloat, bokit, borghol, borghol bil osban, bouchon reunion, bouchons, bourek annabi, briwat, bulgur pilavi, burghul bi banadoura, burghul bi dfeen, burkeg, buskut, caca pigeon, cantik, cape malay koesister, chabab, chapo, chekhchoukha, chikondamoyo, chimodho, chingwa, chorba beida, chorba hamra, cig borek, couscous bidaoui, crunchies, daheen, dahina, dal puri mauritian, deblah, dholl puri, dilber dudagi, doigts de fatma, eish baladi, eish shamsi, etli ekmek, etliekmek, ezogelin corbasi, fakkas, fanke, farata, faratha, fareed, fat cook, fatayer bi sabanikh",
    "Wme",
  ],
  [
    "fatayer lahmeh, fatayer sabanekh, fatima fingers, fatira, fatoot, fatta, fattah, feqqas, fetira, fitat, freekeh soup, fricasse tunisienne, ftair, ftat, ftoot, funkaso, gala sausage roll, ghouriba, ghraiba, gorrasa, griouech, gul boregi, gurasa, haneeni, hanim gobegi, harak isbao, harak osbao, harraa osbao, harsha, hasoua, henaini, hilbet, hilib sambuus, hingel, hininy, hlalem, idombolo, imbakbaka, inegol kofte, islak hamburger, jari frik, jarisha, kaak asawer, kaak bil ajwa, kabak borek, kachi, kahi, kahk el eid, kalburabasti, kalem boregi, kalimati, kapalbati, katikli ekmek, katlesi breaded, kebda eskandarani, kebda sandwich, keshmeshi, khabees, khabeesah, khanfaroush, khobz arabi, khobz dar, khobz eddar, khobz tounes, khubz tannour, kibbeh nayeh, kibbeh nayyeh, kinchee, kishik, kleeja, kleija, kol boregi, krichlate, kubba, kubba burghul, kubba hamuth, kubba mosul, kubbat, kubbat halab",
    "Wme",
  ],
  [
    "kurabiye, kusbasili pide, lahm ajin, lahmeh bi ajeen, lahooh, laxoox, legaimat, maakaroun, macaroun, magrood, magwenya, mahala, makala, makaruna mbakbaka, mandasi, mandasi malawi, mankousheh, mansaf shrak, margooga, matazeez, mataziz, mathrooba, mbakbaka, mbatata biscuits, melthouth, meshabek, mhamas, mhamsa, mikate congolais, mine bouilli, mine frire, minn frir, mkate wa sinia, mkhareq, mlaoui, mlawi, mofo baolina, monkey gland, mosbolletjies, msakhan, mtabbaq, mubakbaka, muhammas, mujaddara, mullah gurasa, mupotohayi, murtabak arabi, mushabbak, mutabaq, mutabbaq, muttabaq, muufo, nan e shirmal, nan sangak, noon, nwasser, othmalieh, pacanga, pain bouchon, pain bouchons, pasta saltata, pastels senegalais, petit four, pirashki, piroshki irani, potbrood, puf boregi, puits damour, qirsan, qumbe, qursan, raqaq, rashta, rechta algeroise, reshteh polo, reshteh polow, rezzat el qadi, rgag, rghifa",
    "Wme",
  ],
  [
    "rishda, rishta, rishta adas, riz bil shaariyeh, roaa, rooster koek, roti cape malay, roz bil shaariya, rushteh, rziza, sabaya, sabayah, sac boregi, safiha, safsouf, saj bread, salomie, sambos, sambosa khaleeji, samboseh, sambuseh, sambuus, samoon, samoun, samoussa, sanbuseh, sansa, seffa medfouna, sehriyeli pilav, seksou, semo, semovita, sfinz, shaibiyat, shakshoukat, sholeh ghalamkar, shorbat freekeh, shrak, shushumow, sinop mantisi, slangetjies, soetkoekies, sphatlho, steam bread, sulu kofte, taboon, taboon bread, tabouna, tafarnout, talas boregi, tamrieh, tapalapa, tapalapa bread, tashreeb, tashrib, tcharek, tekirdag koftesi, tepsi boregi, tikourbabine, tirit, tlitli, tombik doner, trida, tuwo alkama, ugandan rolex, un kurabiyesi, waina, wheat fufu, wheat swallow, yoyos, zalabia, zalabieh, zalabya, zitumbuwa, zlabia, zmita, zoolbia bamieh, zummita, zviti",
    "Wme",
  ],
  [
    "aawal, abak atama, abomu, afang soup, ampesi abom, angwa mo, asa dulet, asa goulash, asa kitfo, asa tibs, asa wat, asa wot, asaro, ashbal, ashpal, atama soup, ayoyo soup, bakayawo, balik corbasi, banga stew, banku and tilapia, barbun, bitoyo, bitter leaf soup, bitterleaf soup, bolti, boulettes de sardines, bourgeois grille, bouri, caldeirada angolana, caldo de peixe, calulu de peixe, cari poisson, cari thon, cassava leaf stew, cassava leaves, chambo, chatini requin, chermoula, chorba hout, chreime, ciroz, concoction rice, couscous au poisson, couscous hout, crain crain, cupra, dagaa, dawadawa jollof, designer stew, editan, efo elegusi, egusi soup, eru and water fufu, fante kenkey, fish frikkadel, fish vindaye, fish yassa, fiskidi, foutou sauce, fumbua, fumbwa, funge de peixe, ga kenkey, garden eggs stew, gesmoorde vis, hamsi pilav, hamsili pilav, hout, hout mchermel, hraimi, hraymi, ibaba",
    "F",
  ],
  [
    "ila asepo, istavrit, iwuk edesi, jasheed, jisheed, kabeljou, kanad, kapenta, kari poisson, kat kat banane, kefal, khaviar, kilic, kilic sis, kontomire stew, krain krain, levrek marin, liboke, liboke ya mbisi, maboke, mahi, mahi doodi, mahi kabab, mahi sefid, mahyawa, makayabu, maleh, malleh, matemba, mazgouf, mbisi, mbisi ya kokauka, mbongo, mchuzi wa samaki, mechoui hout, mehyawa, mezgit, miyan kubewa, miyan kuka, miyan yakuwa, modje, moimoi elewe, molouha, moqueca angolana, motabbaq mahi, mpholo, mtsolola, mufallaq samak, mukene, muttabaq zubaidi, muzongue, mwambe poisson, ngege, nile perch, njama njama, nkontomire, ogbono soup, okra stew ghana, omena, oual, owo soup, palm butter soup, plasas, point and kill, poisson braise, poisson sale, potato leaf stew, qabbout samak, qalieh mahi, renga, rougail morue, rougail poisson, rougail poisson sale, sabzi polo mahi, saka madesu, saloonat samak",
    "F",
  ],
  [
    "samak maqli, samak mashwi, samak meshwi, samaki wa kupaka, samaki wa nazi, sardina, sardines chermoula, satini reken, sauce feuille, shaeri, singari, siyadiyeh, smoorsnoek, snoek braai, soupe kandia, suppakandja, tagen samak, tagine hout, tahta malih, tajine sardines, thiebou dieun, thiebou guinar, thiebou jen, thiebou yapp, thomson, thomson congo, tilapia fry, torborgee, tuna fitfit, tuna kitfo, ugali omena, ukodo, unripe plantain porridge, usipa, uskumru dolmasi, vindaye, vindaye poisson, wali na samaki, yam porridge, yam pottage, yasa tibs, zibdiyit samak, zubaidi",
    "F",
  ],
  [
    "adas polo, albaloo polo, alicha, alicha wot, alinazik, alouda, amasi, areesh, ash e mast, atayef bil ashta, atom, awaze tibs, ayib be gomen, ayibe, baghali polo, bal kaymak, balli ekmek, beyaz peynir, borani esfenaj, borani laboo, buna qalaa, chakery, chelo kabab, chelow kabab, chukko, chuko, cokelek, couscous lben, creamed spinach, domiati, eshabwe, eshkeneh kashk, eshta, fereni, ferni, firfir, firin sutlac, fitfit, fura da nono, ga at, geymar, gomen be siga, grilled halloumi, halawat al jibn, halawet eljeben, haleeb, halwa somali, harireh badam, havij polo, havuc tarator, hodzeko, hosmerim, hunkarbegendi, ititu, jameed, jben, jibneh arabieh, jibneh baida, joojeh kabab, jujeh kabab, kabak kalye, kabak tarator, kaleh joosh, kalleh joosh, karak, kasarli mantar, kashk e bademjan, kashk o bademjan, key wot, khyar bi laban, koosa bi laban, koosa bil laban, koshk, kousa bil laban, kurkufa",
    "M",
  ],
  [
    "laban bi khiar, laban emmo, laban immo, laban khiar, laban ummo, labaneh, labaneh balls, labneh bil zaatar, layali beirut, lben, lebeniye, lega tibs, loobia polo, lubia polo, mantar guvec, maras dondurma, masa nono, mast musir, maziwa lala, maziwa mala, mesh, mhalabia, mhalabiyeh, mhalbi, mish, mouhalabieh, muqmad, mursik, nabulsi cheese, nitir kibe, oodkac, panir, patlican yogurtlu, peynir tatlisi, polow, qashta, quanta firfir, raib, raibi, riz bil haleeb, roulet, roz bi laban, roz bil laban, sabzi polo, sahlep, sakiz, sakizli muhallebi, salatet laban, saleeg, salep, sarshir, sebzeli begendi, sega wot, semizotu salatasi, shakriya, shish taouk, shish tawook, siga alicha, subag, tah dig, tatbileh, tereyagli, torshi shir, tulum, woara, xalwo, yatimcheh kashk, yogurtlu kebap, zereshk polo",
    "M",
  ],
  [
    "ajil, anar bij, anarbij, antep fistikli baklava, asabe zainab, assabeh zeinab, baghlava yazdi, barbara, bebinca mozambique, bjawia, bolo de caju, briouat louz, briouate aux amandes, burbara, caril de caju, cashew chicken mozambique, cashew curry, cevizli sucuk, dajaj mahshi, djej w riz, doce de caju, fesenjan stew, findik ezmesi, freekeh bi dajaj, gaz isfahan, gheimeh nesar, gheymeh nesar, ghouzi, ghriba louz, halqoum, harissa hloo, hashwet riz, ic pilavli, incir dolmasi, incir tatlisi, javaher polow, kabak tatlisi, kabsa, kabsah, karawya, kernels pili, kestane, kestane sekeri, khalal polo, khoresh khalal, khoresht khalal badam, khoshaf, kofta tabrizi, kolaj, kozi, krout el zgougou, kuku ye sabzi, lahm hlou, lham hlou, lham lahlou, loze nargil, machboos, makbous, makdous, makrout louz, mandi, mann al sama, mann wa salwa, maqdous, meghli, mhammara, mlabbas, mlabes, moghli, mughli",
    "Tm",
  ],
  [
    "nan e gerdui, noon gerdooi, oozie, ruz bukhari, shirin polow, shole zard, sholeh zard, snayniyeh, sohan qom, tagine barkouk, timman jizar, tut sweet, yaprak sarma, zaazaa, zerde, zeytinyagli yaprak sarma, zeytoon parvardeh, zeytun parvardeh",
    "Tm",
  ],
  [
    "baghala ghatogh, baghali ghatogh, baghali ghatok, batata w beid, bayd, bayd bi banadoura, beid bi lahm, beid ghanam, beid hamine, bol renverse, brik danouni, chakchouka, cutlet persian, egg chop, egg stew, egga, eggah, eggeh, enkulal, enkulal firfir, enkulal sils, enqulal tibs, eshkaneh, eshkeneh, garifoto, gojeh omlet, haminados, ijja, jurn yazdi, kabak mucver, kafta breaded, kahvalti, katlesi, kaygana, kefta mkaouara, kefta tagine, khagine, khagineh, kibbeh hileh, kouga, kuku sib zamini, kuku sibzamini, lalanga, maakouda, maaqouda, magic bowl, makhlama, makouda, mayai, mechouia salad, mesaqa bechamel, mfarakeh, mirza qasemi, mofarakeh, mufarraka, nargesi esfenaj, ojja merguez, olovieh, pastirmali yumurta, riz frit mauricien, rougail oeuf, sahanda yumurta, salad olovieh, serpme kahvalti, sfiriya, shami, shami lapeh, shirin keshmeshi, sirabij, tagine kefta, tajine kefta, tajine tounsi",
    "E",
  ],
  ["tomato omelette persian, torshe tareh, tunisian tajine, umm el hala", "E"],
  [
    "african polony, agashay, agashe, akassa arachide, aloko arachide, azidessi, chikanda, dakwa, dambu, dambun nama, dan wake, fakohoye, fakoye, ful sudani, futali, gonre, groundnut stew, huku ne dovi, ifisashi, ifishashi, kachumbari karanga, karanga, kashata, kashata za karanga, koba, koba akondro, kpem, kunu gyada, kwadon, kyinkyinga, larho, luwombo, manhuchu, mets de pistache, miyan gyada, moamba de ginguba, moambe, mtedza, mufushwa, mufushwa une dovi, mullah dakwa, muriwo une dovi, muriwo unedovi, mutakura, mwamba, mwambe, ndiwo za nsinjiro, ngalakh, ngalax, ngondo, nhopi, nhopi dovi, nkate nkwan, nkatie burger, nyama ne dovi, okok, oluwombo, poulet moambe, ravitoto voanjo, salata aswad, salatat aswad, salatet dakwa, sauce arachide, sauce dah arachide, sauce pistache, sauce tigadeguena, sharmout dakwa, tagalia, tamia dakwa, tigadeguena, tiguadege na, vinkubala, visashi, voanjo, voanjobory",
    "P",
  ],
  [
    "abalone braai, ahtapot salatasi, akondro patsa, alikreukel, black mussel, calamari mashwi, camarao grelhado, cari camaron, cari camarons, cari crabe, cari langouste, cari zourit, cari zourite, caril de caranguejo, crayfish tail, daube ourite, dopiazeh meygoo, foza, foza sy hena kisoa, gambas grillees, gandofli, jumbo karides, kabourya, kamba, kamba wa nazi, kari zourit, kreidis, lakako, lapa grelhada, laurentina prawns, liboke ya mishi, lm prawns, mchuzi wa kamba, meygoo polo, meygu polo, mrabyan, murabyan, ngisi, octopus curry, om el khelool, ourite, paella cape, patsa, perlemoen, pweza, pweza wa nazi, qabgob, qalieh meygoo, robyan, salade ourite, shrimp machboos, sobeit, tagen gambari, vindaye ourite, zibdieh, zibdiyah, zibdiyet gambari, zibdiyit gambari, zourit",
    "S",
  ],
  [
    "antalya piyaz, antalya piyazi, ardeh, ardeh shireh, arnabieh, arnabiye, arnabiyeh, balila tahini, bene cakes, benniseed, bsal w tahini, chamia, fattet makdous, foul bi tahini, ful bi tahini, gazan salad, halaweh, halawet tahini, halva ardeh, halwa chamia, hilib simsim, hummus bi tahini, hummus bil lahme, kabak tatlisi tahini, kafta bi tahini, kafta bil tahini, kafta tahini, kandil simidi, msabbaha, musabaha, musabbaha, musabbaha hummus, nufu, qizha, qizhah, ridi, rummaniyeh, rummaniyya, salata tahini, salatet tahini, samak bi tahini, semsemiya, sesame barbari, sesame halva, shawarma lahme, shorba sudani, simsim balls, simsimiya, simsimiyya, siniyet kofta tahini, sirup simsim, siyadiyeh tahini, tahin helvasi, tahinli corek, tahinli piyaz, tajen, tamiya, taratur",
    "Z",
  ],
  [
    "aash reshteh, agege bread, akat, areekah, arikah, basbousa bil eshta, beyti kebap, braai broodjie, dihin, ekmek kadayifi, feteer meshaltet, gateau napolitaine, haleem irani, harcha, iskender kebap, kahi geymar, karadeniz pidesi, keshek, khabeesa, kibbeh bil laban, kinche, kishk, kullaj, kunafeh, lakh, masoub, melkkos, melksnysels, negresco, pacanga boregi, rokak, roqaq, rqaqat, saykouk, shaabiyat, shafoot, shafout, shish barak, shishbarak, sikuk, siron, sucuklu tost, tarhana corbasi, yemarina yewotet dabo, yuksuk corbasi",
    "MWe",
  ],
  [
    "atakilt, atakilt wat, awaze, beg wot, berbere, beyainatu, defen misir, defin misir, dinich wat, duba wat, gomen wat, inguday tibs, key sir, keysir, kik wot, kolo, mekelesha, minchet abish, minchetabish, misir wot, mitmita, nifro, quanta, senig, shiro wat, shiro wot, suf fitfit, telba fitfit, tere siga, tihilo, tihlo, timatim salata, ye beg alicha, yebeg tibs, yebeg wot, yedoro minchet, yetsom",
    "mg",
  ],
  [
    "aarayech, assidat zgougou, asure, baklawa, bohsalino, bulbul yuvasi, burma, burma kadayif, dziriettes, halva irani, icli kofte, kaak ouarka, kaak warka, kalb el louz, kibbeh, kibbeh bil sanieh, kibbeh raas, klecha, kleicha, konafa, kubbat mosul, makrout el louz, musakhan, mussakhan, oruk, perde pilavi, qalb el louz, qottab, samsa tatlisi, tamriyeh, tcharak",
    "TWme",
  ],
  [
    "abenkwan, atama, banga soup, buzio, edikaikong, efere abak, ekpang nkukwo, ekwang, hout w gambari, ikokore, native jollof, okro soup, okro stew, palm nut soup, palm oil rice, placali, rivers native soup, sauce gombo, seafood chorba, seafood machboos, seafood okro, seafood tagine, soupou kandja, superkanja, supukanja",
    "FS",
  ],
  [
    "boyoz, chapati tunisien, debla, eksili kofte, fataya, fatayas, ghriba, gollash, izmir kofte, khanfaroosh, leblebi, mine frit, mine frite, mkate mayai, nan keshmeshi, nigerian egg roll, pampoenkoekies, pisi, pumpkin fritters, shirini napeleoni, smokie pasua, souskluitjies, yoyo",
    "EWm",
  ],
  [
    "bint al sahn, bint alsahn, chebab, doolsho, dugun corbasi, jachnun, kayseri mantisi, macaroni bechamel, malawah, malawax, nan khamei, nigerian buns, noon khamei, tipsy tart",
    "MEW",
  ],
  [
    "barazi, bsissa, griwech, kaak al quds, kaak bi simsim, manousheh, menen, mkharek, shawerma, sumaghiyyeh, sumaqiyya, summaqiyya",
    "WZme",
  ],
  [
    "abdoogh khiar, bouza, mafroukeh, mafroukeh fustuq, masfouf, mast o khiar, mast o khiyar, mesfouf, muhallabia, noon panir sabzi, panir sabzi",
    "MTe",
  ],
  ["abambar, acibadem kurabiyesi, koofteh tabrizi, kookoo sabzi, kufteh tabrizi, kuku sabzi, mchewek, mkhabez, torsh tareh", "ETm"],
  ["fatteh batenjan, fattet djej, katmer, knafeh nabulsieh, mhancha, osmalieh, seffa, sohan asali", "MTW"],
  ["profiterol, supangle, tahchin morgh, tajine malsouka, tajine tunisien, yayla corbasi", "ME"],
  ["aash e jow, ash e jo, barley soup, soup e jo, soup jo", "G"],
  ["gari foto, salade mechouia, salade tunisienne, slata mechouia, waakye", "EF"],
  ["fatteh, fattet hummus, harisseh sweet, sellou", "MTWZ"],
  ["brik bil thon, casse croute tunisien, hamsi tava", "FW"],
  ["arayeche, bisteeya, dziriette", "ETWm"],
  ["mrouzia, tagine pruneaux, tagine with prunes", "TZ"],
  ["malakwang, odii, simsim paste", "PZ"],
  ["karabij, slilou", "TWZ"],
  ["kalamar tava", "SW"],
  ["karides guvec", "MS"],
  ["midye dolma", "ST"],
  ["bastani sonnati", "MET"],
  ["krachel", "MEWZ"],
  ["fricasse tunisien", "EFW"],
  ["fekkas", "ETWZ"],
  ["bobotie", "METW"],
  ["waakye special", "EFS"],
  ["miyan taushe", "FP"],
];
