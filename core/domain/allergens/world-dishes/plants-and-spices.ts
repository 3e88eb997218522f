import type { NamedDish } from "./named-dish.ts";

/** Herbs, spices, vegetables and fruit in other languages: single plants that are known to contain none of the allergens. */
export const PLANTS_AND_SPICES: readonly NamedDish[] = [
  [
    "galangal, galanga, lemongrass, takrai, makrut, kaffir lime, curry leaf, curry leaves, pandan, culantro, epazote, huacatay, hoja santa, achiote, annatto, loroco, chipilin, izote, izote flower, shiso, mitsuba, myoga, wakame, kombu, hijiki, daikon, gobo, renkon, kabocha, sansho, shichimi, yuzu, umeboshi, gosari, doraji, kkaennip, perilla leaf, okra, bamia, bamya, bamieh, molokhia, mulukhiyah, mloukhieh, jute mallow, sumac, baharat, seven spice, ras el hanout, aleppo pepper, urfa pepper, berbere, mitmita, korarima, koseret, besobela, turmeric, haldi, jeera, ajwain, hing, methi, fenugreek, bhindi, baingan, gobi, aloo, palak, rajma, masoor, toor, urad, moong, tamarind, imli, amla, gandana, sabzi, camote, choclo, yuca, maca, oca, olluco, aji amarillo, aji panca, aji limo, rocoto, nopal, nopales, chayote, jicama, tomatillo, guajillo, ancho chile, pasilla, chile de arbol, jamaica, boniato, malanga, arrow root, buriak, buryak, kapusta, hrechka, kropyva",
    "",
  ],
];
