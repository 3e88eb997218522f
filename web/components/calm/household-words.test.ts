import { expect, it } from "vitest";
import { householdWords } from "./household-words.ts";

const portions = [
  { label: "1 cup", grams: 240 },
  { label: "1 tablespoon", grams: 15 },
];

it("expresses an amount in kitchen measures", () => {
  expect(householdWords({ portions }, 240)).toBe("1 cup");
  expect(householdWords({ portions }, 15)).toBe("1 tablespoon");
  expect(householdWords({ portions }, 250)).toBe("about 1 cup");
  expect(householdWords({ portions }, 118)).toBe("about ½ cup");
  expect(householdWords({ portions }, 480)).toBe("about 2 cups");
  expect(householdWords({ portions }, 1)).toBe("about ¼ cup");
  expect(householdWords({ portions: [{ label: "¾ cup, cooked", grams: 120 }] }, 240)).toBe("about 1½ cups");
  expect(householdWords({ portions: [{ label: "3 oz, cooked", grams: 85 }] }, 170)).toBe("about 6 oz");
  expect(householdWords({ portions: [{ label: "1 medium", grams: 118 }] }, 236)).toBe("about 2 × 1 medium");
  expect(householdWords({ portions: [] }, 120)).toBe("a serving");
});
