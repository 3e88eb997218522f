import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";

const SOURCES = {
  2021: "USDA FNDDS 2021-2023",
  2017: "USDA FNDDS 2017-2018",
  SR28: "USDA SR28 (2015, rev. 2016)",
} as const;

/** Releases share some codes, so a code alone may identify two foods. */
export type Release = "2021" | "2017" | "SR28";

export function sampledFoods(): (release: Release, code: string) => CatalogueFood {
  const foods = new Map(loadCatalogue().map((food) => [`${food.source} ${food.sourceCode}`, food]));
  return (release, code) => {
    const food = foods.get(`${SOURCES[release]} ${code}`);
    if (!food) throw new Error(`The catalogue has no food ${code} of ${SOURCES[release]}.`);
    return food;
  };
}
