import { BookmarkSimpleIcon } from "@phosphor-icons/react/dist/csr/BookmarkSimple";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { RECIPE_MEALS } from "#core/content/recipes/recipe-choices.ts";
import type { RecipeCard as Recipe } from "#core/contracts/recipes/recipes.ts";
import { ALLERGENS, type Allergen } from "#core/domain/allergens/allergens.ts";
import { FOOD_GROUPS, type FoodGroup } from "#core/domain/foods/food-groups.ts";
import type { CostBand } from "#core/domain/recipes/recipe-choices.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { diaryDaysQuery } from "#web/api/diary.ts";
import { starredFoodsQuery } from "#web/api/foods.ts";
import type { OpenPageQueries, PageQueries } from "#web/api/page-queries.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { recipesQuery } from "#web/api/recipes/recipes.ts";
import { useSavedRecipes } from "#web/api/recipes/saved-recipes.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { CardContent } from "#web/components/card-content.tsx";
import { GROUP_NAMES } from "#web/components/food/group-discs.tsx";
import { UncheckedWords } from "#web/components/food/warnings/unchecked-words.tsx";
import { today } from "#web/lib/today.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CHIP_ROW, Chip } from "#web/ui/forms/choices.tsx";
import { SearchInput } from "#web/ui/forms/search-input.tsx";
import { ChipSelect } from "#web/ui/forms/select.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { filterRecipes, NO_FILTER, type RecipeFilter } from "./filter-recipes.ts";
import { RecipeCard } from "./recipe-card.tsx";
import { RecipeFrame } from "./recipe-frame.tsx";

export const openRecipesQueries: OpenPageQueries = () => [recipesQuery];
export const recipesQueries: PageQueries = ({ today: day }) => [preferencesQuery, starredFoodsQuery, diaryDaysQuery(day, day)];

const FIRST_ROW = 3;

export function RecipesPage() {
  const user = useCurrentUser();
  const query = useQuery(recipesQuery);
  return (
    <RecipeFrame>
      <Page>
        <PageHeader
          title="Recipes"
          lead="Things you can cook after school, figures worked out from every ingredient."
          actions={user && <OwnPages />}
        />
        <CardContent query={query} problem="The recipes did not come through." skeleton={<Skeleton className="h-150" />}>
          {(recipes) => <FilteredRecipes recipes={recipes} />}
        </CardContent>
      </Page>
    </RecipeFrame>
  );
}

function OwnPages() {
  return (
    <div className="flex flex-wrap gap-2.5 max-md:[&>*]:grow print:hidden">
      <Button asChild>
        <Link href={APP_PATHS.mealPlan}>
          <CalendarBlankIcon weight="bold" aria-hidden="true" />
          Week plan
        </Link>
      </Button>
      <Button asChild>
        <Link href={APP_PATHS.ownRecipes}>
          <PencilSimpleIcon weight="bold" aria-hidden="true" />
          My recipes
        </Link>
      </Button>
    </div>
  );
}

/** Nuts are left out, because not everyone can eat them and no day needs them. */
const GROUPS_OF_A_DAY = FOOD_GROUPS.filter((group) => group !== "nuts");

/** The food groups that are missing from the member's day; empty if nothing is logged yet. */
function useLackingGroups(): readonly FoodGroup[] {
  const user = useCurrentUser();
  const day = today();
  const { data } = useQuery({ ...diaryDaysQuery(day, day), enabled: Boolean(user) });
  const logged = data?.days.find((one) => one.day === day && one.entries > 0);
  return logged?.groups ? GROUPS_OF_A_DAY.filter((group) => !logged.groups?.includes(group)) : [];
}

