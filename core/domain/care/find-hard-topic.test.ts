import { expect, test } from "vitest";
import { ENGLISH } from "#core/content/hard-topics/en/english.ts";
import { findHardTopic, findHardTopicIn } from "./find-hard-topic.ts";
import { HARD_PHRASES, HARMLESS_PHRASES } from "./testing/english-phrases.ts";
import { UNSEEN_HARD, UNSEEN_HARMLESS } from "./testing/unseen-phrases.ts";

test.each(Object.entries(HARD_PHRASES))("phrases about %s lead to somebody to talk to", (_, phrases) => {
  expect(phrases.filter((phrase) => !findHardTopic(phrase))).toEqual([]);
});

test.each(Object.entries(HARMLESS_PHRASES))("phrases about %s are left in peace", (_, phrases) => {
  expect(phrases.filter((phrase) => findHardTopic(phrase))).toEqual([]);
});

test("of phrases that the table was not fitted to, at least 95 % of the hard ones and none of the harmless ones are found", () => {
  expect(UNSEEN_HARD.filter((phrase) => findHardTopic(phrase)).length).toBeGreaterThanOrEqual(UNSEEN_HARD.length * 0.95);
  expect(UNSEEN_HARMLESS.filter((phrase) => findHardTopic(phrase))).toEqual([]);
});

test.each([
  "self-harm",
  "I don't want to live",
  "wanna k m s",
  "k1ll myself",
  "hate my body and want to die",
  "suiside",
  "pu rge or kill myself",
])("'%s' is about self-harm before all else", (text) => {
  expect(findHardTopic(text)).toBe("self-harm");
});

test.each([
  ["a letter too few, too many, other or swapped", ["laxativs", "laxatiives", "laxatixes", "laxatievs"]],
  ["digits and signs for letters", ["st4rve myself", "$tarve myself", "thinsp0", "b1nge eating"]],
  ["letters that are drawn out", ["i feel so faaaat", "binnnge eating"]],
  ["spaces too few or too many", ["loseweightfast", "starvemyself", "lax atives", "p u r g e", "e d twt"]],
  ["misspelled words without spaces", ["dietpils", "loosewieghtfast", "ihatehowilook"]],
  ["digits for words", ["how 2 stop eating compleatly", "2skinny4me", "500caldiet", "5oo calories a day"]],
  ["accents, capitals and apostrophes", ["ANOREXÍA", "I DON’T WANT TO LIVE", "can't stop bingeing"]],
  ["letters that are starred out", ["su*cide", "k*ll myself"]],
])("%s are understood", (_, texts) => {
  expect(texts.filter((text) => !findHardTopic(text))).toEqual([]);
});

test("a phrase does not run from one sentence into the next", () => {
  expect(findHardTopic("Lose. Weight")).toBeUndefined();
  expect(findHardTopic("lose weight")).toBe("losing weight");
});

test("an ordinary word is not taken apart", () => {
  expect(["three missed periods", "calzone", "planned 3 kg", "a progressive diet"].filter(findHardTopic)).toEqual([]);
});

test.each(["", "   ", "!!!", "·", "12", "🍌"])("%j says nothing", (text) => {
  expect(findHardTopic(text)).toBeUndefined();
});

test("of several texts the hardest counts", () => {
  expect(findHardTopicIn(["Soup", "lose weight fast", "kill myself"])).toBe("self-harm");
  expect(findHardTopicIn(["Soup", "lose weight fast"])).toBe("losing weight");
  expect(findHardTopicIn(["Soup", "Bread"])).toBeUndefined();
});

test("the table is written in the form that texts are compared in: lower case, no apostrophes", () => {
  const phrases = [...ENGLISH.rules.flatMap((rule) => [...rule.phrases, ...(rule.unless ?? [])]), ...ENGLISH.harmless];
  for (const phrase of phrases) expect(phrase).toMatch(/^[A-Za-z0-9 |_?!#<>=.$^]+$/);
  for (const word of Object.values(ENGLISH.groups).flat()) expect(word).toMatch(/^[a-z0-9 ]+$/);
});

test("a text of any length takes a bounded time", () => {
  expect(findHardTopic("a ".repeat(1_000_000))).toBeUndefined();
  expect(findHardTopic(`laxatives ${"x".repeat(1_000_000)}`)).toBe("laxatives");
  const worst = ["not how my i ", "lose fat a ", "paginge ", "so so so fat free "];
  const start = Date.now();
  for (const words of worst) findHardTopic(words.repeat(100_000));
  findHardTopic(Array.from({ length: 300 }, (_, index) => `hatlosingweigtstarv${index}q`).join(" "));
  // A pattern whose work grows with the square of the length would need minutes.
  expect(Date.now() - start).toBeLessThan(5_000);
});
