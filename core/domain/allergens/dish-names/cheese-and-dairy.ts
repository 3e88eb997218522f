import type { NamedDish } from "#core/domain/allergens/world-dishes/named-dish.ts";

/** Cheeses by name, and words that indicate cream or butter. */
export const CHEESE_AND_DAIRY_NAMES: readonly NamedDish[] = [
  [
    "a la crema, a la creme, abondance, ai formaggi, al burro, al formaggio, alla panna, appenzeller, asiago, au beurre, au fromage, azeitao, banon, beaufort, beemster, bel paese, beurre noir, bleu dauvergne, bocconcini, boscaiola, boursin, brillat savarin, brin damour, brocciu, brousse, burratina, burro e salvia, butter sauce, buttercream, buttered, cabrales, caciocavallo, caciotta, cafe de paris, cambozola, camembert, cantal, cashel blue, castelmagno, chaource, cheesed, cheshire, chihuahua cheese, clabber, colby jack, com queijo, comte, con crema, con queso, cotija, cottage cheese, coulommiers, creme fraiche, cremeux, cremoso, crescenza, crottin, cuajada, curds and whey, danablu, double gloucester, dubliner, emmental, emmentaler, emmenthal, epoisses, esrom, evaporated milk, farmer cheese, fior di latte, fiore sardo, fontal, fontina, formai, fourme dambert, fromage blanc, gamonedo, ganache",
    "M",
  ],
  [
    "gjetost, gloucester, gorgonzola, gouda, graviera, gruyere, half and half, havarti, ice milk, idiazabal, in cream sauce, jarlsberg, junket, kasar, kashkaval, kasseri, kefalograviera, kefalotyri, kochkase, lancashire cheese, langres, leben, leerdammer, leicester, limburger, livarot, maasdam, mahon, majorero, manchego, manouri, mantecato, marscapone, mascarpone, mimolette, mit kase, mizithra, montasio, morbier, munster, myzithra, neufchatel, oaxaca cheese, ossau iraty, parmesan, parmesan crusted, parmigiano, parmigiano reggiano, pepato, piave, pinconning, pont leveque, port salut, provola, provolone, quartirolo, queso blanco, queso fresco, quickes, raschera, requeson, ricotta, ricotta salata, robiola, romano, roncal, roomano, roquefort, saint agur, saint marcellin, saint nectaire, samso, savoyarde, sbrinz, scamorza, schlag, schlagobers, selles sur cher, serra da estrela, smoked cheddar",
    "M",
  ],
  [
    "sour cream, squacquerone, stilton, string cheese, tete de moine, tetilla, tilsit, tomme, torta del casar, uberbacken, valdeon, vasterbotten, viili, wensleydale, whipped cream, whipped potatoes, white chocolate, zamorano",
    "M",
  ],
  ["cheese curds, gratinee", "MW"],
  ["newburg", "MS"],
];