function FilteredRecipes({ recipes }: { recipes: readonly Recipe[] }) {
  const user = useCurrentUser();
  const avoids = useQuery({ ...preferencesQuery, enabled: Boolean(user) }).data?.avoids;
  const isAvoiding = avoids !== undefined && (avoids.lactose || avoids.allergens.length > 0);
  const saved = useSavedRecipes();
  const lacking = useLackingGroups();
  const [isSavedOnly, setIsSavedOnly] = useState(false);
  const [chosen, setChosen] = useState(NO_FILTER);
  const [without, setWithout] = useState<Allergen>();
  const left = without === undefined ? [] : [without];
  const among = isSavedOnly ? (saved ?? []) : undefined;
  const matching = filterRecipes(recipes, { ...chosen, without: left, avoids, lacking, among });
  const change = (part: Partial<RecipeFilter>) => setChosen((before) => ({ ...before, ...part }));
  return (
    <>
      <SearchInput
        label="What is in your kitchen?"
        placeholder="What is in your kitchen?"
        className="mb-3 print:hidden"
        value={chosen.kitchen}
        onChange={(event) => change({ kitchen: event.target.value })}
      />
      <div className="mb-4 print:hidden">
        <fieldset className={CHIP_ROW}>
          <legend className="sr-only">Filters</legend>
          <Filter label="Meal" value={chosen.meal} onChange={(meal) => change({ meal })} choices={MEALS} />
          <Filter label="Time" value={chosen.maxMinutes} onChange={(maxMinutes) => change({ maxMinutes })} choices={TIMES} />
          <Filter label="Diet" value={chosen.diet} onChange={(diet) => change({ diet })} choices={DIETS} />
          <Filter label="Equipment" value={chosen.place} onChange={(place) => change({ place })} choices={PLACES} />
          <Filter label="Budget" value={chosen.maxCost} onChange={(maxCost) => change({ maxCost })} choices={BUDGETS} />
          <Filter label="Without" value={without} onChange={setWithout} choices={ALLERGEN_CHOICES} nothing="Allergens: any" />
          {user && (
            <Chip
              type="checkbox"
              icon={<BookmarkSimpleIcon weight={isSavedOnly ? "fill" : "bold"} size={18} aria-hidden="true" />}
              checked={isSavedOnly}
              onChange={(event) => setIsSavedOnly(event.target.checked)}
            >
              Saved
            </Chip>
          )}
        </fieldset>
      </div>
      <p role="status" className="mb-3 text-[0.9375rem] text-muted-foreground">
        {matching.length} of {recipes.length} recipes.
        {isAvoiding && " What is on your list of things to avoid is marked and comes last."}
        {lacking.length > 0 &&
          ` Today has no ${lacking.map((group) => GROUP_NAMES[group].toLowerCase()).join(" or ")} yet: what brings it comes first.`}
      </p>
      <UncheckedWords avoids={avoids} className="mb-3 text-pretty text-[0.9375rem]" />
      {matching.length === 0 ? (
        <NothingFits
          isNothingSaved={isSavedOnly && !saved?.length}
          onReset={() => {
            setChosen(NO_FILTER);
            setWithout(undefined);
            setIsSavedOnly(false);
          }}
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {matching.map((recipe, index) => (
            <li key={recipe.slug} className="grid">
              <RecipeCard recipe={recipe} saved={saved} eager={index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NothingFits({ isNothingSaved, onReset }: { isNothingSaved: boolean; onReset: () => void }) {
  return (
    <EmptyState
      title={isNothingSaved ? "No saved recipe yet" : "No recipe fits all of that"}
      action={<Button onClick={onReset}>Show all recipes</Button>}
    >
      {isNothingSaved ? "Tap the bookmark of a recipe, and you find it here." : "Let one of the filters go, and something will."}
    </EmptyState>
  );
}

type Choice<T> = readonly [value: T, name: string];

const MEALS: readonly Choice<(typeof RECIPE_MEALS)[number]>[] = RECIPE_MEALS.map((meal) => [
  meal,
  meal === "lunchbox" ? "Lunchbox" : meal.charAt(0).toUpperCase() + meal.slice(1),
]);
const TIMES: readonly Choice<number>[] = [
  [10, "10 min or less"],
  [20, "20 min or less"],
  [30, "30 min or less"],
];
const DIETS: readonly Choice<NonNullable<RecipeFilter["diet"]>>[] = [
  ["vegan", "Vegan"],
  ["vegetarian", "Vegetarian"],
  ["pescatarian", "Vegetarian and fish"],
];
const PLACES: readonly Choice<NonNullable<RecipeFilter["place"]>>[] = [
  ["dorm", "Dorm: no stove"],
  ["no cooking", "No cooking"],
];
const BUDGETS: readonly Choice<CostBand>[] = [
  ["low", "Low budget"],
  ["middle", "Low or middle budget"],
];
const ALLERGEN_CHOICES: readonly Choice<Allergen>[] = ALLERGENS.map((allergen) => [allergen, `Without ${allergen}`]);

interface FilterProps<T> {
  label: string;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  choices: readonly Choice<T>[];
  /** The label of the option that filters nothing. */
  nothing?: ReactNode;
}

function Filter<T extends string | number>({ label, value, onChange, choices, nothing = `${label}: any` }: FilterProps<T>) {
  return (
    <ChipSelect
      aria-label={label}
      isActive={value !== undefined}
      value={String(value ?? "")}
      onChange={(event) => onChange(choices.find(([one]) => String(one) === event.target.value)?.[0])}
    >
      <option value="">{nothing}</option>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </ChipSelect>
  );
}
