import type { Allergen } from "#core/domain/allergens/allergens.ts";
import type { Aisle } from "#core/domain/recipes/aisles.ts";

/** An ingredient of our recipes: a food of the catalogue by USDA's code, the cook's word for it, and the data for the calculations. */
interface RecipeFood {
  /** Eight digits: FNDDS 2021-2023. Five digits: SR28. */
  code: string;
  name: string;
  /** The aisle in a US supermarket. */
  aisle: Aisle;
  /** A typical, rounded price in a US supermarket in 2025: precise enough for a cost band, and never shown as a figure. */
  usdPerKg: number;
  /** Allergens that the name does not reveal: miso is often made with barley. */
  mayContain?: readonly Allergen[];
  /** Weighed raw or dry, so heating destroys some of its vitamins. */
  isRaw?: true;
  /** The weight of 1 g after cooking; 1 if absent. */
  cookedWeight?: number;
}

export const RECIPE_FOODS = {
  oats: { code: "08120", name: "Oats", aisle: "dry", usdPerKg: 3, isRaw: true },
  milk: { code: "11112110", name: "Milk, 2%", aisle: "dairy", usdPerKg: 1.2 },
  soyMilk: { code: "11320100", name: "Soy milk, fortified", aisle: "dairy", usdPerKg: 2 },
  kefir: { code: "11115400", name: "Kefir", aisle: "dairy", usdPerKg: 4 },
  yogurt: { code: "11411410", name: "Greek yogurt, plain, low fat", aisle: "dairy", usdPerKg: 6 },
  cheddar: { code: "14104100", name: "Cheddar cheese", aisle: "dairy", usdPerKg: 10 },
  mozzarella: { code: "14107030", name: "Mozzarella cheese", aisle: "dairy", usdPerKg: 10 },
  feta: { code: "14104400", name: "Feta cheese", aisle: "dairy", usdPerKg: 14 },
  creamCheese: { code: "14301010", name: "Cream cheese", aisle: "dairy", usdPerKg: 9 },
  egg: { code: "31101010", name: "Egg", aisle: "dairy", usdPerKg: 6, isRaw: true },
  tofu: { code: "16126", name: "Tofu", aisle: "produce", usdPerKg: 5 },
  edamame: { code: "41420020", name: "Edamame, shelled", aisle: "frozen", usdPerKg: 7 },
  chickpea: { code: "41302080", name: "Chickpeas, canned, drained", aisle: "cans", usdPerKg: 3.5 },
  blackBean: { code: "41102080", name: "Black beans, canned, drained", aisle: "cans", usdPerKg: 3.5 },
  kidneyBean: { code: "41106080", name: "Kidney beans, canned, drained", aisle: "cans", usdPerKg: 3.5 },
  whiteBean: { code: "41101180", name: "White beans, canned, drained", aisle: "cans", usdPerKg: 3.5 },
  lentil: { code: "41305000", name: "Lentils, cooked or canned", aisle: "cans", usdPerKg: 1.8 },
  dryLentil: { code: "16069", name: "Red lentils, dry", aisle: "dry", usdPerKg: 4, isRaw: true, cookedWeight: 2.5 },
  hummus: { code: "41205070", name: "Hummus", aisle: "dairy", usdPerKg: 10 },
  tahini: { code: "43103300", name: "Tahini", aisle: "spreads", usdPerKg: 14 },
  peanutbutter: { code: "42202000", name: "Peanut butter", aisle: "spreads", usdPerKg: 6 },
  chia: { code: "43108010", name: "Chia seeds", aisle: "spreads", usdPerKg: 14 },
  pumpkinseed: { code: "43101150", name: "Pumpkin seeds", aisle: "spreads", usdPerKg: 14 },
  sunflower: { code: "43102000", name: "Sunflower seeds", aisle: "spreads", usdPerKg: 8 },
  bread: { code: "51300110", name: "Whole wheat bread", aisle: "bakery", usdPerKg: 5 },
  pita: { code: "51301600", name: "Whole wheat pita", aisle: "bakery", usdPerKg: 6 },
  wrap: { code: "52215260", name: "Whole wheat tortilla", aisle: "bakery", usdPerKg: 6 },
  cornTortilla: { code: "52215100", name: "Corn tortillas", aisle: "bakery", usdPerKg: 4 },
  rice: { code: "20044", name: "White rice, dry", aisle: "dry", usdPerKg: 2, isRaw: true, cookedWeight: 2.8 },
  brownRice: { code: "56205018", name: "Brown rice, cooked", aisle: "dry", usdPerKg: 1 },
  pasta: { code: "20124", name: "Whole-wheat pasta, dry", aisle: "dry", usdPerKg: 4, isRaw: true, cookedWeight: 2.8 },
  riceNoodle: { code: "20133", name: "Rice noodles, dry", aisle: "dry", usdPerKg: 7, isRaw: true, cookedWeight: 3.5 },
  couscous: { code: "56207160", name: "Couscous", aisle: "dry", usdPerKg: 2.5 },
  bakingPowder: { code: "18369", name: "Baking powder", aisle: "baking", usdPerKg: 9 },
  popcorn: { code: "54403010", name: "Popcorn, air-popped", aisle: "dry", usdPerKg: 4 },
  cornstarch: { code: "20027", name: "Cornstarch", aisle: "baking", usdPerKg: 5 },
  sugar: { code: "91101010", name: "Sugar", aisle: "baking", usdPerKg: 1.8 },
  honey: { code: "91302010", name: "Honey", aisle: "spreads", usdPerKg: 11 },
  cocoa: { code: "11830150", name: "Cocoa powder", aisle: "baking", usdPerKg: 15 },
  banana: { code: "63107010", name: "Banana", aisle: "produce", usdPerKg: 1.4, isRaw: true },
  apple: { code: "63101000", name: "Apple", aisle: "produce", usdPerKg: 3.5, isRaw: true },
  blueberry: { code: "63203010", name: "Blueberries", aisle: "produce", usdPerKg: 11 },
  strawberry: { code: "63223610", name: "Strawberries, frozen", aisle: "frozen", usdPerKg: 6 },
  berries: { code: "63200110", name: "Berries, frozen", aisle: "frozen", usdPerKg: 8 },
  mango: { code: "63129050", name: "Mango, frozen", aisle: "frozen", usdPerKg: 7 },
  orangeJuice: { code: "61210000", name: "Orange juice", aisle: "drinks", usdPerKg: 2 },
  raisin: { code: "62125100", name: "Raisins", aisle: "spreads", usdPerKg: 8 },
  avocado: { code: "63105010", name: "Avocado", aisle: "produce", usdPerKg: 8, isRaw: true },
  lemonJuice: { code: "61204010", name: "Lemon juice", aisle: "produce", usdPerKg: 5 },
  limeJuice: { code: "61207010", name: "Lime juice", aisle: "produce", usdPerKg: 5 },
  tomato: { code: "74101000", name: "Tomato", aisle: "produce", usdPerKg: 4, isRaw: true },
  canTomato: { code: "11531", name: "Tomatoes, canned", aisle: "cans", usdPerKg: 2.5 },
  tomatoSauce: { code: "11549", name: "Tomato sauce, canned", aisle: "cans", usdPerKg: 2.5 },
  salsa: { code: "74402150", name: "Salsa", aisle: "cans", usdPerKg: 6 },
  onion: { code: "75117020", name: "Onion", aisle: "produce", usdPerKg: 2.2, isRaw: true },
  greenOnion: { code: "75117010", name: "Green onion", aisle: "produce", usdPerKg: 9, isRaw: true },
  garlic: { code: "11215", name: "Garlic", aisle: "produce", usdPerKg: 8, isRaw: true },
  ginger: { code: "11216", name: "Ginger, fresh", aisle: "produce", usdPerKg: 8, isRaw: true },
  carrot: { code: "73101010", name: "Carrot", aisle: "produce", usdPerKg: 2, isRaw: true },
  celery: { code: "75109000", name: "Celery", aisle: "produce", usdPerKg: 3.5, isRaw: true },
  cucumber: { code: "75111000", name: "Cucumber", aisle: "produce", usdPerKg: 3, isRaw: true },
  redPepper: { code: "75122200", name: "Red bell pepper", aisle: "produce", usdPerKg: 6, isRaw: true },
  spinach: { code: "72125100", name: "Spinach", aisle: "produce", usdPerKg: 9, isRaw: true },
  lettuce: { code: "75113000", name: "Lettuce", aisle: "produce", usdPerKg: 5, isRaw: true },
  redCabbage: { code: "75105000", name: "Red cabbage", aisle: "produce", usdPerKg: 2, isRaw: true },
  broccoli: { code: "72201100", name: "Broccoli", aisle: "produce", usdPerKg: 5, isRaw: true },
  zucchini: { code: "11477", name: "Zucchini", aisle: "produce", usdPerKg: 4, isRaw: true },
  mushroom: { code: "75115000", name: "Mushrooms", aisle: "produce", usdPerKg: 9, isRaw: true },
  peas: { code: "11312", name: "Peas, frozen", aisle: "frozen", usdPerKg: 3.5, isRaw: true },
  corn: { code: "11178", name: "Corn, frozen", aisle: "frozen", usdPerKg: 3.5, isRaw: true },
  potato: { code: "11353", name: "Potato", aisle: "produce", usdPerKg: 2, isRaw: true },
  sweetPotato: { code: "11507", name: "Sweet potato", aisle: "produce", usdPerKg: 2.6, isRaw: true },
  basil: { code: "75109400", name: "Basil", aisle: "produce", usdPerKg: 40, isRaw: true },
  cilantro: { code: "75109550", name: "Cilantro", aisle: "produce", usdPerKg: 15, isRaw: true },
  parsley: { code: "75119000", name: "Parsley", aisle: "produce", usdPerKg: 15, isRaw: true },
  olives: { code: "75510020", name: "Black olives", aisle: "cans", usdPerKg: 9 },
  seaweed: { code: "75232000", name: "Dried seaweed (nori)", aisle: "dry", usdPerKg: 90 },
  oil: { code: "82105500", name: "Canola oil", aisle: "spices", usdPerKg: 4.5 },
  oliveOil: { code: "82104000", name: "Olive oil", aisle: "spices", usdPerKg: 12 },
  sesameOil: { code: "82107000", name: "Sesame oil", aisle: "spices", usdPerKg: 20 },
  soySauce: { code: "41420350", name: "Soy sauce, reduced sodium", aisle: "spices", usdPerKg: 8 },
  miso: { code: "16112", name: "Miso paste", aisle: "spices", usdPerKg: 15, mayContain: ["gluten"] },
  broth: { code: "06700", name: "Vegetable broth", aisle: "cans", usdPerKg: 2.5 },
  cinnamon: { code: "02010", name: "Cinnamon", aisle: "spices", usdPerKg: 30 },
  curry: { code: "02015", name: "Curry powder", aisle: "spices", usdPerKg: 30 },
  cumin: { code: "02014", name: "Cumin", aisle: "spices", usdPerKg: 30 },
  chili: { code: "02009", name: "Chili powder", aisle: "spices", usdPerKg: 25 },
  paprika: { code: "02028", name: "Paprika", aisle: "spices", usdPerKg: 30 },
  turmeric: { code: "02043", name: "Turmeric", aisle: "spices", usdPerKg: 30 },
  oregano: { code: "02027", name: "Oregano, dried", aisle: "spices", usdPerKg: 40 },
  salt: { code: "02047", name: "Salt", aisle: "spices", usdPerKg: 1 },
  deliTurkey: { code: "25230785", name: "Deli turkey, reduced sodium", aisle: "meat", usdPerKg: 15 },
  tuna: { code: "15121", name: "Light tuna in water, drained", aisle: "cans", usdPerKg: 9 },
  canSalmon: { code: "15084", name: "Salmon, canned", aisle: "cans", usdPerKg: 10 },
  salmon: { code: "15236", name: "Salmon fillet", aisle: "meat", usdPerKg: 22, isRaw: true, cookedWeight: 0.75 },
  shrimp: { code: "15149", name: "Shrimp, peeled", aisle: "meat", usdPerKg: 18, isRaw: true, cookedWeight: 0.75 },
  chickenBreast: { code: "05062", name: "Chicken breast", aisle: "meat", usdPerKg: 8, isRaw: true, cookedWeight: 0.75 },
  chickenThigh: { code: "05096", name: "Chicken thigh, boneless", aisle: "meat", usdPerKg: 7, isRaw: true, cookedWeight: 0.75 },
  groundTurkey: { code: "05665", name: "Ground turkey", aisle: "meat", usdPerKg: 9, isRaw: true, cookedWeight: 0.73 },
  groundBeef: { code: "23562", name: "Ground beef, 90% lean", aisle: "meat", usdPerKg: 13, isRaw: true, cookedWeight: 0.73 },
  fizzyWater: { code: "92410210", name: "Fizzy water", aisle: "drinks", usdPerKg: 1 },
} as const satisfies Record<string, RecipeFood>;

export type RecipeFoodKey = keyof typeof RECIPE_FOODS;

export const recipeFood = (key: RecipeFoodKey): RecipeFood => RECIPE_FOODS[key];
