import { appleRaisinOatmeal } from "./breakfasts/apple-raisin-oatmeal.ts";
import { bananaOatPancakes } from "./breakfasts/banana-oat-pancakes.ts";
import { beanBreakfastBurrito } from "./breakfasts/bean-breakfast-burrito.ts";
import { mangoChiaPudding } from "./breakfasts/mango-chia-pudding.ts";
import { mugScramble } from "./breakfasts/mug-scramble.ts";
import { overnightOats } from "./breakfasts/overnight-oats.ts";
import { peanutBananaToast } from "./breakfasts/peanut-banana-toast.ts";
import { savoryEggOats } from "./breakfasts/savory-egg-oats.ts";
import { shakshuka } from "./breakfasts/shakshuka.ts";
import { tofuScrambleTacos } from "./breakfasts/tofu-scramble-tacos.ts";
import { garlicShrimpPasta } from "./dinners/garlic-shrimp-pasta.ts";
import { halfLentilBolognese } from "./dinners/half-lentil-bolognese.ts";
import { loadedPotato } from "./dinners/loaded-potato.ts";
import { misoNoodleBowl } from "./dinners/miso-noodle-bowl.ts";
import { mushroomPitaPizza } from "./dinners/mushroom-pita-pizza.ts";
import { peanutSweetPotatoStew } from "./dinners/peanut-sweet-potato-stew.ts";
import { picadillo } from "./dinners/picadillo.ts";
import { redLentilDalAndRice } from "./dinners/red-lentil-dal-and-rice.ts";
import { salmonPeasCouscous } from "./dinners/salmon-peas-couscous.ts";
import { sheetPanChicken } from "./dinners/sheet-pan-chicken.ts";
import { stuffedSweetPotato } from "./dinners/stuffed-sweet-potato.ts";
import { tofuStirFry } from "./dinners/tofu-stir-fry.ts";
import { turkeyTacos } from "./dinners/turkey-tacos.ts";
import { twoBeanChili } from "./dinners/two-bean-chili.ts";
import { yogurtCurryChicken } from "./dinners/yogurt-curry-chicken.ts";
import { berrySpritz } from "./drinks/berry-spritz.ts";
import { mangoSpinachSoyShake } from "./drinks/mango-spinach-soy-shake.ts";
import { realCocoa } from "./drinks/real-cocoa.ts";
import { strawberryKefirShake } from "./drinks/strawberry-kefir-shake.ts";
import { beanCornQuesadilla } from "./lunchboxes/bean-corn-quesadilla.ts";
import { chickpeaSandwich } from "./lunchboxes/chickpea-sandwich.ts";
import { eggFriedRice } from "./lunchboxes/egg-fried-rice.ts";
import { greekPastaSalad } from "./lunchboxes/greek-pasta-salad.ts";
import { hummusCrunchWrap } from "./lunchboxes/hummus-crunch-wrap.ts";
import { lentilCouscousBowl } from "./lunchboxes/lentil-couscous-bowl.ts";
import { peanutNoodleJar } from "./lunchboxes/peanut-noodle-jar.ts";
import { salmonRiceBalls } from "./lunchboxes/salmon-rice-balls.ts";
import { tunaBeanPita } from "./lunchboxes/tuna-bean-pita.ts";
import { turkeyPinwheels } from "./lunchboxes/turkey-pinwheels.ts";
import type { Recipe } from "./recipe.ts";
import { antsOnALog } from "./snacks/ants-on-a-log.ts";
import { chiliPopcorn } from "./snacks/chili-popcorn.ts";
import { cocoaBananaSoftServe } from "./snacks/cocoa-banana-soft-serve.ts";
import { guacamolePepperStrips } from "./snacks/guacamole-pepper-strips.ts";
import { limeEdamame } from "./snacks/lime-edamame.ts";
import { oatBites } from "./snacks/oat-bites.ts";
import { roastedChickpeas } from "./snacks/roasted-chickpeas.ts";
import { seedTrailMix } from "./snacks/seed-trail-mix.ts";
import { tzatzikiAndPita } from "./snacks/tzatziki-and-pita.ts";

/** In the order of a day: breakfast, lunchbox, snacks, dinner, drinks. */
export const RECIPES: readonly Recipe[] = [
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
