import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** The regions of China, Taiwan, Hong Kong, Japan and Korea. */
export const EAST_ASIAN_NAMES: readonly NamedDish[] = [
  [
    "ants climbing a tree, ba wan, bao du, bawan, beef brisket noodles, beef with broccoli, beijing kao ya, big plate chicken, bo jai fan, bo zai fan, cat ear noodles, cha siu bau, cha siu sou, chairman mao pork, chao gan, chao nian gao, chao shou, chaozhou fen guo, char siu puff, chau min, cheong fun, chicken mushroom stew, chinese chive box, chive pancake, chive pocket, chongqing chicken, chou dou fu, chou doufu, chuan chuan, chuanchuan, claypot rice, coffin bread, cong bao yang rou, cong hua bing, cong shao hai shen, cong you ban mian, congyou banmian, crossing the bridge noodles, cu chao mian, cu chao nian gao, da chang bao xiao chang, da lu mian, da pan ji, dalumian, dan zai mian, dao xiao mian, daoxiaomian, dapanji, dau see, dau si pai gwat, dezhou braised chicken, dezhou pa ji, di san xian, disanxian, dong an ji, dong po rou, dongan chicken, dongpo rou, donkey burger, doupi",
    "WYz",
  ],
  [
    "drunken chicken, dry fried beef hor fun, dry fried green beans, dry tofu, duck blood vermicelli, duojiao yutou, er duo yan, fish fragrant eggplant, fo tiao qiang, fuk gin chau fan, fung jau, fung zao, gan bian, gan bian si ji dou, gan guo, gan si, ganbian sijidou, gon chau ngau ho, goo lo yuk, gou bu li, goubuli, gu lou yuk, guan cai ban, guan tang bao, guo bao rou, guo qiao mi xian, guo tie, guo you rou, guobaorou, guoqiao mixian, gwo lou yuk, hairy tofu, hakka abacus seeds, hakka stuffed tofu, henan braised noodles, hong kong french toast, hong shao rou, hong shao ti pang, hongshao rou, hongyou chaoshou, hot and sour glass noodles, hu la tang, hui mian, huiguorou, huimian, hulatang, hun tun, hunan pork, huntun, instant boiled mutton, ja leung, ji pai, ji rou fan, jian bing guo zi, jian jiao, jianbing guozi, jiangxi rice noodles, jiao hua ji, jiao zi, jing dong rou bing, jing jiang rou si",
    "WYz",
  ],
  [
    "jingjiang rousi, jipai, jiu cai he zi, jiu jiang, jiu zhuan da chang, jiucai hezi, kao fu, kaofu, kong rou fan, koushuiji, kung pao chicken, laghman uyghur, lamb with scallions, lao bei jing, lao you fen, laoyoufen, laziji, leghmen, li zhi rou, liangban huanggua, lo min, lotus leaf rice, lou min, lu rou huo shao, lu wei, lu zhu, lu zhu huo shao, luo song tang, lurou fan, luroufan, luwei, lvrou huoshao, lychee pork, ma po dou fu, ma yi shang shu, malaxiangguo, mao doufu, mao er duo, mao shi hong shao rou, mao xue wang, maos braised pork, maoxuewang, mayi shangshu, mei cai kou rou, meicai kourou, men ding rou bing, mian wo, minced pork rice, nan bread xinjiang, ngau chaap, ngau lam min, ngau yuk kau, niang dou fu, niang doufu, niurou mian, no mai gai, nongjia xiaochaorou, nor mai gai, oamisoa, oil splashed noodles, pai gwat, pai gwut, pai huang gua, paomo, phoenix claws, pig blood cake",
    "WYz",
  ],
  [
    "preserved vegetable pork, qi shan, qishan noodles, red bean pudding hong kong, red oil wontons, rou geng, rou long, rou yuan, rou zong, rougeng, sai lan fa ngau, samsa uyghur, san bei tofu, sanbeiji, sao zi mian, saozi mian, scallion oil noodles, sea cucumber with scallion, see jup, see yao gai, shanghai fried noodles, shao mai, sheng jian man tou, shengjianbao, shi ba jie, shi zi tou, shizitou, shou zhua bing, shui jiao, shui zhu niu, shuizhu niurou, shuizhu yu, si jup pai gwut, si wa wa, si xi kao fu, si yau gai, si zap, siwawa, sixi kaofu, smashed cucumber, smoked pork hunan, steamed beef balls, steamed fish head with chopped chili, stinky tofu, suan cai bai rou, suan pan zi, suancaiyu, suantangyu, suoman, sweet and sour ribs, ta a mi, taiwanese fried chicken, tang cu li ji, tang cu pai gu, tangbao, tangcu liji, tangcu paigu, teng zai juk, tianbula, tianjin goubuli, tong an",
    "WYz",
  ],
  [
    "turkey rice chiayi, wa guan tang, wen si tofu, wensi tofu, wuhan duck neck, xian dou jiang, xian er bing, xiandoujiang, xiao chao rou, xiao guo mi xian, xiao long tang bao, xiaochaorou, xiaoji dun mogu, ya bo, ya xue fen si, yan du xian, yan su ji, yanduxian, yang rou pao mo, yangrou paomo, yansuji, yi mian, you men sun, you po mian, youpo mian, yu xiang qie zi, yu xiang rou si, yuxiang qiezi, yuxiang rousi, zha leung, zhangcha duck, zheng jiao, zhong shui jiao, zhou hei ya, zhu xue gao, zhua bing, zong zi, zui ji, zui xia",
    "WYz",
  ],
  [
    "agwi jjim, andong jjimdak, biji jjigae, bokkeumbap, bossam, buchu jeon, buldak, buldak bokkeummyeon, buldakbokkeummyeon, bulgogi deopbap, bulgogi jeongol, cheonggukjang, cheongpomuk muchim, chimaek, chogochujang, chuncheon dakgalbi, dak bokkeumtang, dak bulgogi, dak kalguksu, dak kkochi, dakdoritang, dakgaejang, dakgalbi, dakjjim, dakkochi, dduk guk, doraji muchim, doraji namul, dotorimuk, dububuchim, dubujorim, dwaeji gukbap, eomukguk, galbijjim, gamja jorim, gamja sujebi, gamjatang, ganjang chicken, gimchi jjigae, gimmari, gimmari twigim, gireum tteokbokki, gogi mandu, gopchang jeongol, gun mandu, haejangguk, hobakjeon, hwe dup bap, jaeyook, jangajji, jeyuk deopbap, jjajangmyeon, jjapaguri, jjimdak, jjin mandu, jokbal, kalbi jjim, kimchi bokkeum, kimchi burger, kimchijeon, kkaennip jangajji, kkanpunggi, kong jorim, kongbiji jjigae, kongguksu, kongjaban, kongnamul guk, kongnamulguk",
    "WYfz",
  ],
  [
    "makguksu, mandu, mandu jeongol, maneul jangajji, mapa dubu, mapo dubu, mayak gimbap, memil guksu, memil jeonbyeong, memilguksu, miyeokguk, mu guk, mu saengchae, muguk, mul hwe, mul mandu, odeng tang, oimuchim, pa muchim, padak, pajeori, ppyeo haejangguk, pyeonyuk, rajogi, ramyeon, ramyun, sanchae bibimbap, sanjeok, soondae bokkeum, soondubu jjigae, sotteok, sundae gukbap, sundae soondae, sundaeguk, suyuk, tangpyeongchae, tangsuyuk, tteok kkochi, tteok mandu guk, tteokkochi, ulmyeon, wang galbi, yangnyeom chicken, yangnyeom tongdak, yeongeun jorim, yeongyang bap, yubuchobap, yuk hwe, yukejang, yukhwe",
    "WYfz",
  ],
  [
    "aburasoba, akadashi, bonjiri, bukkake udon, buta no kakuni, buta shogayaki, butajiru, chankonabe, chawan mushi, chikuzenni, chinjao rosu, chuka don, dengaku, doteyaki, ebifurai, ekiben, ganmodoki, goma ae, gomaae, goya chanpuru, gunkanmaki, gyu tataki, hakata ramen, hijiki no nimono, hirayachi, hiyashi somen, hoikoro, horumon, hosomaki, houtou, ikuradon, imoni, inaniwa udon, inari sushi, inarizushi, jiro ramen, kabocha no nimono, kamameshi, kare udon, kawa skewer, kenchinjiru, kinpira, kinpira gobo, kiriboshi daikon, kiritanpo, kiritanpo nabe, kitakata ramen, kushiyaki, mabo dofu, mabodon, maki sushi, makizushi, makunouchi bento, maze gohan, mimiga, miso shiru, misozuke, mizutaki, monja, mori soba, motsunabe, motsuni, motsuyaki, nabemono, nagashi somen, nanban zuke, narezushi, nasu dengaku, negima, negiyaki, niku jaga, niku udon, nikuman, nitsuke, ochazuke, oyako don, rafute, reimen",
    "WYf",
  ],
  [
    "saikyoyaki, sanuki udon, sapporo ramen, shira ae, shiraae, soki soba, subuta, sui gyoza, sunomono, sushi, taco rice, tan tan men, tataki, tebasaki, temaki, ten don, tofu champuru, tonjiru, tororo soba, toshikoshi soba, uramaki, wanko soba, wantanmen, yaki gyoza, yaki onigiri, yakionigiri, yakiton, yuan yaki, zangi, zarusoba, zoni",
    "WYf",
  ],
  [
    "ai yu jelly, aiyu, amazake, anmitsu, baekmi bap, baekseolgi, bai zhou, beni shoga, bing fen, botamochi, chao qing cai, ci fan, daigaku imo, dakjuk, dong gua tang, douzhi, gamja tang, garaetteok, gari ginger, garlic bok choy, garlic pea shoots, genmaicha, goguma mattang, gohan, grass jelly, gui ling gao, guilinggao, gun goguma, hishi mochi, hobakjuk, hojicha, hong dou tang, hwachae, ichigo daifuku, jasmine tea, jin leui sa, kashiwa mochi, konpeito, kuzumochi, lian ou pai gu tang, liang gao, lu dou tang, maesil, matcha, mi fan, mitsumame, mizu yokan, nanjing salted duck, nian gao sweet, ohagi, okayu, oksusu, onigiri umeboshi, oolong, oshiruko, pai gu tang, patjuk, polo uyghur, pu er, put chai ko, qi guo ji, qiguoji, ramune, sake drink, sakura mochi, sencha, shingen mochi, shredded potato, sikhye, sirutteok, soju, ssal bap, steam pot chicken, suan la tu dou si, suan mei tang",
    "",
  ],
  [
    "suan rong qing cai, takuan, tang hu lu, tanghulu, tsukemono, tu dou si, umeboshi, umeshu, umibudo, white congee, wo tou, wotou, xian cao, yaki imo, yan shui ya, yang rou chuan, yangrou chuan, yin er, yin er tang, yokan, you cai, yuja cha, yujacha, zenzai, zhou congee, zhua fan",
    "",
  ],
  [
    "banana uyu, bburinkle, brown sugar milk, butter corn, butter shoyu pasta, cheese gimbap, chijeu, da liang nai, fried milk, fruit sandwich, hk milk tea, hojicha latte, honey butter chicken, honey butter chip, jadu, jagabata, jiang zhuang nai, kurimu shichu, mang guo bu ding, nai cha, nai huang bao, nai lao, naicha, nougat taiwanese, ru bing, ru shan, rubing, shuang pi nai, shuangpinai, si mut naai cha, suan nai, taro milk tea, white stew, yang zhi gan lu, yin yeung, yuanyang tea, yuenyeung, zha xian nai, zhen zhu nai cha",
    "M",
  ],
  [
    "ajitama, ajitsuke tamago, cha yip daan, da bing ji dan, dan chao fan, dan hua tang, danhuatang, egg yolk pastry, fan qie chao dan, fanqie chaodan, foo young, fu rong, furong, hibiscus egg, hu pi dan, hua dan niu, ji dan guan bing, jidan guanbing, jiu cai chao dan, mei ren gan, oyster omelet, pei daan, pi dan, ramen egg, san se dan, tiger skin egg, tornado omelet, xi hong shi chao ji dan, xian dan, xian ya dan, xihongshi chaodan, yang zhou chao fan, zheng dan, zheng shui dan",
    "E",
  ],
  [
    "agebitashi, battera, dashimaki tamago, funazushi, gunkan, hijiki, hitsumabushi, ikura don, ishikari nabe, kake soba, kake udon, katsuo no tataki, kitsune soba, misoshiru, nanbanzuke, negitoro, negitorodon, nigiri sushi, nimono, nishin soba, ohitashi, okinawa soba, oshizushi, ozoni, saba zushi, saikyo yaki, takikomi gohan, tanuki udon, tekkadon, tekkamaki, tsukudani, yosenabe, zaru udon",
    "FWY",
  ],
  [
    "abalone noodles, asari sakamushi, bi feng tang, california roll kani, conpoy, crab roe, da zha xie, dazhaxie, dried scallop, ebiten, gaebul, garlic vermicelli scallop, ha gao, hairy crab, hobak saeu, jeonbok, jiu hu eng cai, kkotge, kkotgetang, meongge, oosushi, samseon, san xian, shao mai cantonese, suan rong fen si, tako su, tako wasabi, takowasa, tu tuo, typhoon shelter crab, xiao long xia, xiaolongxia, you bao xia",
    "S",
  ],
  [
    "altang, chamchi gimbap, chueotang, curry fish balls, da li sha guo yu, dongtae jjigae, dubu kimchi, duo jiao yu tou, eomuk tang, ga lei yu daan, galchi jorim, godeungeo jorim, hongeo muchim, jangeo gui, kalguksu, kao yu, kimchi jeon, kimchi jjigae, kongnamul gukbap, maeuntang, saengseon kkaseu, shui zhu yu, song shu gui yu, squirrel fish, suan cai yu, suan tang yu, sujebi, tian bu la, tu tuo yu geng, xi hu cu yu, xun yu, yeoneojang",
    "FWYz",
  ],
  [
    "black bean clams, buddha jumps over the wall, cheung fan, da zhu gan si, danzai noodles, e a jian, fujian fried rice, hua zhi geng, lo mai gai, long jing xia ren, longjing shrimp, o a mi soa, oh ah jian, oyster vermicelli, sampan congee, san xian dou pi, singapore rice noodles, siu mai street, xie fen, xiefen doufu, xing zhou mi fen, yun tun min",
    "SWYz",
  ],
  [
    "almond tofu, annin tofu, ba bao fan, ba bao ya, chestnut chicken, eight treasure rice, five nut mooncake, gotgamssam, he tao lu, he tao su, he tao xia, hodu gwaja, hodugwaja, jatjuk, li zi ji, sujeonggwa, walnut soup, wu ren, wu ren yue bing, xing ren dou fu, yao guo ji ding",
    "T",
  ],
  [
    "chinsuko, choco cornet, hua juan, huajuan, jau leung, korone, lag man, lin yung bau, ma hua, mahua, mushi pan, mushipan, nang, okonomi, purin a la mode cake, yatsuhashi baked, yau char kwai, yau ja gwai, yau zha gwai",
    "W",
  ],
  [
    "basashi, dakhanmari, er kuai, erkuai, gamja jeon, gamjajeon, genghis khan, jingisukan, kappa maki, la rou, mi xian, mixian, roast goose, siu aap, siu mei, siu ngo, siu yuk, ume shiso maki",
    "wy",
  ],
  [
    "bindaetteok, chadolbaegi, daechang, galbitang, gomtang, gopchang, gopchang gui, gori gomtang, kalbitang, makchang, memil jeon, moksal, nokdu jeon, nokdujeon, samgyeopsal gui, seolleongtang, sullungtang",
    "wyz",
  ],
  [
    "bajirak kalguksu, chungmu gimbap, dongnae pajeon, ganjang gejang, gejang, golbaengi muchim, haemul jjim, haemultang, jukkumi bokkeum, nakji bokkeum, nakji jeongol, ojingeo bokkeum, ojingeo chae, ojingeo deopbap, palbochae, saeujang, yusanseul",
    "SWYfz",
  ],
  [
    "fish maw soup, hong shao yu, jin chang yu, nasu agebitashi, qing zheng yu, sashimi platter, shark fin soup, shioyaki, sushi platter, tang cu yu, una don, unagi don, yu dan, yu wan, yuwan",
    "F",
  ],
  [
    "dakgangjeong, dotorimuk muchim, dubu jorim, gosari namul, jeyuk bokkeum, jumeokbap, kongnamul muchim, muk muchim, musaengchae, neobiani, oi muchim, sigeumchi namul, sukju namul, tteokgalbi, yukgaejang",
    "WYZf",
  ],
  [
    "chamkkae, cold sesame noodles, gireum, hei zhi ma hu, heugimja juk, heukimja, kkae gangjeong, ma tuan, niu she bing, sesame flatbread, songpyeon, yuan xiao, zhi ma da bing, zhi ma hu, zin deoi",
    "Z",
  ],
  ["dou gan, dougan, fu ru, fu zhu, furu, fuzhu, hiyayakko, koya dofu, natto maki, okara, qian zhang, unohana, yuba, yudofu", "Yw"],
  [
    "gujeolpan, hobak jeon, jangjorim, jeonju bibimbap, jjolmyeon, kkaennip jeon, milmyeon, modeum jeon, mul naengmyeon, naengmyeon, pajeon, sinseollo, tteokguk, yukjeon",
    "EWYfz",
  ],
  [
    "bo zai gao, gong tang, hua sheng, hua sheng bing, hua sheng su, hua sheng tang, laoganma chicken, liang ban, ma tang, peanut ice cream roll, run bing, runbing, taiwanese popiah",
    "P",
  ],
  [
    "chikin nanban, futomaki, hamukatsu, hiroshimayaki, mazesoba, sanshoku don, tamago kake gohan, tanindon, tenshindon, tenshinhan, toriten, yukke",
    "EWYf",
  ],
  ["bo lo yau, cotton cheesecake, cream pan, crepe harajuku, daan taat, dan taat, lau sa bau, nai wong bau, sai do si, shukurimu", "MEW"],
  ["baechu kimchi, bossam kimchi, buchu kimchi, chonggak kimchi, gat kimchi, kimchi, kkakdugi, oi sobagi, pa kimchi, yeolmu kimchi", "FSz"],
  [
    "chiu chow dumpling, fun guo, gong bao ji ding, gua bao, guabao, gui lin mi fen, guilin rice noodles, suan la fen, suanlafen, yibin ran mian",
    "PWYz",
  ],
  [
    "bang bang ji, bobo ji, bon bon chicken, hong you chao shou, mala tang, malatang, qiang mian, reganmian, shuan yang rou, shuanyangrou",
    "WYZ",
  ],
  ["bak cham gai, hai nan ji fan, pak cham kai, salt baked chicken, samgyetang, wen chang ji, wenchang chicken, yan ju ji, yanju ji", "yz"],
  ["haam sui gok, ham soi gok, ham sui gok, law bock gow, lo baak gou, lo bak go, taro puff, wu gok, wu gok taro dumpling", "eswy"],
  ["bugeo guk, bugeoguk, bukeoguk, galchi gui, godeungeo gui, gulbi, hwangtae, jogi gui, saeng seon gui", "Fw"],
  ["dan bing, danbing, iron egg, lu dan, moo shu pork, mu xu rou, muxurou, tie dan", "EWYz"],
  ["bubble waffle, egg puff hong kong, egg waffle, eggette, gai daan jai, gai dan zai, ma lai gou", "EWm"],
  ["chikuwa, datemaki, hanpen, kamaboko, narutomaki, satsuma age, satsumaage", "Feswy"],
  ["chanpon, chukadon, ebi chili, sara udon, tempura udon, uni don, unidon", "SWYf"],
  ["aburaage, isobe maki, isobeyaki, kinako, ohagi kinako, yakimochi, zunda", "Yz"],
  ["dou hua, dou jiang, douhua, doujiang, lu da gun, tofu pudding", "Y"],
  ["aji furai, dashimaki, goya champuru, nabeyaki udon, zosui", "EFWY"],
  ["hai li jian, o a jian, wan tan min, yangzhou chao fan, yeung chow chau fan", "ESWYz"],
  ["hiyoko manju, kuri manju, momiji manju, ningyo yaki, sata andagi", "EW"],
  ["eomuk bokkeum, hoe deopbap, miyeok guk, myeolchi bokkeum, ssambap", "FWYZ"],
  ["fan tuan, fantuan, jook, juk congee", "ewy"],
  ["gyeran jjim, gyeran mari, gyeranjjim, gyeranmari", "Efsz"],
  ["agujjim, fotiaoqiang, mulhoe, sundubu jjigae", "FSWYz"],
  ["bo bo ji, fu qi fei pian, kou shui ji, liang pi", "PWYZ"],
  ["chiu chow fun guo, fun gor, luo si fen, luosifen", "SPWYz"],
  ["jian bing, jianbing, sha qi ma, shaqima", "EZ"],
  ["century egg congee, pei daan sau yuk juk, pi dan shou rou zhou", "Ewy"],
  ["osuimono, suimono, temarizushi", "Fwy"],
  ["niu ga tang, snowflake crisp, xue hua su", "MT"],
  ["chirashizushi, kaisendon, tempura soba", "FSWY"],
  ["ebi mayo, kaki furai, modan yaki", "ESWYf"],
  ["budae jjigae, chijeu donkkaseu, snow onion chicken", "MWYfz"],
  ["bibim guksu, bibim naengmyeon, yukhoe", "EWYZf"],
  ["dongtae jeon, rabokki, saengseon jeon", "EFWYz"],
  ["gangjeong, yakgwa, yaksik", "TZ"],
  ["lei cha, thunder tea rice", "PZy"],
  ["huraideu, tongdak", "We"],
  ["donkkaseu, tonkkaseu", "EWy"],
  ["curry pan, kare pan", "Wmey"],
  ["san nakji, sannakji", "SZ"],
  ["gul jeon, haemul pajeon", "ESWYfz"],
  ["janchi guksu, kimchi bokkeumbap", "EFWYZ"],
  ["kkwabaegi", "Wme"],
  ["dry curry", "mwy"],
  ["hayashi raisu", "MWy"],
  ["jimami tofu", "Py"],
  ["naporitan", "Wmf"],
  ["wafu hambagu", "EWmy"],
  ["jeonbokjuk", "Sz"],
  ["omuraisu", "Emwy"],
  ["shiokara", "Sy"],
  ["dan huang su", "ME"],
  ["akashiyaki", "EFSWY"],
  ["doria", "Mew"],
  ["mentaiko pasta", "MFWY"],
  ["mont blanc", "METW"],
  ["ojingeochae", "SWYZf"],
  ["chamchi mayo", "EF"],
];
