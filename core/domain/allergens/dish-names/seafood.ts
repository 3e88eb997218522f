import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** Fish and shellfish by species, in the languages of menus. */
export const SEAFOOD_NAMES: readonly NamedDish[] = [
  [
    "aalsuppe, abadejo, alaska pollock, albacore, amberjack, anchoa, anchois, angler, anglerfish, angulas, arbroath smokie, arctic char, bacaladilla, bakaliaros, barbel, barbounia, barramundi, basa, besugo, black cod, bloater, bluefin, bluefish, bream, brisling, caballa, cabracho, capelin, carapau, carpa, cavalla, cazon, cernia, chilean sea bass, chinchard, chub, coalfish, cobia, coley, congre, daurade, dogfish, dorade, dourada, dover sole, eglefin, elver, eperlan, escolar, espada, espadon, faneca, filet de perche, flathead, fletan, galunggong, garoupa, gilthead, goatfish, goby, grenadier, grouper, gurnard, haddock, hake, halibut, hareng, hecht, heilbutt, hering, hirame, hoki, iwashi, john dory, jurel, kabeljau, kalkan, kampachi, kanpachi, karei, katsuo, king mackerel, kingklip, kohada, lampreia, lamprey, lampuki, lapu lapu, lavraki, lemon sole, lenguado, limande, lingcod, linguado",
    "F",
  ],
  [
    "lomo de atun, lubina, lucioperca, lumpfish, luvar, mahi mahi, makrele, makrell, maquereau, marlin, megrim, menpachi, merlan, merlu, merluzzo, mero, milkfish, mojama, monkfish, morwong, muggine, mujjarra, mullet, nishin, nototenia, ombrina, onaga, opah, opakapaka, orange roughy, paiche, palamida, pangasius, pargo, parrotfish, pejerrey, perca, persico, pescada, pescadilla, pescadito, pescaito, pesce spada, petrale, pez espada, pilchard, pirarucu, plaice, pollack, pompano, porgy, psari, psarosoupa, red snapper, redfish, robalo, rockfish, rodaballo, rombo, rouget, sablefish, saithe, sajefish, sake salmon, salmao, salmone, salmonete, sanddab, sandre, sanma, sarda, sardine, sauger, scabbard, scad, schnapper, scholle, scorfano, scrod, sculpin, sea bream, sea trout, seabass, seehecht, seelachs, seezunge, shirako, shishamo, skate wing, skipjack, smoked haddock, snoek, snook, sogliola, spigola",
    "F",
  ],
  [
    "steinbutt, stockfisch, stockfish, sturgeon, surubi, swai, swordfish, tai snapper, tanigue, tarakihi, tilapia, tilefish, toro sushi, torsk, trevally, trota, trucha, truta, tsipoura, tunsoy, turbot, urokitsu, wahoo, walleye, weever, whitebait, whitefish, whiting, wolffish, wrasse, yellowfin, yellowtail, zanderfilet",
    "F",
  ],
  [
    "abalone, aburi ebi, aka ebi, akagai, amande de mer, araignee, arselle, astice, awabi, balmain bug, barnacle, bay scallop, belon, bigorneau, bogavante, botan ebi, buccin, buey de mar, bulot, calamar, calamaretti, calamaro, canocchie, cape sante, capesante, carabinero, caracoles, caranguejo, centolla, centollo, chocos, chopitos, choritos, choros, cigala, cigalas, cigales, coccinelle de mer, cockle, coquillage, couteau, couteaux, crab, crabe, crayfish, cuttlefish, datteri di mare, dungeness, ecrevisse, erizo, erizos, etrille, flusskrebs, gambones, garnalen, geoduck, gooseneck, granceola, granchio, guidara, halaan, hamaguri, hokkigai, huitre, hummer, jacob mussel, jakobsmuschel, jonah crab, kalmar, king crab, krab stick, krabbe, krabben, krebs, kreveten, kumamoto, lagosta, lagostim, lambi, lampara, langosta, langouste, lapas, littleneck, lobster, lulas, lumache snails, machas, mantis shrimp",
    "S",
  ],
  [
    "mazzancolle, mexilhao, miesmuschel, miesmuscheln, mirugai, moleche, moreton bay bug, moule, mud crab, muschel, muscheln, mussel, necora, necoras, nordseekrabben, octopus, ostra, ostras, ostriche, oyster, palourde, pen shell, periwinkle, petoncle, piure, polipo, polpetti, poulpe, praire, pulpitos, quahog, ranina, razor clam, reker, rekor, rubian, santola, sapateira, scallop, sea snail, sea urchin, seiche, seppioline, shrimp, shrimps, siri, snow crab, soft shell crab, softshell crab, spanner crab, spiny lobster, spot prawn, squid, supion, surf clam, tahong, talaba, telline, tellines, tigrillo prawn, torigai, totani, tsubugai, tua tua, vieira, vieiras, volandeira, whelk, winkle, yabbies, yabby, zamburinas, zuwaigani",
    "S",
  ],
  [
    "brodet mixed, buzara, caldillo, chaudree, chupe de mariscos, cotriade, deniz urunleri, fishermans basket, fishermans platter, fishermans stew, fritto misto di mare, fritura de pescado, friture, fruits de mer, frutos del mar, frutos do mar, frutti di mare, hai xian, haisan, kakavia, mariscada, meeresfruchte, moqueca mista, seafood medley, seafood mix, seafood paella, seafood platter, seafood stew, sjomat, skaldjur fisk, thalassina, ttoro, waterzooi de poisson, zuppa di pesce",
    "FS",
  ],
  ["cacciucco, pescaito frito", "FSW"],
  ["bouillabaisse", "EFS"],
  ["suquet", "FST"],
];
