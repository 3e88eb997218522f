import type { NamedDish } from "./named-dish.ts";

/** Georgia, Armenia, Russia, Ukraine, Poland, the Baltics, Czechia, Hungary, Romania and the Balkans. */
export const EASTERN_EUROPEAN_DISHES: readonly NamedDish[] = [
  [
    "khachapuri[a-z]*, adjaruli, imeruli, megruli, penovani, lobiani, kubdari, khinkali, khabizgina, achma, kada, gata, nazook, lavash, shoti, tonis puri, churchkhela, pelamushi, zhingyalov hats, manti, ishli kyufta, lahmajoun, kutab, qutab, tjvjik",
    "Wme",
  ],
  [
    "khachapuri[a-z]*, adjaruli, imeruli, megruli, penovani, khabizgina, achma, sulguni, suluguni, gebzhalia, ghomi, elarji, nadughi, matsoni, tarkhun matsoni, chvishtari, kutab, qutab, dovga, dushbara, spas, tanov apur, gata, nazook",
    "Mew",
  ],
  ["khachapuri[a-z]*, adjaruli, achma, chikhirtma, chirbuli, gata, nazook", "E"],
  [
    "satsivi, bazhe, badrijani[a-z]*, nigvzit, pkhali, phali, ispanakhi, churchkhela, gozinaki, kharcho, baje, lobio nigvzit, kuchmachi, muzhuzhi, kharsho, pakhlava, paxlava, shekerbura, anoushabour",
    "Tw",
  ],
  [
    "ajapsandali, chakapuli, chashushuli, ojakhuri, lobio, chakhokhbili, mtsvadi, shashlik, tkemali, adjika, kupati, shkmeruli, khorovats, harissa armenian, dolma, tolma",
    "tm",
  ],
  ["shkmeruli, chkmeruli, dolma with yogurt", "M"],

  [
    "pierogi[a-z]*, pierog, uszka, knedle, kopytka, leniwe, kluski[a-z]*, lazanki, makaron[a-z]*, rosol, zupa[a-z]*, zurek, zur, bialy barszcz, czernina, krupnik, nalesniki[a-z]*, racuchy, placki[a-z]*, kotlet[a-z]*, schabowy, kotlet mielony, mielone, devolay, de volaille, pyzy, golabki, zrazy, bitki, zapiekanka, kanapki, paszteciki, kulebiak, krokiety, makowiec, sernik, szarlotka, piernik, pierniki, faworki, chrusciki, chrusty, paczki, mazurek, babka, drozdzowka, kremowka, karpatka, napoleonka, wuzetka, sekacz, kolaczki, obwarzanek, chalka, chleb, drozdzowe, kutia, kulebyaka",
    "Wme",
  ],
  ["zurek, zur, bialy barszcz", "WEmg"],
  [
    "kopytka, leniwe, kotlet[a-z]*, schabowy, mielone, devolay, de volaille, placki ziemniaczane, nalesniki[a-z]*, racuchy, sernik, makowiec, babka, mazurek, faworki, chrusciki, paczki, kremowka, karpatka, napoleonka, wuzetka, sekacz, szarlotka, chalka, piernik, krokiety, salatka jarzynowa, salatka[a-z]*, jajka[a-z]*, jajecznica, szczawiowa, chlodnik, pasztet",
    "Em",
  ],
  [
    "pierogi ruskie, ruskie, leniwe, nalesniki z serem, z serem, serem, sernik, makowiec, twarog, oscypek, mizeria, chlodnik[a-z]*, w smietanie, smietan[a-z]*, w sosie smietanowym, zupa (?:ogorkowa|pomidorowa|grzybowa|koperkowa), ogorkowa, szczawiowa, barszcz bialy, kremowka, karpatka, napoleonka, wuzetka, babka, paczki, mazurek, kutia, krowki, ptasie mleczko, devolay, de volaille, kolaczki, szarlotka, purre",
    "Mw",
  ],
  [
    "sledz[a-z]*, sledzie[a-z]*, ryba[a-z]*, karp, losos[a-z]*, dorsz[a-z]*, pstrag[a-z]*, makrela[a-z]*, szprot[a-z]*, ryba po grecku",
    "Fw",
  ],
  ["makowiec, kutia, mazurek, keks", "Tw"],

  [
    "pelmeni[a-z]*, vareniki[a-z]*, varenyky[a-z]*, blini[a-z]*, bliny[a-z]*, blinchiki, oladi, oladyi, syrniki, sirniki, vatrushk[ai]s?, pirozhki, piroshki, pirog[a-z]*, kulebyaka, coulibiac, rasstegai, kurnik, belyashi?, chebureki?, cheburek, samsa, manti, khinkali, lagman, beshbarmak, galushki, halushky, pampushky, kulich, paska, pryaniki?, pryanik, ptichye moloko, medovik, napoleon, prague torte, kiev cake, kievsky, sushki, baranki, ponchiki, khvorost, hvorost, kotlety, pozharsk[a-z]+, chicken kiev, kotleta[a-z]*, bitochki, zrazy, tefteli, golubtsy, holubtsi, nalysnyky, derun[iy], draniki, borodinsky, grechaniki, lazy varenyky, vergun[yi], kutya, kvas, okroshka kvass",
    "Wem",
  ],
  [
    "blini[a-z]*, bliny[a-z]*, blinchiki, oladi, oladyi, syrniki, sirniki, vatrushk[ai]s?, kulich, paska, medovik, napoleon, prague torte, kiev cake, kievsky, ptichye moloko, zapekanka, tvorog[a-z]*, paskha, smetana, okroshka, svekolnik, borsch, borshch, shchi, solyanka, stroganoff, zharkoe v gorshochke, pirozhki, nalysnyky, chicken kiev, pozharsk[a-z]+, lazy varenyky, vareniki[a-z]*, banosh, banush, bryndza, kefir, ryazhenka, syrok, morozhenoe",
    "Mwe",
  ],
  [
    "olivier[a-z]*, olivye, stolichny salad, mimosa salad, shuba[a-z]*, selyodka[a-z]*, herring under[a-z]*, fur coat, crab salad russian, okroshka, green borscht, zeleny borshch, holodnik, kholodnik, oladi, oladyi, syrniki, sirniki, kulich, medovik, napoleon, kotlety, kotleta[a-z]*, draniki, derun[iy], pelmeni[a-z]*, blinchiki, nalysnyky, ptichye moloko, zapekanka, chicken kiev",
    "Em",
  ],
  [
    "shuba[a-z]*, selyodka[a-z]*, herring[a-z]*, fur coat, mimosa salad, ukha, forshmak, vorschmack, kulebyaka, coulibiac, rasstegai, ikra, caviar, sprats?, shproty, vobla, balyk, tarama, taramosalata",
    "F",
  ],
  ["kiev cake, kievsky, pakhlava, chak[- ]?chak nut, kutya", "Tw"],
  [
    "cepelinai, zeppelins?, kugelis, saltibarsciai, saltibarsc[a-z]*, sakotis, kibinai, koldunai, kibin, piragi, rupjmaize, sklandrausis, kama, kohuke, kiluvoileib, kringle",
    "Mwe",
  ],

  [
    "svickova[a-z]*, knedl[a-z]+, houskove, bramborove knedliky, smazeny[a-z]*, smazak, rizek, trdelnik, kolac[a-z]*, buchty, vdolky, livance, medovnik, bramborak[a-z]*, halusky[a-z]*, pirohy, zemiakove placky, lokse, langose?, rakott krumpli, csirkepaprikas, paprikas[a-z]*, nokedli, galuska, turos[a-z]*, csusza, hortobagyi[a-z]*, palacsinta[a-z]*, gundel[a-z]*, kurtos[a-z]*, beigli, bejgli, dobos[a-z]*, eszterhazy[a-z]*, somloi[a-z]*, retes, pogacsa, rantott[a-z]*, fank, zserbo, kremes, krempita, csiga, tarhonya, toltott kaposzta, chimney cake, sarmale[a-z]*, ciorba[a-z]*, papanasi, cozonac, placinta, covrigi, gogosi, salam de biscuiti, zacusca, burek[a-z]*, bourek, byrek[a-z]*, byrek, pita zeljanica, zeljanica, sirnica, gibanica[a-z]*, banitsa[a-z]*, banica, mekitsi, kozunak, tikvenik, princess sandwich, cevapi[a-z]*, cevapcici, pljeskavica, karadjordjeva[a-z]*, becka snicla, mantije, tavce gravce, pastrmajlija, tave kosi, flija, fli, trilece, tulumbe?, tulumba, krofne, ustipci, strukli, potica, kremsnita, kremna rezina, prekmurska[a-z]*, fritule, krostule, palacinke",
    "Wme",
  ],
  [
    "svickova[a-z]*, smazeny[a-z]*, smazak, halusky[a-z]*, bryndz[a-z]+, langose?, csirkepaprikas, paprikas[a-z]*, turos[a-z]*, csusza, rakott krumpli, hortobagyi[a-z]*, papanasi, burek[a-z]*, byrek[a-z]*, sirnica, gibanica[a-z]*, banitsa[a-z]*, banica, strukli, shopska[a-z]*, sopska[a-z]*, tarator, snezhanka, kajmak, kaymak, karadjordjeva[a-z]*, tave kosi, fergese, flija, fli, trilece, krempita, kremes, kremsnita, kremna rezina, dobos[a-z]*, somloi[a-z]*, gundel[a-z]*, ciorba de burta, ciorba radauteana, mamaliga cu branza, bulz, sarmale cu smantana, smantana, urda, placinta cu branza, prekmurska[a-z]*, kolac[a-z]*, buchty, medovnik, mekitsi",
    "Mwe",
  ],
  [
    "smazeny[a-z]*, smazak, rizek, nokedli, galuska, rakott krumpli, rantott[a-z]*, halusky[a-z]*, palacsinta[a-z]*, dobos[a-z]*, eszterhazy[a-z]*, somloi[a-z]*, krempita, kremes, kremsnita, medovnik, bramborak[a-z]*, cozonac, kozunak, papanasi, banitsa[a-z]*, gibanica[a-z]*, tave kosi, trilece, karadjordjeva[a-z]*, becka snicla, musaca, musaka, moussaka, salata de boeuf, ciorba radauteana, mekitsi, mantije, fritule, ruska salata, francuska salata",
    "Emw",
  ],
  ["beigli, bejgli, eszterhazy[a-z]*, somloi[a-z]*, gundel[a-z]*, potica, prekmurska[a-z]*, zserbo, baklava, orehnjaca, tarator", "Tw"],
  [
    "halaszle, fisherman.?s soup, riblja corba, salata de icre, icre, bakalar[a-z]*, brudet, brodet[a-z]*, ciorba de peste, saramura, plachia, pastrv",
    "Fw",
  ],
];
