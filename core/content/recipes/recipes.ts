import { antsOnALog } from "./ants-on-a-log.ts";
import { appleRaisinOatmeal } from "./apple-raisin-oatmeal.ts";
import { bananaOatPancakes } from "./banana-oat-pancakes.ts";
import { beanBreakfastBurrito } from "./bean-breakfast-burrito.ts";
import { beanCornQuesadilla } from "./bean-corn-quesadilla.ts";
import { berrySpritz } from "./berry-spritz.ts";
import { chickpeaSandwich } from "./chickpea-sandwich.ts";
import { chiliPopcorn } from "./chili-popcorn.ts";
import { cocoaBananaSoftServe } from "./cocoa-banana-soft-serve.ts";
import { eggFriedRice } from "./egg-fried-rice.ts";
import { garlicShrimpPasta } from "./garlic-shrimp-pasta.ts";
import { greekPastaSalad } from "./greek-pasta-salad.ts";
import { guacamolePepperStrips } from "./guacamole-pepper-strips.ts";
import { halfLentilBolognese } from "./half-lentil-bolognese.ts";
import { hummusCrunchWrap } from "./hummus-crunch-wrap.ts";
import { lentilCouscousBowl } from "./lentil-couscous-bowl.ts";
import { limeEdamame } from "./lime-edamame.ts";
import { loadedPotato } from "./loaded-potato.ts";
import { mangoChiaPudding } from "./mango-chia-pudding.ts";
import { mangoSpinachSoyShake } from "./mango-spinach-soy-shake.ts";
import { misoNoodleBowl } from "./miso-noodle-bowl.ts";
import { mugScramble } from "./mug-scramble.ts";
import { mushroomPitaPizza } from "./mushroom-pita-pizza.ts";
import { oatBites } from "./oat-bites.ts";
import { overnightOats } from "./overnight-oats.ts";
import { peanutBananaToast } from "./peanut-banana-toast.ts";
import { peanutNoodleJar } from "./peanut-noodle-jar.ts";
import { peanutSweetPotatoStew } from "./peanut-sweet-potato-stew.ts";
import { picadillo } from "./picadillo.ts";
import { realCocoa } from "./real-cocoa.ts";
import type { Recipe } from "./recipe.ts";
import { redLentilDalAndRice } from "./red-lentil-dal-and-rice.ts";
import { roastedChickpeas } from "./roasted-chickpeas.ts";
import { salmonPeasCouscous } from "./salmon-peas-couscous.ts";
import { salmonRiceBalls } from "./salmon-rice-balls.ts";
import { savoryEggOats } from "./savory-egg-oats.ts";
import { seedTrailMix } from "./seed-trail-mix.ts";
import { shakshuka } from "./shakshuka.ts";
import { sheetPanChicken } from "./sheet-pan-chicken.ts";
import { strawberryKefirShake } from "./strawberry-kefir-shake.ts";
import { stuffedSweetPotato } from "./stuffed-sweet-potato.ts";
import { tofuScrambleTacos } from "./tofu-scramble-tacos.ts";
import { tofuStirFry } from "./tofu-stir-fry.ts";
import { tunaBeanPita } from "./tuna-bean-pita.ts";
import { turkeyPinwheels } from "./turkey-pinwheels.ts";
import { turkeyTacos } from "./turkey-tacos.ts";
import { twoBeanChili } from "./two-bean-chili.ts";
import { tzatzikiAndPita } from "./tzatziki-and-pita.ts";
import { yogurtCurryChicken } from "./yogurt-curry-chicken.ts";

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
