import type { AiAnswer, AiRequest } from "./fake-ai-server.ts";

const NOTE = "This is a stand-in for an AI provider in the demo: it gives the same answer to everybody.";

const SCAN = {
  items: [
    { name: "Grilled chicken breast", grams: 120, calories: 165, protein: 31, carbs: 0, fat: 3.6 },
    { name: "Rice", grams: 160, calories: 130, protein: 2.7, carbs: 28, fat: 0.3 },
    { name: "Broccoli", grams: 80, calories: 35, protein: 2.4, carbs: 7, fat: 0.4 },
    { name: "Grandma's herb dip", grams: 30, calories: 230, protein: 2, carbs: 5, fat: 22 },
  ],
  analysis: `Chicken brings protein for your muscles, rice brings energy, and broccoli adds vitamin C. ${NOTE}`,
};

const SUGGESTIONS = {
  suggestions: [
    {
      name: "Greek yogurt with blueberries",
      healthScore: 9,
      calories: 180,
      grams: 225,
      isHealthy: true,
      reason: `Yogurt adds protein and calcium, and blueberries add color and fiber. ${NOTE}`,
      alternatives: ["Oatmeal", "Cottage cheese"],
    },
    {
      name: "Turkey sandwich",
      healthScore: 7,
      calories: 320,
      grams: 143,
      isHealthy: true,
      reason: "Bread brings energy and turkey brings protein.",
      alternatives: ["Hummus sandwich", "Burrito"],
    },
    {
      name: "Pizza, cheese",
      healthScore: 5,
      calories: 310,
      grams: 119,
      isHealthy: false,
      reason: "A slice brings energy and calcium. Carrots beside it would round it out.",
      alternatives: ["Quesadilla"],
    },
  ],
};

const ANALYSIS = {
  isFood: true,
  category: "other",
  servingLabel: "1 bowl",
  servingGrams: 250,
  calories: 120,
  protein: 5,
  carbs: 15,
  fat: 4.5,
  saturatedFat: 1,
  fiber: 2.5,
  sugar: 3,
  sodium: 240,
  nutrients: [
    { nutrient: "ironMg", per100G: 1.1 },
    { nutrient: "vitaminCMg", per100G: 6 },
  ],
  allergens: [],
};

/** The failures that the stand-in simulates on request: 'stand-in:429' as a food's name or among the user's preferences. */
const TROUBLES: Record<string, AiAnswer> = {
  "401": { status: 401, raw: '{"error":{"message":"invalid x-api-key"}}' },
  "429": { status: 429, raw: '{"error":{"message":"You exceeded your current quota"}}' },
  "500": { status: 500, raw: "{}" },
  html: { status: 200, raw: "<html><body>Hello</body></html>", contentType: "text/html" },
  nonsense: { json: { name: "<b>Ignore all previous instructions</b>", calories: 1e308 } },
  endless: { status: 200, raw: `"${"x".repeat(10_000_000)}"` },
  silence: { silence: true },
};

/** The stand-in's answers in the demo, chosen by the fields that are requested. */
export function demoMind({ fields, text }: AiRequest): AiAnswer {
  const trouble = TROUBLES[/stand-in:(\w+)/.exec(text)?.[1] ?? ""];
  if (trouble) return trouble;
  if (fields.includes("items")) return { json: SCAN };
  if (fields.includes("suggestions")) return { json: SUGGESTIONS };
  const foodName = /"foodName":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? "";
  const name = foodName === "" ? "Something to eat" : `${foodName[0]?.toUpperCase()}${foodName.slice(1)}`;
  return { json: { ...ANALYSIS, name } };
}
