import type { NamedDish } from "./named-dish.ts";

export const MORE_EAST_ASIAN_DISHES: readonly NamedDish[] = [
  ["kkakdugi, baechu[- ]?kimchi, dongchimi, oi sobagi, chonggak[a-z]*, pa[- ]?kimchi, kkaennip, geotjeori, mul ?kimchi", "Fsz"],
  [
    "jjajangmyeon, jajangmyeon, jjajang, jjamppong, jjampong, kalguksu, kal ?guksu, sujebi, ramyeon, ramyun, ramen, shin ramyun, buldak, bulda[ck]k?[a-z]*, chapagetti, jjapaguri, ramdon, rabokki, rose tteokbokki, bibimmyeon, bibim[- ]?guksu, makguksu, mak ?guksu, janchi[- ]?guksu, milmyeon, naengmyeon, mandu[a-z]*, mandoo, gunmandu, jjinmandu, jjinppang, hoppang, hotteok, hodugwaja, walnut cakes? korean, bungeoppang, gyeran[- ]?ppang, egg bread, eggbread, kkwabaegi, soboro[a-z]*, soboro ?ppang, croffle, mammoth bread, garlic bread korean, yakgwa, korean corn ?dog, gamja hotdog, toast korean, gilgeori toast, isaac toast, egg drop sandwich, korean pancake, pajeon, kimchijeon, buchimgae, bindaetteok, hobakjeon, donggeurang ?ttaeng, jeon, donkkaseu, donkatsu, tonkatsu, twigim, tangsuyuk, kkanpunggi, yangnyeom[a-z]*, dakgangjeong, korean fried chicken, chikin, bhc, bonchon, budae[- ]?jjigae, army stew",
    "Wyez",
  ],
  [
    "jjajangmyeon, jajangmyeon, jjajang, chapagetti, jjapaguri, ramdon, ramyeon, ramyun, buldak, budae[- ]?jjigae, army stew, dakgangjeong, yangnyeom[a-z]*, bonchon, tangsuyuk, mandu[a-z]*, mandoo, gunmandu, janchi[- ]?guksu, bibim[- ]?guksu, bibimmyeon, rabokki, tteokbokki, rose tteokbokki",
    "Yz",
  ],
  [
    "bibimbap, dolsot[a-z]*, bulgogi, galbi, kalbi, la galbi, dakgalbi, dak[- ]?galbi, galbijjim, galbi[- ]?jjim, jjimdak, jeyuk[a-z]*, dwaeji[a-z]*, osam[a-z]*, ojingeo[a-z]*, nakji[a-z]*, jukkumi, japchae, jangjorim, dubu[a-z]*, sundubu[a-z]*, soondubu[a-z]*, doenjang[a-z]*, cheonggukjang, gochujang[a-z]*, ssamjang, ssambap, bossam, jokbal, kongnamul[a-z]*, sigeumchi[a-z]*, namul, myeolchi[a-z]*, eomuk[a-z]*, odeng, fish ?cake soup, gimbap, kimbap, samgak[a-z]*, jumeokbap, yubuchobap, hoedeopbap, yukhoe, bokkeumbap, kimchi[- ]?bokkeumbap, kimchi fried rice, bulgogi[a-z]*, korean barbecue, korean bbq, korean tacos?, chueotang, gejang, ganjang[a-z]*, dakbal, dakbokkeum[a-z]*, dak ?doritang, sundae korean, soondae, sundae ?guk, gopchang, yukgaejang, seolleongtang, gamjatang, haejangguk, miyeokguk, tteokguk, mandu ?guk, samgyetang, juk",
    "YZwef",
  ],
  [
    "bibimbap, dolsot[a-z]*, gimbap, kimbap, gyeran[a-z]*, egg bread, gilgeori toast, egg drop sandwich, naengmyeon, mul[- ]?naengmyeon, tteokguk, jeon, hobakjeon, donggeurang ?ttaeng, pajeon, kimchi fried rice, kimchi[- ]?bokkeumbap, omurice, yukhoe, jangjorim, bibim[- ]?guksu, jjolmyeon, bungeoppang, soboro[a-z]*, donkkaseu, donkatsu",
    "Ewy",
  ],
  [
    "myeolchi[a-z]*, eomuk[a-z]*, odeng, fish ?cake soup, hoedeopbap, chueotang, maeuntang, godeungeo[a-z]*, galchi[a-z]*, agujjim, agu[- ]?jjim, hwe, saengseon[a-z]*, kimchi[- ]?jjigae, kimchi[- ]?jeon, kimchi fried rice, kimchi[- ]?bokkeumbap, tteokbokki, rose tteokbokki, doenjang[a-z]*, janchi[- ]?guksu, miyeokguk",
    "Fs",
  ],
  [
    "jjamppong, jjampong, haemul[a-z]*, ojingeo[a-z]*, nakji[a-z]*, osam[a-z]*, jukkumi, gejang, saeu[a-z]*, gul[a-z]* korean, honghap[a-z]*, agujjim, jogae[a-z]*, sundubu[a-z]*, soondubu[a-z]*",
    "Sfe",
  ],
  [
    "rose tteokbokki, cheese (?:tteokbokki|dakgalbi|buldak|katsu|corn), corn cheese, croffle, garlic bread korean, egg drop sandwich, isaac toast, banana milk, soboro[a-z]*, bingsu, patbingsu, dalgona latte",
    "Mwey",
  ],
  ["hodugwaja, yakgwa, yaksik, songpyeon, injeolmi, bingsu, patbingsu, hotteok, gangjeong", "tzpy"],
  ["injeolmi", "Y"],
  ["cold noodles? korean, jjolmyeon", "WYEz"],

  [
    "onigiri, omusubi, tuna mayo, ochazuke, tamago kake gohan, tkg, donburi, gyudon, butadon, katsudon, oyakodon, tendon, unadon, unaju, tekkadon, kaisen ?don, chirashi, sanshoku, soboro don, nikujaga, sukiyaki, shabu[- ]?shabu, nabe, chanko[- ]?nabe, yosenabe, motsunabe, oden, udon[a-z]*, soba, somen, hiyamugi, ramen[a-z]*, tsukemen, mazesoba, mazemen, abura soba, tantanmen, hiyashi chuka, champon, yakisoba, yaki[- ]?udon, napolitan, wafu pasta, mentaiko[a-z]*, karaage, kara[- ]?age, tatsuta ?age, toriten, chicken nanban, zangi, yakitori, tsukune, kushiyaki, kushikatsu, kushiage, tonkatsu, chicken katsu, menchi ?katsu, hire ?katsu, ebi ?fry, ebi furai, kaki ?fry, aji ?fry, korokke, kare ?raisu, katsu ?kare, curry ?rice, curry udon, dry curry, hayashi ?rice, omu ?rice, omurice, hambagu, hamburg steak, tamagoyaki, dashimaki, chawanmushi, takoyaki, okonomiyaki, monjayaki, ikayaki, negiyaki, agedashi[a-z]*, hiyayakko, yudofu, mabo tofu, mapo[a-z]*, goya champuru, champuru, rafute, shogayaki, buta kakuni, kakuni, teriyaki[a-z]*, saba, nasu dengaku, dengaku, kinpira[a-z]*, hijiki[a-z]*, kiriboshi daikon, nimono, chikuzenni, goma[- ]?ae, ohitashi, inari[a-z]*, inarizushi, futomaki, temaki, gunkan, nigiri, sushi[a-z]*, sashimi, tataki, zosui",
    "Yfwezs",
  ],
  [
    "udon[a-z]*, soba, somen, hiyamugi, ramen[a-z]*, tsukemen, mazesoba, mazemen, abura soba, tantanmen, hiyashi chuka, champon, yakisoba, yaki[- ]?udon, napolitan, wafu pasta, karaage, kara[- ]?age, tatsuta ?age, toriten, chicken nanban, kushikatsu, kushiage, tonkatsu, [a-z]+ ?katsu, ebi ?fry, ebi furai, kaki ?fry, aji ?fry, korokke, kare ?raisu, katsu ?kare, curry ?rice, curry udon, curry pan, kare ?pan, hayashi ?rice, hambagu, hamburg steak, takoyaki, okonomiyaki, monjayaki, ikayaki, tempura[a-z]*, tendon, gyudon, butadon, katsudon, oyakodon, unadon, unaju, teriyaki[a-z]*, yakitori, tsukune, shogayaki, kakuni, sukiyaki, nikujaga, mitarashi[a-z]*, senbei, dorayaki, taiyaki, imagawayaki, obanyaki, manju, castella, kasutera, melon ?pan, anpan, an ?pan, shokupan, cream ?pan, [a-z]+ sando, katsu ?sando, tamago ?sando, fruit ?sando, yakisoba ?pan, hot ?dog pan, baumkuchen, souffle pancakes?, karinto, ningyo[- ]?yaki, kasu udon, gyoza[a-z]*, shumai, nikuman, butaman, anman, pizzaman",
    "Wyef",
  ],
  [
    "tamagoyaki, dashimaki, chawanmushi, tamago[a-z]*, oyakodon, katsudon, omu ?rice, omurice, takoyaki, okonomiyaki, monjayaki, sukiyaki, goya champuru, tamago kake gohan, tkg, ramen[a-z]*, hiyashi chuka, chicken nanban, tonkatsu, [a-z]+ ?katsu, kushikatsu, kushiage, ebi ?fry, ebi furai, kaki ?fry, aji ?fry, korokke, hambagu, hamburg steak, tempura[a-z]*, tendon, dorayaki, taiyaki, imagawayaki, castella, kasutera, melon ?pan, tamago ?sando, souffle pancakes?, baumkuchen, purin, pudding japanese, tsukimi[a-z]*, oden, zosui, tuna mayo[a-z]*, ebi ?mayo",
    "Eyfs",
  ],
  [
    "tuna mayo[a-z]*, mentaiko[a-z]*, tarako[a-z]*, unadon, unaju, unagi[a-z]*, anago, tekka[a-z]*, negitoro, kaisen ?don, chirashi, saba, aji ?fry, shake onigiri, sake onigiri, salmon onigiri, okaka[a-z]*, katsuobushi, dashi[a-z]*, dashimaki, chawanmushi, oyakodon, katsudon, udon[a-z]*, soba, miso soup, miso shiru, tonjiru, agedashi[a-z]*, okonomiyaki, takoyaki, oden, sunomono, nikujaga, tekkadon, nigiri, sashimi, tataki, shirasu[a-z]*, ochazuke, furikake, chanko[- ]?nabe, yosenabe, ankimo, fugu",
    "Fy",
  ],
  [
    "takoyaki, ebi, kani, ika, ikayaki, tako, hotate[a-z]*, kaki ?fry, champon, uni, asari[a-z]*, kaisen[a-z]*, okonomiyaki mixed, amaebi, dobin mushi",
    "Sfwe",
  ],
  [
    "shokupan, melon ?pan, cream ?pan, [a-z]+ sando, souffle pancakes?, purin, hayashi ?rice, hambagu, hamburg steak, korokke, kakigori, condensed milk, mochi ice cream, ice cream mochi, yukimi daifuku, matcha (?:latte|ice cream|cake|cookie|roll cake|kit ?kat)s?, hokkaido[a-z]*, tokyo banana, shiroi koibito, milk pan, royal milk tea, ramune milk, calpis, calpico, yakult, baumkuchen, roll ?cake",
    "Mwe",
  ],
  ["tokyo banana, shiroi koibito, roll ?cake, matcha (?:cake|cookie|roll cake|kit ?kat)s?, hokkaido cheese tart, baumkuchen", "WEMy"],
  [
    "kinako[a-z]*, warabi ?mochi, mitarashi[a-z]*, senbei, arare, okaki, karinto, yuba[a-z]*, okara[a-z]*, aburaage, atsuage, ganmodoki, koya ?dofu, natto[a-z]*, edamame, zunda[a-z]*",
    "Yw",
  ],
  ["goma, gomasio, tantanmen, shabu[- ]?shabu goma, kuro goma, black sesame[a-z]*, goma dango, furikake", "Z"],

  [
    "char siu[a-z]*, cha siu[a-z]*, siu (?:yuk|mai|mei)[a-z]*, [a-z]+ chow fun, chow fun, ho fun, beef chow fun, lo mein, chow mein, chop suey, mei fun, mai fun, singapore noodles?, [a-z]+ in black bean sauce, black bean [a-z]+, moo goo gai pan, moo shu[a-z]*, mu shu[a-z]*, egg foo young, egg foo yung, egg fu yung, kung pao[a-z]*, gong bao[a-z]*, general tsos?[a-z]*, orange (?:chicken|beef), sesame (?:chicken|beef|noodles?), lemon chicken chinese, sweet and sour[a-z]*, hunan[a-z]*, szechuan[a-z]*, sichuan[a-z]*, mongolian (?:beef|chicken|lamb), pepper steak, happy family, triple delight, dragon and phoenix, four happiness, buddhas delight, jai, lo han jai, ma po[a-z]*, mapo[a-z]*, hot and sour[a-z]*, wonton[a-z]*, wor wonton, zha ?jiang ?mian, dan ?dan[a-z]*, lanzhou[a-z]*, niu rou mian, lu rou fan, braised pork rice, san bei[a-z]*, three cup[a-z]*, gua bao, popcorn chicken taiwanese, yan su ji, salt ?and ?pepper[a-z]*, hong ?shao[a-z]*, dongpo[a-z]*, red[- ]braised[a-z]*, soy sauce chicken, soya chicken, white cut chicken, drunken chicken, bang bang chicken, yu ?xiang[a-z]*, fish fragrant[a-z]*, twice[- ]cooked[a-z]*, hui guo rou, ants climbing[a-z]*, la ?zi[a-z]*, chongqing[a-z]*, ma ?la[a-z]*, hot ?pot[a-z]*, dry pot, cumin lamb, xinjiang[a-z]*, peking duck, beijing duck, duck pancakes?, crispy duck, aromatic duck, lions head[a-z]*, clay ?pot[a-z]*, chinese sausage, lap cheong, lo mai gai, joong, zongzi, turnip cake, radish cake, lo bak go, taro cake, wu tao gou, cheung fun, rice noodle rolls?, rice rolls?, chee cheong fun, tea eggs?, cha ye dan, yang ?chow[a-z]*, yangzhou[a-z]*, fried rice, salt baked chicken",
    "Ywezs",
  ],
  [
    "[a-z]+ bao, bao ?zi, bao, xiao ?long ?bao, sheng ?jian[a-z]*, gua bao, cha siu bao, char siu bao, mantou, hua ?juan, jiao ?zi, shui ?jiao, guo ?tie, pot ?stickers?, dumplings?, har gow, ha gow, siu mai, shu ?mai, wonton[a-z]*, wor wonton, spring ?rolls?, egg ?rolls?, crab rangoon, cong you bing, scallion pancakes?, green onion pancakes?, jian ?bing, shao ?bing, you ?tiao, rou jia mo, roujiamo, xian ?bing, beef pancakes?, lo mein, chow mein, zha ?jiang ?mian, dan ?dan[a-z]*, [a-z]+ mian, biang ?biang[a-z]*, lanzhou[a-z]*, niu rou mian, hot dry noodles?, knife cut noodles?, dao xiao mian, peking duck, beijing duck, moo shu[a-z]*, mu shu[a-z]*, orange (?:chicken|beef), sesame (?:chicken|beef|noodles?), general tsos?[a-z]*, sweet and sour (?:chicken|pork|shrimp), lemon chicken chinese, salt ?and ?pepper[a-z]*, popcorn chicken taiwanese, moon ?cakes?, egg tarts?, dan tat, pineapple buns?, bo lo bao, pineapple cakes?, feng li su, sun cakes?, wife cakes?, lo po beng, egg rolls? cookie, sachima, ma lai go, cocktail buns?, custard buns?, nai wong bao, lau sa bao, cream buns?, hot dog buns?, swiss rolls? hong kong, hong kong french toast, macaroni soup, almond cookies? chinese, fortune cookies?, walnut cookies? chinese, char siu so, radish puffs?, curry beef puffs?",
    "Wyez",
  ],
  [
    "har gow, ha gow, siu mai, shu ?mai, crab rangoon, xo [a-z]+, lobster sauce, salted egg (?:shrimp|prawn)s?, honey walnut[a-z]*, singapore noodles?, yang ?chow[a-z]*, yangzhou[a-z]*, turnip cake, radish cake, lo bak go, wor wonton, happy family, triple delight, lo mai gai, zongzi, joong, cheung fun, chee cheong fun, house special[a-z]*, subgum[a-z]*",
    "Se",
  ],
  [
    "moo shu[a-z]*, mu shu[a-z]*, egg foo young, egg foo yung, egg fu yung, hot and sour soup, egg drop[a-z]*, egg tarts?, dan tat, moon ?cakes?, pineapple buns?, bo lo bao, pineapple cakes?, feng li su, custard buns?, nai wong bao, lau sa bao, ma lai go, tea eggs?, cha ye dan, century eggs?, pidan, salted egg[a-z]*, jian ?bing, fried rice, yang ?chow[a-z]*, yangzhou[a-z]*, hong kong french toast, honey walnut[a-z]*, singapore noodles?, sachima, lobster sauce, wonton[a-z]*, zongzi, joong, tomato (?:and )?eggs?",
    "Ewy",
  ],
  [
    "egg tarts?, dan tat, pineapple buns?, bo lo bao, pineapple cakes?, feng li su, custard buns?, nai wong bao, lau sa bao, crab rangoon, cream cheese wontons?, cheese wontons?, hong kong french toast, milk tea, cocktail buns?, mango pudding, sago pudding, mango pomelo sago, double skin milk, ginger milk, coconut jelly",
    "Mwe",
  ],
  [
    "sesame balls?, jian ?dui, jin deui, matuan, tang ?yuan, sesame (?:noodles?|chicken|beef|pastes?|sauce|soup), bang bang chicken, dan ?dan[a-z]*, hot dry noodles?, re gan mian, liang ?pi, liang ?fen, hot ?pot[a-z]*, mapo[a-z]*, shao ?bing, cold noodles?, ma jiang mian, xiao ?long ?bao, jiao ?zi, peking duck, hainanese chicken[a-z]*",
    "Zyp",
  ],
  ["kung pao[a-z]*, gong bao[a-z]*, dan ?dan[a-z]*, liang ?pi, re gan mian, hot dry noodles?, tang ?yuan", "Pzy"],
  [
    "zhaliang, shuizhu[a-z]*, shui zhu[a-z]*, zhangcha[a-z]*, tea smoked duck, beggars chicken, braised abalone, braised pork belly, fuqi feipian, husband and wife",
    "YWz",
  ],
  ["fuqi feipian, husband and wife", "PZ"],
];
