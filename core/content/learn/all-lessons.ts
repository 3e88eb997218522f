import type { Lesson } from "./lesson.ts";
import { lesson as allergies } from "./lessons/conditions-and-choices/allergies/lesson.ts";
import { lesson as celiacAndGluten } from "./lessons/conditions-and-choices/celiac-and-gluten/lesson.ts";
import { lesson as diabetes } from "./lessons/conditions-and-choices/diabetes/lesson.ts";
import { lesson as faithLactoseOthers } from "./lessons/conditions-and-choices/faith-lactose-others/lesson.ts";
import { lesson as vegetarianAndVegan } from "./lessons/conditions-and-choices/vegetarian-and-vegan/lesson.ts";
import { lesson as caffeineMath } from "./lessons/drinks-sugar-caffeine/caffeine-math/lesson.ts";
import { lesson as energyAndSportsDrinks } from "./lessons/drinks-sugar-caffeine/energy-and-sports-drinks/lesson.ts";
import { lesson as juiceSweetenersTap } from "./lessons/drinks-sugar-caffeine/juice-sweeteners-tap/lesson.ts";
import { lesson as milkAndItsStandIns } from "./lessons/drinks-sugar-caffeine/milk-and-its-stand-ins/lesson.ts";
import { lesson as sugarAddedOrNot } from "./lessons/drinks-sugar-caffeine/sugar-added-or-not/lesson.ts";
import { lesson as bodiesAndFeeds } from "./lessons/food-body-mind/bodies-and-feeds/lesson.ts";
import { lesson as fuelForSport } from "./lessons/food-body-mind/fuel-for-sport/lesson.ts";
import { lesson as hungerAndFullness } from "./lessons/food-body-mind/hunger-and-fullness/lesson.ts";
import { lesson as sleepMoodFood } from "./lessons/food-body-mind/sleep-mood-food/lesson.ts";
import { lesson as whenEatingIsHard } from "./lessons/food-body-mind/when-eating-is-hard/lesson.ts";
import { lesson as checkTheClaim } from "./lessons/kitchen-money-planet/check-the-claim/lesson.ts";
import { lesson as coldAndClean } from "./lessons/kitchen-money-planet/cold-and-clean/lesson.ts";
import { lesson as hotEnough } from "./lessons/kitchen-money-planet/hot-enough/lesson.ts";
import { lesson as moneyAndWaste } from "./lessons/kitchen-money-planet/money-and-waste/lesson.ts";
import { lesson as plantsAndPlanet } from "./lessons/kitchen-money-planet/plants-and-planet/lesson.ts";
import { lesson as powdersAndPills } from "./lessons/kitchen-money-planet/powders-and-pills/lesson.ts";
import { lesson as aDayThatCarriesYou } from "./lessons/plates-and-portions/a-day-that-carries-you/lesson.ts";
import { lesson as oneScienceManyDrawings } from "./lessons/plates-and-portions/one-science-many-drawings/lesson.ts";
import { lesson as portionsByEye } from "./lessons/plates-and-portions/portions-by-eye/lesson.ts";
import { lesson as whatEachGroupBrings } from "./lessons/plates-and-portions/what-each-group-brings/lesson.ts";
import { lesson as frontOfPackWords } from "./lessons/reading-labels/front-of-pack-words/lesson.ts";
import { lesson as howProcessed } from "./lessons/reading-labels/how-processed/lesson.ts";
import { lesson as ingredientDetective } from "./lessons/reading-labels/ingredient-detective/lesson.ts";
import { lesson as servingOrPortion } from "./lessons/reading-labels/serving-or-portion/lesson.ts";
import { lesson as the520Rule } from "./lessons/reading-labels/the-5-20-rule/lesson.ts";
import { lesson as b12AndFolate } from "./lessons/vitamins-and-minerals/b12-and-folate/lesson.ts";
import { lesson as boneYears } from "./lessons/vitamins-and-minerals/bone-years/lesson.ts";
import { lesson as colorCode } from "./lessons/vitamins-and-minerals/color-code/lesson.ts";
import { lesson as iron } from "./lessons/vitamins-and-minerals/iron/lesson.ts";
import { lesson as smallButMightyMinerals } from "./lessons/vitamins-and-minerals/small-but-mighty-minerals/lesson.ts";
import { lesson as carbsAndFiber } from "./lessons/what-food-is-made-of/carbs-and-fiber/lesson.ts";
import { lesson as energyInLifeOut } from "./lessons/what-food-is-made-of/energy-in-life-out/lesson.ts";
import { lesson as fatsThatMatter } from "./lessons/what-food-is-made-of/fats-that-matter/lesson.ts";
import { lesson as proteinTheBuilder } from "./lessons/what-food-is-made-of/protein-the-builder/lesson.ts";
import { lesson as waterInside } from "./lessons/what-food-is-made-of/water-inside/lesson.ts";
import { joinLesson, type TranslatedLesson } from "./translated-lesson.ts";

/**
 * In the order of their units. A test fails for a lesson file that is not listed.
 * @internal
 */
export const TRANSLATED_LESSONS: readonly TranslatedLesson[] = [
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

export const LESSONS: readonly Lesson[] = TRANSLATED_LESSONS.map((lesson) => joinLesson(lesson, "en"));

export const findLesson = (slug: string): Lesson | undefined => LESSONS.find((lesson) => lesson.slug === slug);
