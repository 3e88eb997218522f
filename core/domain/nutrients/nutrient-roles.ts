/** A nutrient that a label may praise, and what it does in the body. */
export interface NutrientRole {
  /** As used inside a sentence. */
  word: string;
  /** Higher for nutrients that many teenagers lack, lower for those that nearly every food has. */
  weight: number;
  roles: readonly [string, ...string[]];
}

export const NUTRIENT_ROLES = {
  protein: {
    word: "protein",
    weight: 1.1,
    roles: [
      "Protein gives your muscles the building blocks to grow and repair.",
      "Your body turns protein into muscle, skin and hair.",
      "Protein repairs muscle after sport and builds new cells while you grow.",
      "Every cell you add while growing is built with protein.",
    ],
  },
  fiber: {
    word: "fiber",
    weight: 1.5,
    roles: [
      "Fiber keeps your gut moving and feeds the helpful bacteria that live there.",
      "Fiber is food for the bacteria in your gut.",
      "Fiber helps food travel through your gut at a steady pace.",
    ],
  },
  vitaminAUg: {
    word: "vitamin A",
    weight: 1,
    roles: [
      "Vitamin A helps your eyes see in dim light.",
      "Your eyes, skin and immune system all use vitamin A.",
      "Skin and the lining of your nose and lungs are built with the help of vitamin A.",
    ],
  },
  vitaminCMg: {
    word: "vitamin C",
    weight: 1.1,
    roles: [
      "Vitamin C helps cuts heal and helps you take in iron from plants.",
      "Your body uses vitamin C to make collagen, which holds skin, gums and joints together.",
      "The cells that fight germs hold a lot of vitamin C.",
    ],
  },
  vitaminDUg: {
    word: "vitamin D",
    weight: 1.5,
    roles: [
      "Vitamin D helps calcium get into your bones.",
      "With vitamin D your body can take in calcium and build it into bone.",
      "Your bones, muscles and immune system all use vitamin D.",
    ],
  },
  vitaminEMg: {
    word: "vitamin E",
    weight: 1,
    roles: [
      "Vitamin E protects the thin skin around each of your cells.",
      "Vitamin E shields cells from damage as they use oxygen.",
      "Your cells use vitamin E as a kind of raincoat against damage.",
    ],
  },
  vitaminKUg: {
    word: "vitamin K",
    weight: 0.5,
    roles: [
      "Vitamin K helps blood clot, so that a cut stops bleeding.",
      "When you get a scrape, vitamin K helps the blood close it.",
      "Vitamin K works in blood clotting and in bone building.",
    ],
  },
  thiaminMg: {
    word: "vitamin B1",
    weight: 0.5,
    roles: [
      "Vitamin B1 helps turn carbs into energy.",
      "Your nerves and muscles run on energy that vitamin B1 helps release.",
      "Vitamin B1 is part of how your brain gets fuel out of carbs.",
    ],
  },
  riboflavinMg: {
    word: "vitamin B2",
    weight: 0.5,
    roles: [
      "Vitamin B2 helps your cells release energy from food.",
      "Your skin and eyes use vitamin B2, and so does every cell that makes energy.",
      "Vitamin B2 helps your body put other B vitamins to work.",
    ],
  },
  niacinMg: {
    word: "vitamin B3",
    weight: 0.5,
    roles: [
      "Vitamin B3 helps turn what you eat into energy.",
      "Your skin, nerves and digestion all rely on vitamin B3.",
      "Cells use vitamin B3 in hundreds of small steps that release energy.",
    ],
  },
  vitaminB6Mg: {
    word: "vitamin B6",
    weight: 0.6,
    roles: [
      "Vitamin B6 helps your body use protein.",
      "Your brain makes some of its messengers with vitamin B6.",
      "Vitamin B6 helps make red blood cells and brain messengers.",
    ],
  },
  folateUg: {
    word: "folate",
    weight: 1,
    roles: [
      "Folate helps your body make new cells, which growing takes a lot of.",
      "Your body copies its DNA with the help of folate each time a cell divides.",
      "Folate helps make red blood cells.",
    ],
  },
  vitaminB12Ug: {
    word: "vitamin B12",
    weight: 0.55,
    roles: [
      "Vitamin B12 keeps nerves working and helps make red blood cells.",
      "Your nerves are wrapped in a layer that vitamin B12 helps maintain.",
      "Red blood cells and nerves both depend on vitamin B12.",
    ],
  },
  calciumMg: {
    word: "calcium",
    weight: 1.4,
    roles: [
      "Calcium builds bones and teeth, and bones grow fastest in your teens.",
      "Your bones store calcium now and use it for the rest of your life.",
      "Calcium makes bones hard and helps muscles move.",
    ],
  },
  ironMg: {
    word: "iron",
    weight: 1.3,
    roles: [
      "Iron carries oxygen in your blood, from your lungs to your muscles and brain.",
      "Your red blood cells use iron to bring oxygen to every part of you.",
      "Your muscles keep a store of oxygen in an iron protein.",
    ],
  },
  magnesiumMg: {
    word: "magnesium",
    weight: 1.1,
    roles: [
      "Magnesium helps muscles relax after they work.",
      "Muscles, nerves and bones all use magnesium.",
      "Magnesium takes part in hundreds of reactions, many of them about energy.",
    ],
  },
  phosphorusMg: {
    word: "phosphorus",
    weight: 0.5,
    roles: [
      "Phosphorus works with calcium in bones and teeth.",
      "Your bones hold most of your phosphorus, and your cells use the rest for energy.",
      "Phosphorus is part of your DNA and of the skin around every cell.",
    ],
  },
  potassiumMg: {
    word: "potassium",
    weight: 1.3,
    roles: [
      "Potassium helps your heart beat steadily and your muscles contract.",
      "Nerves send their signals with the help of potassium.",
      "Potassium balances sodium and keeps fluids where they belong.",
    ],
  },
  zincMg: {
    word: "zinc",
    weight: 1.1,
    roles: [
      "Zinc helps you grow and helps wounds heal.",
      "Your immune system and your sense of taste both use zinc.",
      "Zinc helps cells divide, which is what growing is made of.",
    ],
  },
} as const satisfies Partial<Record<string, NutrientRole>>;

export type PraisedNutrient = keyof typeof NUTRIENT_ROLES;
/** Safe to cast: the keys of a constant are exactly its keys. */
export const PRAISED_NUTRIENTS = Object.keys(NUTRIENT_ROLES) as PraisedNutrient[];
