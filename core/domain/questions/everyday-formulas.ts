import { type Formula, row } from "./calculation.ts";
import { rounded } from "./quiz-foods.ts";

const JUICE_LIMIT_FL_OZ = 8;
const GLASS_ML = 240;
const PROTEIN_G_PER_KG = { younger: 0.95, older: 0.85 } as const;
const CO2E_PER_100_G_PROTEIN = { beef: 50, poultry: 5.7, tofu: 2 } as const;

/** Calculations about a day, a kitchen or a headline. They need no food. */
export const EVERYDAY_FORMULAS = {
  "protein-need": ({ random }) => {
    const age = 11 + random.below(8);
    const weightKg = 40 + 5 * random.below(7);
    const perKg = age < 14 ? PROTEIN_G_PER_KG.younger : PROTEIN_G_PER_KG.older;
    return {
      ask: `Sam is ${age}. How much protein does Sam need a day?`,
      foods: [],
      given: [row("Sam's weight", weightKg, "kg"), row("Need for each kg", perKg, "g")],
      unit: "g",
      answer: Math.round(weightKg * perKg),
      tolerance: 1,
    };
  },
  "glasses-left": ({ random }) => {
    const needGlasses = 7 + random.below(4);
    const drunk = 2 + random.below(4);
    return {
      ask: "How many glasses are left today?",
      foods: [],
      given: [
        row("All drinks of the day", needGlasses * GLASS_ML, "ml"),
        row("A glass", GLASS_ML, "ml"),
        row("Drunk so far", drunk, "glasses"),
      ],
      unit: "glasses",
      answer: needGlasses - drunk,
      tolerance: 0,
    };
  },
  "plate-share": ({ random }) => {
    const part = random.pick<{ name: string; share: number }>([
      { name: "vegetables and fruit", share: 50 },
      { name: "protein foods", share: 25 },
      { name: "whole grains", share: 25 },
    ]);
    return {
      ask: `On Canada's plate, how much of it is ${part.name}?`,
      foods: [],
      given: [
        { label: "Vegetables and fruit", value: "half" },
        { label: "Protein foods and whole grains", value: "share the rest evenly" },
      ],
      unit: "%",
      answer: part.share,
      tolerance: 0,
    };
  },
  "cups-of-vegetables": ({ random }) => {
    const leaves = 2 * (1 + random.below(3));
    const cooked = 1 + random.below(2);
    return {
      ask: "How many cups of vegetables does that count as?",
      foods: [],
      given: [row("Raw leaves", leaves, "cups"), row("Cooked vegetables", cooked, cooked === 1 ? "cup" : "cups")],
      unit: "cups",
      answer: leaves / 2 + cooked,
      tolerance: 0,
    };
  },
  "juice-left": ({ random }) => {
    const drunk = 2 + random.below(5);
    return {
      ask: "How much juice is left for today?",
      foods: [],
      given: [row("A day's most", JUICE_LIMIT_FL_OZ, "fl oz"), row("Drunk so far", drunk, "fl oz")],
      unit: "fl oz",
      answer: JUICE_LIMIT_FL_OZ - drunk,
      tolerance: 0,
    };
  },
  "sleep-hours": ({ random }) => {
    const bed = 9 + random.below(3);
    const up = 5 + random.below(4);
    return {
      ask: "How many hours of sleep is that?",
      foods: [],
      given: [
        { label: "Lights out", value: `${bed} pm` },
        { label: "Alarm", value: `${up} am` },
      ],
      unit: "hours",
      answer: 12 - bed + up,
      tolerance: 0,
    };
  },
  "fahrenheit-to-celsius": ({ random }) => {
    const fahrenheit = random.pick([145, 160, 165]);
    return {
      ask: `The thermometer says ${fahrenheit}°F. How much is that in °C?`,
      foods: [],
      given: [{ label: "From °F to °C", value: "take off 32, times 5, divided by 9" }],
      unit: "°C",
      answer: Math.round(((fahrenheit - 32) * 5) / 9),
      tolerance: 1,
    };
  },
  "unit-price": ({ random }) => {
    const perOunce = 10 + random.below(20);
    const ounces = random.pick([8, 12, 16, 32]);
    return {
      ask: "What does one ounce cost?",
      foods: [],
      given: [row("Price of the bag", (perOunce * ounces) / 100, "$"), row("In the bag", ounces, "oz")],
      unit: "cents",
      answer: perOunce,
      tolerance: 0.5,
    };
  },
  "footprint-swap": ({ random }) => {
    const other = random.pick(["poultry", "tofu"]);
    const mixed = (CO2E_PER_100_G_PROTEIN.beef + CO2E_PER_100_G_PROTEIN[other]) / 2;
    return {
      ask: `A chili is half beef, half ${other}. How much gas does the same protein make then?`,
      foods: [],
      given: [
        row("Beef herd", CO2E_PER_100_G_PROTEIN.beef, "kg"),
        row(other === "tofu" ? "Tofu" : "Poultry", CO2E_PER_100_G_PROTEIN[other], "kg"),
      ],
      unit: "kg",
      answer: rounded(mixed),
      tolerance: 1,
    };
  },
  "relative-risk": ({ random }) => {
    const before = 1 + random.below(4);
    const times = random.pick([2, 3]);
    return {
      ask: `A headline says: '${times === 2 ? "Twice" : "Three times"} the risk!' How many more people in 10,000 is that?`,
      foods: [],
      given: [row("Before", before, "in 10,000"), row("Now", before * times, "in 10,000")],
      unit: "people",
      answer: before * times - before,
      tolerance: 0,
    };
  },
} as const satisfies Record<string, Formula>;
