import { expect, test } from "vitest";
import { calmText } from "./calm-text.ts";

test.each([
  "Medium: 8.5 g of fat and 7.4 g of protein slow it a little.",
  "A serving has 4.8 g of saturated fat: 24% of the label’s daily limit.",
  "Count 42 g of carbs for a serving (1 cup), including 10 g of sugar.",
  "Carbs in a serving (1 cup): 8.1 g.",
  "Carbs in a serving (337 g): 86 g.",
  "Of its energy, 44% comes from fat, 34% from carbs and 22% from protein.",
  "A bowl brings about 320 kcal!",
  "That makes 500 calories?",
  "Protein: 12 grams.",
])("omits %s", (sentence) => {
  expect(calmText(sentence)).toBeNull();
  expect(calmText(`It feeds your gut. ${sentence} Beans help too.`)).toBe("It feeds your gut. Beans help too.");
});

test.each([
  "One cup of milk is high in calcium and a good source of protein.",
  "A serving (150 g) is high in fiber and folate.",
  "That is about a quarter of the calcium a 15-year-old needs in a day.",
  "There is a little caffeine in it, 1 mg.",
  "Slow energy that lasts for 2.5 hours.",
])("keeps %s", (sentence) => {
  expect(calmText(sentence)).toBe(sentence);
});
