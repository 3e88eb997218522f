import { expect, it } from "vitest";
import { findPlaced, placeMessages } from "./message-slots.ts";

it.each([0, 1, 2, 3, 50, 400])("finds each of %i messages by its key", (count) => {
  const texts = Object.fromEntries(Array.from({ length: count }, (_, index) => [`part.${index}`, `Text ${index}`]));
  const placed = placeMessages(texts);
  expect(placed.messages).toHaveLength(count);
  expect(Object.keys(texts).map((key) => findPlaced(placed, key))).toEqual(Object.values(texts));
});
