import type { Allergen } from "./allergens.ts";

/** What a maker or a chain declares about its own food. It takes the place of a home recipe. */
export interface MakerDeclaration {
  /** Tested against the food's name in lower case, without apostrophes. */
  name: RegExp;
  maker: string;
  /** Recipes differ between countries. */
  country: "US";
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
  /** The maker's own page or leaflet. */
  source: string;
  year: number;
}

/**
 * Only rows that were read in the maker's own declaration, with its address and year. It is empty until somebody did: a maker's food
 * without a row says 'read the label', which is right, and an invented row is not.
 */
export const MAKER_DECLARATIONS: readonly MakerDeclaration[] = [];

export function findDeclaration(name: string, declarations = MAKER_DECLARATIONS): MakerDeclaration | undefined {
  if (declarations.length === 0) return undefined;
  const plain = name.toLowerCase().replace(/[’']/g, "");
  return declarations.find((row) => row.name.test(plain));
}
