import type { Lesson } from "./lesson.ts";
import { lesson as allergies } from "./lessons/conditions-and-choices/allergies.ts";
import { lesson as celiacAndGluten } from "./lessons/conditions-and-choices/celiac-and-gluten.ts";
import { lesson as diabetes } from "./lessons/conditions-and-choices/diabetes.ts";
import { lesson as faithLactoseOthers } from "./lessons/conditions-and-choices/faith-lactose-others.ts";
import { lesson as vegetarianAndVegan } from "./lessons/conditions-and-choices/vegetarian-and-vegan.ts";
import { lesson as caffeineMath } from "./lessons/drinks-sugar-caffeine/caffeine-math.ts";
import { lesson as energyAndSportsDrinks } from "./lessons/drinks-sugar-caffeine/energy-and-sports-drinks.ts";
import { lesson as juiceSweetenersTap } from "./lessons/drinks-sugar-caffeine/juice-sweeteners-tap.ts";
import { lesson as milkAndItsStandIns } from "./lessons/drinks-sugar-caffeine/milk-and-its-stand-ins.ts";
import { lesson as sugarAddedOrNot } from "./lessons/drinks-sugar-caffeine/sugar-added-or-not.ts";
import { lesson as bodiesAndFeeds } from "./lessons/food-body-mind/bodies-and-feeds.ts";
import { lesson as fuelForSport } from "./lessons/food-body-mind/fuel-for-sport.ts";
import { lesson as hungerAndFullness } from "./lessons/food-body-mind/hunger-and-fullness.ts";
import { lesson as sleepMoodFood } from "./lessons/food-body-mind/sleep-mood-food.ts";
import { lesson as whenEatingIsHard } from "./lessons/food-body-mind/when-eating-is-hard.ts";
import { lesson as checkTheClaim } from "./lessons/kitchen-money-planet/check-the-claim.ts";
import { lesson as coldAndClean } from "./lessons/kitchen-money-planet/cold-and-clean.ts";
import { lesson as hotEnough } from "./lessons/kitchen-money-planet/hot-enough.ts";
import { lesson as moneyAndWaste } from "./lessons/kitchen-money-planet/money-and-waste.ts";
import { lesson as plantsAndPlanet } from "./lessons/kitchen-money-planet/plants-and-planet.ts";
import { lesson as powdersAndPills } from "./lessons/kitchen-money-planet/powders-and-pills.ts";
import { lesson as aDayThatCarriesYou } from "./lessons/plates-and-portions/a-day-that-carries-you.ts";
import { lesson as oneScienceManyDrawings } from "./lessons/plates-and-portions/one-science-many-drawings.ts";
import { lesson as portionsByEye } from "./lessons/plates-and-portions/portions-by-eye.ts";
import { lesson as whatEachGroupBrings } from "./lessons/plates-and-portions/what-each-group-brings.ts";
import { lesson as frontOfPackWords } from "./lessons/reading-labels/front-of-pack-words.ts";
import { lesson as howProcessed } from "./lessons/reading-labels/how-processed.ts";
import { lesson as ingredientDetective } from "./lessons/reading-labels/ingredient-detective.ts";
import { lesson as servingOrPortion } from "./lessons/reading-labels/serving-or-portion.ts";
import { lesson as the520Rule } from "./lessons/reading-labels/the-5-20-rule.ts";
import { lesson as b12AndFolate } from "./lessons/vitamins-and-minerals/b12-and-folate.ts";
import { lesson as boneYears } from "./lessons/vitamins-and-minerals/bone-years.ts";
import { lesson as colorCode } from "./lessons/vitamins-and-minerals/color-code.ts";
import { lesson as iron } from "./lessons/vitamins-and-minerals/iron.ts";
import { lesson as smallButMightyMinerals } from "./lessons/vitamins-and-minerals/small-but-mighty-minerals.ts";
import { lesson as carbsAndFiber } from "./lessons/what-food-is-made-of/carbs-and-fiber.ts";
import { lesson as energyInLifeOut } from "./lessons/what-food-is-made-of/energy-in-life-out.ts";
import { lesson as fatsThatMatter } from "./lessons/what-food-is-made-of/fats-that-matter.ts";
import { lesson as proteinTheBuilder } from "./lessons/what-food-is-made-of/protein-the-builder.ts";
import { lesson as waterInside } from "./lessons/what-food-is-made-of/water-inside.ts";

/** In the order of their units. A test fails for a lesson file that is not listed. */
export const LESSONS: readonly Lesson[] = [
  energyInLifeOut,
  carbsAndFiber,
  proteinTheBuilder,
  fatsThatMatter,
  waterInside,
  boneYears,
  iron,
  b12AndFolate,
  colorCode,
  smallButMightyMinerals,
  servingOrPortion,
  the520Rule,
  ingredientDetective,
  frontOfPackWords,
  howProcessed,
  whatEachGroupBrings,
  oneScienceManyDrawings,
  portionsByEye,
  aDayThatCarriesYou,
  sugarAddedOrNot,
  caffeineMath,
  energyAndSportsDrinks,
  milkAndItsStandIns,
  juiceSweetenersTap,
  hungerAndFullness,
  bodiesAndFeeds,
  fuelForSport,
  sleepMoodFood,
  whenEatingIsHard,
  allergies,
  celiacAndGluten,
  diabetes,
  vegetarianAndVegan,
  faithLactoseOthers,
  hotEnough,
  coldAndClean,
  moneyAndWaste,
  plantsAndPlanet,
  powdersAndPills,
  checkTheClaim,
];

export const findLesson = (slug: string): Lesson | undefined => LESSONS.find((lesson) => lesson.slug === slug);
