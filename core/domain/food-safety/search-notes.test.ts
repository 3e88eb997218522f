import { expect, test } from "vitest";
import { searchNote } from "./search-notes.ts";
import { COD_LIVER_OIL_TEXT, NO_ALCOHOL_TEXT, RAW_MILK_TEXT } from "./search-texts.ts";

test.each([
  "vodka",
  "Red wine",
  "beer",
  "white claw",
  "glass of red wine",
  "hard seltzer",
  "margaritas",
  "rum shots",
  "Jack Daniel's",
  "hard cider",
])("%s is answered kindly: we don't list alcohol", (query) => expect(searchNote(query)).toBe(NO_ALCOHOL_TEXT));

test.each(["raw milk", "Unpasteurized", "unpasteurised cheese", "raw-milk cheese", "raw apple cider"])(
  "%s is answered with the risk",
  (query) => expect(searchNote(query)).toBe(RAW_MILK_TEXT),
);

test.each(["cod liver oil", "Cod-liver oil", "codliver"])("%s is answered with the limit", (query) =>
  expect(searchNote(query)).toBe(COD_LIVER_OIL_TEXT),
);

test.each([
  "root beer",
  "ginger beer",
  "red wine vinegar",
  "vodka sauce",
  "beer cheese soup",
  "apple cider",
  "cider",
  "fruit cocktail",
  "shrimp cocktail",
  "cocktail sauce",
  "rum raisin ice cream",
  "light",
  "white bread",
  "raw carrots",
  "milk",
  "cheese",
  "chicken liver",
  "cod",
  "ginger ale",
  "gingerbread",
  "coronation chicken",
])("%s is searched as ever", (query) => expect(searchNote(query)).toBeUndefined());
