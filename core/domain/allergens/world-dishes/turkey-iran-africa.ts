import type { NamedDish } from "./named-dish.ts";

/** Turkey, Iran, the Levant, Egypt, the Maghreb, and Africa south of the Sahara. */
export const MORE_MIDDLE_EASTERN_AND_AFRICAN_DISHES: readonly NamedDish[] = [
  [
    "iskender[a-z]*, beyti[a-z]*, durum, doner[a-z]*, tantuni, lahmacun, pide[a-z]*, kiymali[a-z]*, kasarli[a-z]*, peynirli[a-z]*, su boregi, borek[a-z]*, boregi, sigara boregi, gozleme[a-z]*, katmer, manti, eriste, kokorec, kumru, ayvalik tostu, tost, simit, pogaca, acma, bazlama, yufka, cig kofte, icli kofte, mercimek koftesi, kisir, keskek, tarhana, ezogelin, kunefe, kadayif, baklava, sobiyet, sekerpare, revani, tulumba, lokma, kemalpasa, pisi, bici, balik ekmek, midye tava, kadinbudu[a-z]*, irmik helvasi, un helvasi, lokma tatlisi",
    "Wme",
  ],
  [
    "iskender[a-z]*, beyti[a-z]*, kasarli[a-z]*, peynirli[a-z]*, su boregi, borek[a-z]*, boregi, sigara boregi, gozleme[a-z]*, manti, kumru, ayvalik tostu, tost, kunefe, kadayif, baklava, revani, kazandibi, sutlac, keskul, muhallebi, tavuk gogsu, gullac, dondurma, profiterol, kaymak, kaymakli[a-z]*, ayran, cacik, haydari, atom meze, hunkar begendi, begendi, ali nazik, yayla corbasi, yogurtlu[a-z]*, tarhana, cilbir, mihlama, muhlama, kuymak, pogaca, irmik helvasi, revani",
    "Mwet",
  ],
  [
    "menemen, cilbir, sucuklu yumurta, yumurta[a-z]*, su boregi, pogaca, acma, revani, sekerpare, tulumba, kadinbudu[a-z]*, ispanakli yumurta, mucver, terbiyeli[a-z]*, kemalpasa, manti",
    "Ew",
  ],
  [
    "baklava, sobiyet, kadayif, kunefe, katmer, fistikli[a-z]*, cevizli[a-z]*, findikli[a-z]*, bademli[a-z]*, keskul, gullac, acuka, muhammara, cerkez tavugu, circassian chicken, tarator, asure, ashure, noah.?s pudding, cezerye, pestil, lokum with [a-z]+, pistachio delight, firik, ic pilav, perde pilav",
    "Tmw",
  ],
  ["midye[a-z]*, karides[a-z]*, kalamar[a-z]*, ahtapot[a-z]*", "S"],
  ["hamsi[a-z]*, balik, levrek, cipura, palamut, lakerda, uskumru", "Fw"],
  ["tahin[a-z]*, tahin pekmez, tahinli[a-z]*, helva, halva, halwa tahini, simit, humus", "Z"],

  [
    "fesenjan[a-z]*, fesenjoon, khoresh[a-z]*, ghormeh[a-z]*, gheimeh, gheymeh, bademjan, zereshk[a-z]*, tahdig, tahchin, baghali[a-z]*, sabzi polo[a-z]*, loobia polo, adas polo, albaloo polo, shirin polo, javaher polo, jeweled rice, morasa polo, chelo[a-z]*, koobideh, joojeh[a-z]*, abgoosht, ash[- ](?:e[- ])?(?:reshteh|anar|doogh|jo)[a-z]*, aash, kashke?, borani[a-z]*, mast[- ]o[- ][a-z]+, mirza ghasemi, kuku, kookoo[a-z]*, kotlet, shami kabab, salad olivieh, olivieh, dolmeh[a-z]*, haleem persian, halim, sholeh zard, shole zard, faloodeh, bastani[a-z]*, sohan[a-z]*, noghl, nan barbari, barbari, sangak, taftoon, koloocheh, kolompeh, zoolbia, bamieh sweet, ranginak, halva persian, kaleh pacheh, noon panir, panir sabzi",
    "mtew",
  ],
  [
    "fesenjan[a-z]*, fesenjoon, shirin polo, javaher polo, jeweled rice, morasa polo, sohan[a-z]*, noghl, ranginak, koloocheh, kolompeh, bastani[a-z]*, baghlava, ghotab, tut",
    "T",
  ],
  [
    "tahchin, kuku, kookoo[a-z]*, kotlet, shami kabab, mirza ghasemi, salad olivieh, olivieh, bastani[a-z]*, omlet[a-z]*, nargesi, vavishka",
    "Ew",
  ],
  [
    "tahchin, tahdig, ash[- ](?:e[- ])?(?:reshteh|doogh)[a-z]*, kashke?, borani[a-z]*, mast[- ]o[- ][a-z]+, doogh, bastani[a-z]*, noon panir, panir sabzi, sohan[a-z]*, chelo[a-z]*, joojeh[a-z]*, halim",
    "Mw",
  ],
  [
    "ash[- ](?:e[- ])?reshteh[a-z]*, reshteh[a-z]*, halim, haleem persian, sohan[a-z]*, zoolbia, nan barbari, barbari, sangak, taftoon, koloocheh, kolompeh, ranginak, noon panir, baghlava, ghotab, kotlet",
    "W",
  ],
  ["sabzi polo ba mahi, ghalieh mahi, mahi shekam por", "F"],
  ["ghalieh meygoo, meygoo[a-z]*, meygu", "S"],

  [
    "injera, tibs, zilzil, derek tibs, shiro[a-z]*, misir[a-z]*, kik alicha, gomen[a-z]*, atkilt[a-z]*, tikil gomen, fosolia, beyaynetu, yetsom beyaynetu, azifa, buticha, timatim[a-z]*, dulet, bozena shiro, sega wot, sega wat, key wot, alicha wot, firfir, fir ?fir, fitfit",
    "gm",
  ],
  [
    "doro wat, doro wot, doro alicha, kitfo, tibs, ayib, gored gored, zilzil, dulet, niter kibbeh, kategna, chechebsa, genfo, kinche, bozena shiro, gomen kitfo, special kitfo, marqa",
    "Mw",
  ],
  ["doro wat, doro wot, doro alicha", "E"],
  [
    "chechebsa, kita firfir, himbasha, ambasha, hembesha, dabo[a-z]*, difo dabo, sambusa[a-z]*, sambosa, genfo, pasti, biscuit ethiopian, anebabero, mulawa, malawax, malawah, sabaayad, sabayad, canjeero, lahoh, baasto, suugo, kac ?kac, mandazi, mahamri, mahamari, maandazi, chapati[a-z]*, rolex, kachori kenya, samosa[a-z]*, mkate[a-z]*, kaimati, half cakes?, ngumu",
    "Wme",
  ],
  ["rolex, mkate wa mayai, mkate wa nyama, kahk", "EW"],

  [
    "egusi[a-z]*, ogbono[a-z]*, efo riro[a-z]*, edikang ?ikong, afang[a-z]*, banga[a-z]*, ofe (?:nsala|onugbu|oha|owerri|akwu)[a-z]*, oha soup, bitter ?leaf[a-z]*, ewedu, gbegiri, okra soup, draw soup, ila alasepo, nsala, white soup, native soup, native rice, fisherman soup, ayamase, ofada[a-z]*, ofada stew, buka stew, ekpang[a-z]*, ikokore, abacha, african salad, ugba, nkwobi, isi ewu, moi ?moi[a-z]*, moin ?moin[a-z]*, pepper ?soup[a-z]*, waakye, red ?red, kontomire[a-z]*, palava sauce, palaver sauce, abom, fante fante, light soup, okro stew, banku[a-z]*, kenkey[a-z]*, tuo zaafi, garden egg stew, shito, ndole, eru, mbongo tchobi, koki, thieboudienne, thiebou[a-z]*, ceebu[a-z]*, tiep, yassa[a-z]*, caldou, soupou kandja, supakanja, attieke[a-z]*, garba, sauce graine, sauce claire, foutou, kedjenou, cassava leaf[a-z]*, potato greens, pondu, saka ?saka, matapa, caril, calulu, muamba[a-z]*, moambe, mufete",
    "Fsp",
  ],
  [
    "egusi[a-z]*, ogbono[a-z]*, efo riro[a-z]*, edikang ?ikong, afang[a-z]*, banga[a-z]*, oha soup, native soup, native rice, fisherman soup, seafood okra, okra soup, ofada[a-z]*, ayamase, ekpang[a-z]*, shito, ndole, matapa, kontomire[a-z]*, abacha, ofe (?:nsala|onugbu|oha|owerri|akwu)[a-z]*, ewedu, bitter ?leaf[a-z]*",
    "Sf",
  ],
  [
    "suya[a-z]*, kilishi, kuli ?kuli, chichinga, maafe, mafe, maffe, tigadegena, domoda, nkatenkwan, groundnut[a-z]*, peanut (?:soup|stew|butter soup), azi dessi, ndole, matapa, caril de amendoim, kunun gyada, nkate cake, muamba de ginguba, dovi, isombe, ebinyebwa, binyebwa",
    "P",
  ],
  [
    "moi ?moi[a-z]*, moin ?moin[a-z]*, scotch eggs?, egg rolls? nigerian, nigerian egg roll, buns nigerian, chin ?chin, meat pies?, fish pies?, nigerian (?:meat|chicken|fish) pie, doughnuts?, bobotie",
    "Ef",
  ],
  [
    "puff[- ]?puff, bofrot, togbei, buns nigerian, nigerian buns, chin ?chin, meat pies?, fish pies?, nigerian (?:meat|chicken|fish) pie, nigerian egg roll, sausage rolls?, agege bread, shawarma, fish ?rolls?, mikate, beignets haricots, botokoin, koeksisters?, koesisters?, vetkoek, magwinya, bunny chow, gatsby, kota, bobotie, boerewors roll, malva[a-z]*, melktert, milk tart, hertzoggies?, lamingtons?, rusks, beskuit, braaibroodjies?, roosterkoek, dombolo, ujeqe, monkey gland sauce, boeber, peppermint crisp tart, cape brandy pudding, tipsy tart, fat ?cakes?, samoosas?, denningvleis, frikkadels?, tomato bredie, pastels?, fataya, alloco",
    "Wme",
  ],
  [
    "chin ?chin, meat pies?, nigerian (?:meat|chicken|fish) pie, malva[a-z]*, melktert, milk tart, braaibroodjies?, boeber, peppermint crisp tart, rusks, beskuit, fura, fura de nunu, nono, wara, wagashi, thiakry, degue, sombi, ngalakh, bobotie",
    "Mwe",
  ],
  ["malva[a-z]*, melktert, milk tart, koeksisters?, lamingtons?, cape brandy pudding, scotch eggs?, hertzoggies?, frikkadels?", "EWM"],
  [
    "akara, acaraje, kosai, koose, dodo, alloco, kelewele, boli, fufu, pounded yam, eba, garri, amala, ugali, sadza, nsima, nshima, pap, posho, matoke, irio, githeri, nyama choma, biltong, droewors, braai, chakalaka, umngqusho, samp and beans, morogo, sukuma wiki, kachumbari, pilau, biryani swahili, mukimo, wali wa nazi, piri piri chicken, peri peri chicken",
    "",
  ],
  ["kuku paka, viazi karai, bhajia, biryani swahili", "m"],

  [
    "kibb?eh?[a-z]*, kubb?eh?[a-z]*, kebbeh, tabb?ouleh?, taboule, fattoush, fatteh, manak[a-z]+, manouche, man.?oushe, lahm bi ajeen, sfee?ha, fatayer, sambousek[a-z]*, rakakat, arayes, shawarma, shish tawook sandwich, falafel (?:wrap|sandwich|pita), sabich, pita, laffa, kaak, musakhan, maqluba noodle, mujaddara bulgur, freekeh[a-z]*, frikeh, burghul[a-z]*, bulgh?ur[a-z]*, maftoul, moghrabieh, mograbieh, couscous[a-z]*, harissa wheat, hareesa, harees, jareesh, thareed, tharid, margoog, luqaimat, lugaimat, balaleet, balalit, khameer, chebab, regag, mahalabia semolina, basbousa, namoura, harissa sweet, kunafa[a-z]*, knaf[a-z]+, kanaf[a-z]+, qatayef, atayef, katayef, znoud el sit, shaabiyat, warbat, maamoul, ma ?amoul, barazek, ghraybeh, ghoriba, sfouf, aish, umm ali, om ali, om aly, feteer[a-z]*, fiteer[a-z]*, hawawshi, koshar[iy], macarona[a-z]*, goulash egyptian, bechamel[a-z]*, roz bel shaareya, rice with vermicelli, lebanese rice, bourekas, burekas, malawach, malawah, jachnun, kubaneh, lachuch, lahoh, ptitim, israeli couscous, pearl couscous, schnitzel[a-z]*, sufgani[a-z]+, rugelach, babka, challah, krembo, bissli",
    "Wmze",
  ],
  [
    "bourekas, burekas, rakakat, shish barak, shishbarak, kibbeh labanieh, labneh?[a-z]*, laban, mansaf, fatteh, halloumi, haloumi, nabulsi, akkawi, jibn[a-z]*, shanklish, kunafa[a-z]*, knaf[a-z]+, kanaf[a-z]+, qatayef, atayef, znoud el sit, halawet el jibn, ashta[a-z]*, layali lubnan, mahalabia, muhallabia, riz bi haleeb, roz bel laban, sahlab, umm ali, om ali, om aly, basbousa, namoura, maamoul, ma ?amoul, ghraybeh, macarona[a-z]*, bechamel[a-z]*, feteer[a-z]*, fiteer[a-z]*, malawach, jachnun, kubaneh, khameer, booza, krembo, shawarma yogurt, tarator yogurt",
    "Mtw",
  ],
  [
    "bourekas, burekas, jachnun with egg, sabich, balaleet, balalit, chebab, khameer, ijjeh, ejjeh, shakshouka, shakshuka, schnitzel[a-z]*, sufgani[a-z]+, macarona[a-z]*, briks?, brik a loeuf, tajine tunisian, krembo",
    "Ew",
  ],
  [
    "maamoul, ma ?amoul, kunafa[a-z]*, qatayef, atayef, halawet el jibn, layali lubnan, umm ali, om ali, om aly, baklawa, baklava, warbat, muhammara, hashweh, ouzi, quzi, bukhari rice, maqluba, mansaf, harissa sweet, ghoriba almond, briouats?, bastilla, pastilla, b.?stilla, kaab el ghazal, kaab ghzal, cornes de gazelle, sellou, sfouf moroccan, amlou, mrouzia, tfaya, couscous tfaya, bouza, assida zgougou, zrir, samsa tunisian",
    "Tmw",
  ],
  [
    "tahin[a-z]*, tarator, hummus[a-z]*, houmous, falafel, ta.?ameya, fatteh, baba g(?:h)?ann?ou(?:sh|j), moutabal, mutabbal, barazek, halva[a-z]*, halawa[a-z]*, zaatar[a-z]*, za.?atar[a-z]*, dukkah, sabich, kaak, manak[a-z]+, man.?oushe, siniyeh tahini, samke harra, tagen samak tahini, sellou, chebakia, shebakia, foul tahini, shawarma tahini, koftit tahini, kofta bi tahini",
    "Ztw",
  ],
  [
    "sayadieh[a-z]*, sayadiyah, samak[a-z]*, samke[a-z]*, masgouf, chraime, hraime, kingfish[a-z]*, hamour[a-z]*, mashuai, mutabbaq samak, fesikh, feseekh, ringa, bottarga, chermoula fish, brik thon",
    "F",
  ],
  ["machboos (?:rubyan|jheenga), rubyan[a-z]*, gambari[a-z]*, jambari[a-z]*, kamounia seafood, kalamari[a-z]*, subeit", "S"],
  [
    "harira, chorba[a-z]*, shorba frik, chorba frik, msemen, msemmen, meloui, rghaif, baghrir, beghrir, harcha, batbout, khobz[a-z]*, kesra, matlouh, briks?, brik a loeuf, bastilla, pastilla, b.?stilla, briouats?, couscous[a-z]*, seffa, berkoukes, berboucha, rfissa, trid, rechta, chakhchoukha, mhajeb, mahjouba, bourek[a-z]*, makroudh?, makrout, makrout el louz, chebakia, shebakia, sfenj, ghoriba, kaab ghzal, kaab el ghazal, cornes de gazelle, sellou, samsa tunisian, bambalouni, fricasse tunisian, fricassee tunisian, casse croute, lablabi, asida, assida, bazin, usban",
    "We",
  ],
  ["bastilla, pastilla, b.?stilla, briks?, brik a loeuf, fricasse tunisian, lablabi, kafteji, bazin", "E"],
];
