import { expect, test } from "vitest";
import { HARD_TOPICS } from "#core/content/hard-topics/hard-topics.ts";
import { mentionsHardTopic } from "./mentions-hard-topic.ts";

test.each([
  "how to purge",
  "Purging",
  "make myself throw up after dinner",
  "laxatives",
  "how many laxatives to lose weight",
  "Not eating",
  "how to not eat anything for a week",
  "how long can I go without food",
  "I don't want to live",
  "I don’t want to eat anymore",
  "self-harm",
  "want to kill myself",
  "suicide",
  "thinspo tips",
  "I hate my body",
  "anorexia",
  "water fasting 5 days",
])("'%s' offers someone to talk to", (text) => {
  expect(mentionsHardTopic(text)).toBe(true);
});

test.each([
  "rice laxative tea",
  "laxative tea",
  "natural laxative foods",
  "fasting",
  "Ramadan fasting",
  "what to eat after fasting for Lent",
  "dates to break a fast",
  "water fast during Ramadan",
  "breakfast",
  "fast food",
  "not eating meat",
  "stop eating gluten",
  "what to eat after throwing up",
  "how to purge clams",
  "purge mussels before cooking",
  "brownies to die for",
  "death by chocolate",
  "suicide wings",
  "cut myself a slice of cake",
  "spaghetti alla puttanesca",
  "diet coke",
  "low fat yogurt",
  "killer tacos",
  "overnight oats",
  "starving",
  "eating disorder awareness week cupcakes",
  "banana",
  "",
  "   ",
  "!!!",
])("'%s' is an ordinary text", (text) => {
  expect(mentionsHardTopic(text)).toBe(false);
});

test("every phrase of the list matches on its own, and no harmless one does", () => {
  for (const { phrases, harmless } of HARD_TOPICS) {
    for (const phrase of phrases) expect(mentionsHardTopic(phrase.replace(/[*$]/g, "")), phrase).toBe(true);
    for (const phrase of harmless) expect(mentionsHardTopic(phrase.replace(/[*$]/g, "")), phrase).toBe(false);
  }
});

test("the list is written in the normalized form: lower case, no punctuation, each phrase once", () => {
  for (const { phrases, harmless, unless = [] } of HARD_TOPICS) {
    for (const phrase of [...phrases, ...harmless, ...unless]) expect(phrase).toMatch(/^[a-z]+(?: [a-z]+|\* [a-z]+)*[*$]?$/);
    expect(new Set(phrases).size).toBe(phrases.length);
  }
});

test("a text of any length is handled", () => {
  expect(mentionsHardTopic("a ".repeat(1_000_000))).toBe(false);
  expect(mentionsHardTopic(`laxatives ${"x".repeat(1_000_000)}`)).toBe(true);
});
