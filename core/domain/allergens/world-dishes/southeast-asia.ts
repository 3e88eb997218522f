import type { NamedDish } from "./named-dish.ts";

/** The Philippines, Thailand, Laos, Vietnam, Cambodia, Burma, Malaysia, Singapore, Indonesia. */
export const SOUTHEAST_ASIAN_DISHES: readonly NamedDish[] = [
  ["palabok, pancit palabok, pancit malabon, pancit luglug", "SFEyw"],
  ["pancit (?:canton|bihon|guisado|habhab|lomi), lomi, batchoy, la paz batchoy, beef mami, sotanghon", "YWefs"],
  [
    "bicol express, pinakbet, pakbet, binagoongan, bagnet bagoong, dinengdeng, laing, ginataang (?:hipon|kalabasa|alimango|sitaw), kare ?kare, okoy, ukoy, guinataan",
    "Sf",
  ],
  [
    "kinilaw, daing, tinapa, tuyo, dilis, bangus, relyenong bangus, paksiw na isda, sarciado, sinaing na tulingan, inihaw na (?:isda|bangus|tilapia), pinaputok, pesang isda",
    "Fe",
  ],
  [
    "relyenong bangus, tortang (?:talong|giniling|dulong), torta filipino, embutido, sarciado, arroz caldo, lugaw, goto, tapsilog, longsilog, tocilog, silog, ensaladang itlog na maalat, itlog, tokneneng, kwek[- ]?kwek, balut",
    "Efy",
  ],
  [
    "kwek[- ]?kwek, tokneneng, okoy, ukoy, calamares, crispy pata, chicken inasal, chicken joy, chickenjoy, jollibee, burger steak, empanada ilocos, lumpiang (?:shanghai|sariwa|prito|hubad), turon, lumpia",
    "Wesy",
  ],
  ["lumpiang (?:shanghai|sariwa|prito), embutido", "WEYsp"],
  ["lumpiang sariwa", "P"],
  [
    "adobo(?:ng)?, adobo, humba, paksiw na (?:pata|lechon), patatim, bistek tagalog, beef pares, dinakdakan, tokwat baboy, tokwa, mechado, kaldereta, caldereta, afritada, igado, hamonado, endulsado, barbecue filipino, isaw, beef tapa, siopao, siomai",
    "YWe",
  ],
  ["siopao, siomai", "WYEs"],
  ["dinakdakan, sisig", "Ey"],
  ["jollibee spaghetti, filipino spaghetti, sopas, macaroni salad filipino, chicken sopas", "WMe"],
  [
    "halo[- ]?halo, mais con yelo, leche flan, ube (?:halaya|ice cream|cheesecake|jam), maja blanca, buko (?:salad|pandan), fruit salad filipino, champorado, pastillas, yema, brazo de mercedes, sans rival, silvanas, crema de fruta, mango float, mango graham, bibingka, puto, puto bumbong, cassava cake, biko, kutsinta, sapin[- ]?sapin, espasol, palitaw, pichi[- ]?pichi, suman, taho, sago",
    "mety",
  ],
  [
    "halo[- ]?halo, mais con yelo, leche flan, ube (?:halaya|ice cream|cheesecake|jam), buko (?:salad|pandan), pastillas, yema, brazo de mercedes, sans rival, silvanas, mango float, mango graham, crema de fruta, polvoron, bibingka, cassava cake, maja blanca",
    "M",
  ],
  ["leche flan, yema, brazo de mercedes, sans rival, silvanas, crema de fruta, bibingka, cassava cake", "EM"],
  ["sans rival, silvanas", "TEM"],
  [
    "mango float, mango graham, crema de fruta, polvoron, pandesal, ensaymada, pan de coco, spanish bread, hopia, monay, kababayan, mamon, pianono, buchi",
    "WMe",
  ],
  ["taho, tokwa, tokwat baboy", "Y"],
  ["buchi", "Zw"],
  ["sinigang, tinola, nilaga, bulalo, dinuguan, papaitan, bulanglang", "fs"],
  ["sinigang na hipon, halabos na hipon, gambas filipino, camaron rebosado, ginataang hipon", "S"],
  ["camaron rebosado, calamares", "WES"],

  [
    "tom yum, tom yam, tom kha, tom klong, tom saap, kaeng som, gaeng som, gaeng (?:keow|kiew|khiao) wan, gaeng daeng, gaeng panang, gaeng massaman, gaeng hang lay, gaeng pa, green curry, red curry, jungle curry, khanom jeen, nam ngiao, nam ya, boat noodles?, kuay teow, guay tiew, yen ta fo, yum (?:talay|pla|nua|mamuang), yam (?:talay|neua|woon sen), pla (?:rad|raad|sam|tod|neung|pao)[a-z]*, miang kham, khao (?:yum|chae|kluk kapi), nam khao, nam kao tod, sai krok, sai ua, naem, moo (?:ping|yang|daet diao|hong), gai (?:yang|tod|pad)[a-z]*, nuea yang, crying tiger, suea rong hai, kor moo yang, laap, larb, koi soi, tam (?:sua|thai|lao|pu)[a-z]*, som tum, jaew bong, or lam, mok pa, ping gai, khao piak, khao poon",
    "Fsyp",
  ],
  [
    "tom yum (?:goong|kung|talay), goong[a-z]*, gung[a-z]*, kung ob woon sen, poo pad pong, poo nim, hoi (?:tod|jo|lai)[a-z]*, or suan, pla muek[a-z]*, pad pong karee, talay, gaeng (?:keow|kiew|khiao) wan, gaeng daeng, gaeng panang, gaeng massaman, khao kluk kapi, miang kham",
    "Sfey",
  ],
  [
    "hoi tod, or suan, khao soi, ba ?mee, bamee, mee krob, mee grob, kanom krok, roti thai, roti gluay, kanom bueang, thai roti, khanom pang na, kanom jeeb",
    "Wesmy",
  ],
  [
    "mee krob, mee grob, or suan, hoi tod, kai jeow, khai jiao, kai palo, khao kai, pad mee, pad macaroni, khao pad, khao phad, son in law eggs, kai luk keuy, khanom mo kaeng, foi thong, sangkaya, sankaya",
    "Eyfs",
  ],
  [
    "pad (?:see ew|kee mao|krapow|kra ?pao|ga ?prao|gaprao|thai|prik|khing|ginger|pak|med|woon sen|phak)[a-z]*, phat [a-z]+, rad na, raad naa, lad na, drunken noodles?, kee mao, cashew chicken, gai pad med mamuang, khao moo daeng, khao ka moo, kai palo, moo palo, pad pak boong, morning glory",
    "YFSwe",
  ],
  ["gai pad med mamuang, cashew chicken, pad med mamuang", "T"],
  ["pad thai, massaman, panang, satay, moo satay, som tum thai, tam thai, khao soi, miang kham, saku sai moo, sa[- ]?koo", "Pf"],
  ["thai iced tea, cha yen, thai tea, o liang, cha manao", "M"],

  [
    "pho, bun (?:bo|rieu|mam|ca|oc|moc|thang|cha|thit|dau|nuoc|tom)[a-z]*, banh canh, hu tieu, mi quang, cao lau, ca kho, ca (?:chien|nuong|hap|loc)[a-z]*, thit kho, ga kho, suon (?:ram|nuong|kho)[a-z]*, com tam, com (?:ga|chien|suon)[a-z]*, canh chua, lau (?:mam|ca|thai)[a-z]*, goi (?:ga|du du|cuon|ngo sen|buoi)[a-z]*, nem (?:nuong|chua|ran|lui)[a-z]*, cha (?:ca|gio|lua|tom)[a-z]*, gio lua, banh (?:xeo|khot|beo|bot loc|nam|cuon|uot|hoi|trang|tom)[a-z]*, bo (?:la lot|kho|nhung dam|bia|ne|luc lac)[a-z]*, thit nuong, ga (?:nuong|xao|ro ti)[a-z]*, rau muong, nuoc (?:cham|mam|leo), chao (?:ga|tom|ca), bo kho, cha ca la vong, dau hu sot",
    "Fsyp",
  ],
  [
    "bun (?:rieu|mam|tom|oc|nuoc leo|bo hue), bun bo hue, banh (?:xeo|khot|beo|bot loc|tom|canh cua|hoi)[a-z]*, goi cuon, goi ngo sen, chao tom, cha tom, muc [a-z]+, hu tieu, canh chua tom, mi xao hai san, ngheu [a-z]+, hai san",
    "Sfe",
  ],
  [
    "banh (?:mi|bao|pate so|tieu|flan mi|bong lan|trung thu)[a-z]*, mi (?:xao|hoanh thanh|vit tiem|quang)[a-z]*, cao lau, hoanh thanh, bo kho banh mi, cha gio, egg noodles?",
    "Wefy",
  ],
  [
    "banh (?:flan|bong lan|chuoi|bao|trung thu|gan)[a-z]*, caphe trung, ca phe trung, egg coffee, cha gio, cha trung, thit kho trung, opla, op la, trung [a-z]+, mi xao[a-z]*, banh mi",
    "Efm",
  ],
  ["ca phe sua, cafe sua da, ca phe trung, banh flan, sinh to, sua chua, che thai, banh chuoi nuong", "Me"],
  ["goi (?:cuon|du du|ga|buoi)[a-z]*, bo bia, bun thit[a-z]*, nem nuong, bo la lot, nuoc leo, banh hoi thit, mi quang, xoi [a-z]+", "Pfs"],
  [
    "bo luc lac, shaking beef, thit kho, ca kho, dau hu[a-z]*, mi xao[a-z]*, banh bao, vit quay, xa xiu, bo ne, com chien[a-z]*, nem nuong",
    "Yw",
  ],
  ["banh cam, banh ran, banh tieu, me den", "Zw"],

  [
    "nasi (?:lemak|goreng|kandar|ulam|kerabu|campur|padang|uduk|kuning|dagang|tumpeng)[a-z]*, sambal[a-z]*, asam laksa, curry mee, laksa, penang laksa, hokkien mee, char (?:kway|koay|kuey) teow, prawn mee, mee (?:siam|rebus|jawa|goreng|hoon|kari)[a-z]*, sayur lodeh, kangkung belacan, kangkong belacan, petai, sup ikan, ikan [a-z]+, otak[- ]?otak, tahu telur, perkedel, bakwan, rujak, rojak, gado[- ]?gado, karedok, pecel, ketoprak, lontong, lotek, urap, sayur asem, tempe, rempeyek, peyek, soto[a-z]*, coto, rawon, sop buntut, gulai[a-z]*, opor ayam, ayam (?:penyet|geprek|bakar|goreng|taliwang|betutu|percik|masak)[a-z]*, bebek[a-z]*, babi guling, sate, rijsttafel, semur, dendeng, rendang, mie (?:ayam|goreng|aceh|kocok|celor)[a-z]*, indomie, kwetiau[a-z]*, cap ?cay, capcai, bubur ayam, martabak[a-z]*, murtabak",
    "syfpwe",
  ],
  [
    "nasi lemak, nasi goreng, nasi uduk, tahu telur, martabak[a-z]*, murtabak, mie goreng, mee goreng, char (?:kway|koay|kuey) teow, gado[- ]?gado, perkedel, kaya, kaya toast, serikaya, kue (?:lapis|cubit|bolu|nastar)[a-z]*, nastar, lapis legit, pandan cake, pandan chiffon, klepon cake, roti john, mee rebus, soto[a-z]*",
    "Ewy",
  ],
  [
    "nasi lemak, gado[- ]?gado, karedok, pecel, ketoprak, lotek, rujak, rojak, sate, satay, rempeyek, peyek, lontong sayur, mee siam, apam balik, martabak manis, terang bulan, soto betawi, siomay, batagor, kacang[a-z]*",
    "Pys",
  ],
  [
    "martabak[a-z]*, murtabak, roti (?:canai|prata|telur|tissue|john|jala|bom|bakar)[a-z]*, apam balik, terang bulan, mie [a-z]+, mee (?:goreng|rebus|jawa|kari|soto)[a-z]*, hokkien mee, bakmi[a-z]*, pangsit, curry puff, karipap, epok[- ]?epok, you ?tiao, cakwe, indomie, ramly burger, kuih keria, nastar, lapis legit, kaya toast, popiah, kueh pie tee, pie tee, bak kwa bun",
    "Wme",
  ],
  [
    "apam balik, martabak manis, terang bulan, nastar, lapis legit, kaya toast, roti (?:canai|prata|bakar|tissue|bom)[a-z]*, teh tarik, milo, milo dinosaur, es (?:teler|campur|cendol|doger), ais kacang, cendol, ice kacang, abc ice",
    "Mw",
  ],
  [
    "bak kut teh, bak chor mee, char siew, hainanese chicken, kai fan, roast duck rice, yong tau foo, tau kwa, tahu[a-z]*, tempe, tempeh, orek tempe, kecap[a-z]*, babi kecap, semur, ayam kecap, mie [a-z]+, nasi goreng[a-z]*, mee (?:goreng|rebus|siam)[a-z]*, char (?:kway|koay|kuey) teow, beef hor fun, hor fun, wat tan hor, moonlight hor fun, hokkien mee, lor mee, duck rice, kway chap, economic bee hoon, zi char, claypot chicken, claypot rice, popiah, yee sang, yu sheng, cereal prawns?, butter prawns?, sambal prawns?, chili crab, chilli crab, black pepper crab",
    "Ywez",
  ],
  ["cereal prawns?, butter prawns?", "SMEW"],
  [
    "chili crab, chilli crab, black pepper crab, hokkien mee, char (?:kway|koay|kuey) teow, curry mee, laksa, sambal[a-z]*, kangkung belacan, kangkong belacan, prawn mee, mee siam, rojak, rujak, pie tee, kueh pie tee, yong tau foo, cincalok, asam laksa",
    "Sf",
  ],
  ["chili crab, chilli crab", "SEW"],
  [
    "asam laksa, sup ikan, ikan [a-z]+, otak[- ]?otak, nasi lemak, sambal ikan bilis, ikan bilis, fish head curry, fish ball noodles?, pempek, yee sang, yu sheng, bak chor mee",
    "F",
  ],
  ["yee sang, yu sheng", "PZF"],
  ["bak chor mee, fish ball noodles?, wanton mee, wantan mee, ban mian, pan mee, curry mee, laksa", "Wesy"],

  [
    "mohinga, ohn no khao swe, shan noodles?, nan gyi thoke, tea leaf salad, laphet, lahpet thoke, ginger salad, gin thoke, samusa thoke, burmese (?:curry|salad|tofu)",
    "Fspe",
  ],
  ["tea leaf salad, laphet, lahpet thoke, ginger salad, gin thoke, shan noodles?", "PZfy"],
  ["mohinga, ohn no khao swe, nan gyi thoke", "FEw"],
  [
    "fish amok, amok trey, samlor[a-z]*, prahok[a-z]*, kuy ?teav, nom ?banh ?chok, bai sach chrouk, lok ?lak, lap khmer, kroeung, trey[a-z]*, char kroeung, num pang",
    "Fsyp",
  ],
  ["curacha, alimango, alimasag, talangka", "S"],
  ["inun[- ]?unan, kinunot, sarsiado, sinanglay, pinangat, paksiw na bangus", "Fe"],
  ["sarsiado, morcon", "Em"],
  ["pata ?tim, inihaw na liempo, inihaw[a-z]*, liempo, mami, mami noodle", "YW"],
];
