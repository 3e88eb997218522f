import * as z from "zod";
import { ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { ALLERGEN_BASES, ALLERGEN_RESTS } from "#core/domain/allergens/food-allergens.ts";

const AllergenList = z.array(z.enum(ALLERGENS));

/** Three states: what it contains, what it may contain, and what nobody knows. */
export const AllergenLists = z.object({
  contains: AllergenList,
  mayContain: AllergenList,
  rest: z
    .enum(ALLERGEN_RESTS)
    .optional()
    .describe("What is known of the allergens in neither list. Absent means 'unknown', and unknown is not the same as free of it"),
  basis: z.enum(ALLERGEN_BASES).optional().describe("What this knowledge rests on; 'ai' is a model's guess"),
  source: z.string().max(200).optional().describe("Whose declaration it is, and its year"),
  isLowInLactose: z.boolean().optional().describe("Whether its milk has little or no milk sugar left, as in hard cheese"),
});
