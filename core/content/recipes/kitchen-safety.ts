/** Based on USDA FSIS and FDA. */
export const SAFETY_RULES = ["eggs", "poultry", "groundBeef", "fish", "chill", "rice", "wash", "steam"] as const;
export type SafetyRule = (typeof SAFETY_RULES)[number];

export const SAFETY_TEXTS: Readonly<Record<SafetyRule, string>> = {
  eggs: "Cook egg dishes until the middle reaches 160°F (71°C): no liquid egg is left.",
  poultry: "Chicken and turkey are done at 165°F (74°C), ground meat too. Don’t wash raw poultry; wash what it touched.",
  groundBeef: "Ground beef is done at 160°F (71°C).",
  fish: "Fish and shrimp are done at 145°F (63°C).",
  chill:
    "Put leftovers in the fridge, at 40°F (4°C) or colder, within 2 hours; within 1 hour when it is above 90°F (32°C). Eat them in 3 to 4 days.",
  rice: "Cool rice in a shallow dish, put it in the fridge within 2 hours, and reheat it to 165°F (74°C).",
  wash: "Wash fruit and vegetables under running water, and use a board of its own for raw meat.",
  steam: "Hot dishes let out steam: open them away from you and let them stand for a moment.",
};
