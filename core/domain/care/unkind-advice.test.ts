import { expect, test } from "vitest";
import { isUnkind } from "./find-hard-topic.ts";

test.each([
  "Very low in calories, so it keeps you thin and your appetite away.",
  "Skip dinner afterwards.",
  "A light choice that helps you stay slim.",
  "Great for weight loss!",
  "It burns fat while you sleep.",
  "Eat less tomorrow to make up for it.",
  "Fewer calories than the others.",
  "A guilt free treat.",
  "It curbs your appetite until lunch.",
  "Have it instead of dinner.",
  "You could walk it off.",
  "Only 90 calories.",
  "Perfect for your bikini body.",
  "A natural detox.",
  "A laxative could help.",
  "No junk food here.",
])("'%s' is never shown", (text) => {
  expect(isUnkind(text)).toBe(true);
});

test.each([
  "Lentils bring iron and fiber, and the tomato helps your body take the iron in.",
  "Oats fill you up until lunch. The berries add vitamin C.",
  "A bowl of chili with beans: protein for your muscles, fiber for your gut.",
  "Salmon brings omega-3 fats. Serve it with thin slices of lemon.",
  "Low-fat yogurt and a banana, good before a practice.",
  "Bake the chicken thighs until they are 165 °F inside.",
  "It adds calcium, which bones are made of, and it tastes good with honey.",
  "Drop the dumplings into the soup and wait two minutes.",
  "This meal brings energy for the whole afternoon, some protein and a little fiber.",
])("'%s' is a good answer", (text) => {
  expect(isUnkind(text)).toBe(false);
});
