import { appleRaisinOatmeal } from "./breakfasts/apple-raisin-oatmeal/recipe.ts";
import { bananaOatPancakes } from "./breakfasts/banana-oat-pancakes/recipe.ts";
import { beanBreakfastBurrito } from "./breakfasts/bean-breakfast-burrito/recipe.ts";
import { mangoChiaPudding } from "./breakfasts/mango-chia-pudding/recipe.ts";
import { mugScramble } from "./breakfasts/mug-scramble/recipe.ts";
import { overnightOats } from "./breakfasts/overnight-oats/recipe.ts";
import { peanutBananaToast } from "./breakfasts/peanut-banana-toast/recipe.ts";
import { savoryEggOats } from "./breakfasts/savory-egg-oats/recipe.ts";
import { shakshuka } from "./breakfasts/shakshuka/recipe.ts";
import { tofuScrambleTacos } from "./breakfasts/tofu-scramble-tacos/recipe.ts";
import { garlicShrimpPasta } from "./dinners/garlic-shrimp-pasta/recipe.ts";
import { halfLentilBolognese } from "./dinners/half-lentil-bolognese/recipe.ts";
import { loadedPotato } from "./dinners/loaded-potato/recipe.ts";
import { misoNoodleBowl } from "./dinners/miso-noodle-bowl/recipe.ts";
import { mushroomPitaPizza } from "./dinners/mushroom-pita-pizza/recipe.ts";
import { peanutSweetPotatoStew } from "./dinners/peanut-sweet-potato-stew/recipe.ts";
import { picadillo } from "./dinners/picadillo/recipe.ts";
import { redLentilDalAndRice } from "./dinners/red-lentil-dal-and-rice/recipe.ts";
import { salmonPeasCouscous } from "./dinners/salmon-peas-couscous/recipe.ts";
import { sheetPanChicken } from "./dinners/sheet-pan-chicken/recipe.ts";
import { stuffedSweetPotato } from "./dinners/stuffed-sweet-potato/recipe.ts";
import { tofuStirFry } from "./dinners/tofu-stir-fry/recipe.ts";
import { turkeyTacos } from "./dinners/turkey-tacos/recipe.ts";
import { twoBeanChili } from "./dinners/two-bean-chili/recipe.ts";
import { yogurtCurryChicken } from "./dinners/yogurt-curry-chicken/recipe.ts";
import { berrySpritz } from "./drinks/berry-spritz/recipe.ts";
import { mangoSpinachSoyShake } from "./drinks/mango-spinach-soy-shake/recipe.ts";
import { realCocoa } from "./drinks/real-cocoa/recipe.ts";
import { strawberryKefirShake } from "./drinks/strawberry-kefir-shake/recipe.ts";
import { beanCornQuesadilla } from "./lunchboxes/bean-corn-quesadilla/recipe.ts";
import { chickpeaSandwich } from "./lunchboxes/chickpea-sandwich/recipe.ts";
import { eggFriedRice } from "./lunchboxes/egg-fried-rice/recipe.ts";
import { greekPastaSalad } from "./lunchboxes/greek-pasta-salad/recipe.ts";
import { hummusCrunchWrap } from "./lunchboxes/hummus-crunch-wrap/recipe.ts";
import { lentilCouscousBowl } from "./lunchboxes/lentil-couscous-bowl/recipe.ts";
import { peanutNoodleJar } from "./lunchboxes/peanut-noodle-jar/recipe.ts";
import { salmonRiceBalls } from "./lunchboxes/salmon-rice-balls/recipe.ts";
import { tunaBeanPita } from "./lunchboxes/tuna-bean-pita/recipe.ts";
import { turkeyPinwheels } from "./lunchboxes/turkey-pinwheels/recipe.ts";
import type { Recipe } from "./recipe.ts";
import { antsOnALog } from "./snacks/ants-on-a-log/recipe.ts";
import { chiliPopcorn } from "./snacks/chili-popcorn/recipe.ts";
import { cocoaBananaSoftServe } from "./snacks/cocoa-banana-soft-serve/recipe.ts";
import { guacamolePepperStrips } from "./snacks/guacamole-pepper-strips/recipe.ts";
import { limeEdamame } from "./snacks/lime-edamame/recipe.ts";
import { oatBites } from "./snacks/oat-bites/recipe.ts";
import { roastedChickpeas } from "./snacks/roasted-chickpeas/recipe.ts";
import { seedTrailMix } from "./snacks/seed-trail-mix/recipe.ts";
import { tzatzikiAndPita } from "./snacks/tzatziki-and-pita/recipe.ts";
import { joinRecipe, type TranslatedRecipe } from "./translated-recipe.ts";

/**
 * In the order of a day: breakfast, lunchbox, snacks, dinner, drinks.
 * @internal
 */
export const TRANSLATED_RECIPES: readonly TranslatedRecipe[] = [
  overnightOats,
  peanutBananaToast,
  mugScramble,
  beanBreakfastBurrito,
  appleRaisinOatmeal,
  mangoChiaPudding,
  bananaOatPancakes,
  shakshuka,
  tofuScrambleTacos,
  savoryEggOats,
  chickpeaSandwich,
  tunaBeanPita,
  hummusCrunchWrap,
  peanutNoodleJar,
  beanCornQuesadilla,
  greekPastaSalad,
  turkeyPinwheels,
  salmonRiceBalls,
  lentilCouscousBowl,
  eggFriedRice,
  antsOnALog,
  seedTrailMix,
  chiliPopcorn,
  guacamolePepperStrips,
  roastedChickpeas,
  tzatzikiAndPita,
  limeEdamame,
  cocoaBananaSoftServe,
  oatBites,
  redLentilDalAndRice,
  twoBeanChili,
  sheetPanChicken,
  halfLentilBolognese,
  tofuStirFry,
  turkeyTacos,
  salmonPeasCouscous,
  stuffedSweetPotato,
  loadedPotato,
  mushroomPitaPizza,
  yogurtCurryChicken,
  picadillo,
  garlicShrimpPasta,
  misoNoodleBowl,
  peanutSweetPotatoStew,
  strawberryKefirShake,
  mangoSpinachSoyShake,
  realCocoa,
  berrySpritz,
];

export const RECIPES: readonly Recipe[] = TRANSLATED_RECIPES.map((recipe) => joinRecipe(recipe, "en"));
