import { oneOf } from "#core/domain/foods/one-of.ts";
import { COD_LIVER_OIL_TEXT, NO_ALCOHOL_TEXT, RAW_MILK_TEXT } from "./search-texts.ts";

const DRINKS = oneOf(`beers?|lagers?|ipas?|ciders?|wines?|ros[eé]|prosecco|champagne|vodka|rum|gin|whisk(?:e?y|ies)|bourbon|scotch|
  tequila|mezcal|brandy|cognac|sake|soju|liqueurs?|liquor|schnapps|absinthe|vermouth|sangria|margaritas?|mojitos?|daiquiris?|mimosas?|
  martinis?|pi[nñ]a coladas?|aperol(?: spritz)?|long island iced tea|jello shots?|jell-o shots?|cocktails?|booze|alcohol(?:ic drinks?)?|
  white claw|truly|four loko|smirnoff|bacardi|jack daniels?|budweiser|bud light|corona|heineken|modelo|twisted tea|mikes hard lemonade`);
const KINDS =
  "a|an|the|my|glass|can|bottle|pint|shot|shots|of|red|white|sparkling|light|dark|craft|draft|draught|cold|mulled|cheap|flavored|hard|vodka|rum|dry|sweet";

/** The whole search is about a drink with alcohol: not 'root beer', 'red wine vinegar' or 'vodka sauce'. */
const ALCOHOL = new RegExp(
  `^(?:(?:${KINDS}) )*(?:${DRINKS}(?: (?:drinks?|shots?|cocktails?|coolers?))?|hard (?:seltzer|lemonade|cider|kombucha|tea|soda))$`,
  "i",
);
/** 'Apple cider' is juice, and a 'fruit cocktail' comes in a can. */
const NO_ALCOHOL = /^(ciders?|apple ciders?|sweet cider)$/i;
const RAW_MILK =
  /\b(raw|un-?pasteuri[sz]ed|not pasteuri[sz]ed)\b.*\b(milk|dairy|cheese|cream|butter|kefir|yogurt|cider|juice)\b|\bun-?pasteuri[sz]ed\b/i;
const COD_LIVER_OIL = /\b(cod|fish|shark)[ -]?liver\b/i;

/** A line that answers a search before its results; undefined for nearly every search. */
export function searchNote(query: string): string | undefined {
  const words = query.replace(/[’'.]/g, "").replace(/\s+/g, " ").trim();
  if (COD_LIVER_OIL.test(words)) return COD_LIVER_OIL_TEXT;
  if (RAW_MILK.test(words.replace(/-/g, " "))) return RAW_MILK_TEXT;
  return ALCOHOL.test(words) && !NO_ALCOHOL.test(words) ? NO_ALCOHOL_TEXT : undefined;
}
