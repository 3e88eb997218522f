import { expect, it, test } from "vitest";
import type { DigestionFacts } from "#core/domain/food-texts/digestion.ts";
import { foodTextsIn } from "./food-texts.ts";

const { numbers, calm } = foodTextsIn("en");
const FACTS: DigestionFacts[] = ["Lentils", "Cheese", "Salmon", "Chili", "Pizza", "Trail mix"].flatMap((seed) =>
  (["medium", "slow"] as const).map((pace) => ({
    seed,
    pace,
    because: [
      { nutrient: "fiber", amountG: 12.25 },
      { nutrient: "protein", amountG: 18 },
    ],
  })),
);

it("states the same facts with and without amounts", () => {
  for (const facts of FACTS) {
    expect(numbers.digestion(facts)).toContain("12 g of fiber and 18 g of protein");
    expect(calm.digestion(facts)).toContain("its fiber and protein");
    expect(calm.digestion(facts)).not.toMatch(/\d/);
  }
});

test("one reason has its verb in the singular", () => {
  for (const facts of FACTS) {
    if (facts.pace === "fast") continue;
    const text = numbers.digestion({ ...facts, because: facts.because.slice(0, 1) });
    expect(text).not.toMatch(/\b(?:slow|hold|keep|take)\b/);
  }
});

it("speaks of a fast food by its reason, without amounts", () => {
  expect(numbers.digestion({ seed: "Cola", pace: "fast", because: "drink" })).toMatch(/drink|liquid/);
  expect(numbers.digestion({ seed: "Rice", pace: "fast", because: "low-fat-and-fiber" })).toMatch(/low in f/);
});
