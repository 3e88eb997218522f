import { BookmarkSimpleIcon } from "@phosphor-icons/react/dist/csr/BookmarkSimple";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RECIPE_MEALS } from "#core/content/recipes/recipe-choices.ts";
import type { RecipeCard as Recipe } from "#core/contracts/recipes/recipes.ts";
import { ALLERGENS, type Allergen } from "#core/domain/allergens/allergens.ts";
import { FOOD_GROUPS, type FoodGroup } from "#core/domain/foods/food-groups.ts";
import type { CostBand } from "#core/domain/recipes/recipe-choices.ts";
import { diaryDaysQuery } from "#web/api/diary.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useSavedRecipes } from "#web/api/recipes/saved-recipes.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { today } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { CHIP_ROW, Chip } from "#web/ui/forms/choices.tsx";
import { SearchInput } from "#web/ui/forms/search-input.tsx";
import { ChipSelect } from "#web/ui/forms/select.tsx";
import { filterRecipes, NO_FILTER, type RecipeFilter } from "./filter-recipes.ts";

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

/** What is chosen, and the recipes that fit it and the user. */
export function useRecipeFilters(recipes: readonly Recipe[]) {
  const user = useCurrentUser();
  const avoids = useQuery({ ...preferencesQuery, enabled: Boolean(user) }).data?.avoids;
  const saved = useSavedRecipes();
  const lacking = useLackingGroups();
  const [isSavedOnly, setIsSavedOnly] = useState(false);
  const [chosen, setChosen] = useState(NO_FILTER);
  const [without, setWithout] = useState<Allergen>();
  const left = without === undefined ? [] : [without];
  const among = isSavedOnly ? (saved ?? []) : undefined;
  const matching = filterRecipes(recipes, { ...chosen, without: left, avoids, lacking, among });
  const change = (part: Partial<RecipeFilter>) => setChosen((before) => ({ ...before, ...part }));
  function reset() {
    setChosen(NO_FILTER);
    setWithout(undefined);
    setIsSavedOnly(false);
  }
  return { avoids, saved, lacking, matching, chosen, change, without, setWithout, isSavedOnly, setIsSavedOnly, reset };
}

export function RecipeFilters({ filters }: { filters: ReturnType<typeof useRecipeFilters> }) {
  const t = texts("recipes");
  const user = useCurrentUser();
  const { chosen, change, without, setWithout, isSavedOnly, setIsSavedOnly } = filters;
  return (
    <>
      <SearchInput
        label={t("filter.kitchen")}
        placeholder={t("filter.kitchen")}
        className="mb-3 print:hidden"
        value={chosen.kitchen}
        onChange={(event) => change({ kitchen: event.target.value })}
      />
      <div className="mb-4 print:hidden">
        <fieldset className={CHIP_ROW}>
          <legend className="sr-only">{t("filters")}</legend>
          <Filter
            name="meal"
            value={chosen.meal}
            onChange={(meal) => change({ meal })}
            choices={RECIPE_MEALS}
            describe={(meal) => t(`meal.${meal}`)}
          />
          <Filter
            name="time"
            value={chosen.maxMinutes}
            onChange={(maxMinutes) => change({ maxMinutes })}
            choices={MAX_MINUTES}
            describe={(minutes) => t("minutesOrLess", { minutes })}
          />
          <Filter
            name="diet"
            value={chosen.diet}
            onChange={(diet) => change({ diet })}
            choices={DIETS}
            describe={(diet) => t(`eats.${diet}`)}
          />
          <Filter
            name="equipment"
            value={chosen.place}
            onChange={(place) => change({ place })}
            choices={PLACES}
            describe={(place) => t(place === "dorm" ? "place.dorm" : "place.noCooking")}
          />
          <Filter
            name="budget"
            value={chosen.maxCost}
            onChange={(maxCost) => change({ maxCost })}
            choices={MAX_BUDGETS}
            describe={(band) => t(band === "low" ? "maxBudget.low" : "maxBudget.middle")}
          />
          <Filter
            name="without"
            value={without}
            onChange={setWithout}
            choices={ALLERGENS}
            describe={(allergen) => t("without", { allergen })}
          />
          {user && (
            <Chip
              type="checkbox"
              icon={<BookmarkSimpleIcon weight={isSavedOnly ? "fill" : "bold"} size={18} aria-hidden="true" />}
              checked={isSavedOnly}
              onChange={(event) => setIsSavedOnly(event.target.checked)}
            >
              {t("saved")}
            </Chip>
          )}
        </fieldset>
      </div>
    </>
  );
}

const MAX_MINUTES = [10, 20, 30];
const DIETS: readonly NonNullable<RecipeFilter["diet"]>[] = ["vegan", "vegetarian", "pescatarian"];
const PLACES: readonly NonNullable<RecipeFilter["place"]>[] = ["dorm", "no cooking"];
const MAX_BUDGETS: readonly CostBand[] = ["low", "middle"];

interface FilterProps<T> {
  name: "meal" | "time" | "diet" | "equipment" | "budget" | "without";
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  choices: readonly T[];
  describe: (choice: T) => string;
}

function Filter<T extends string | number>({ name, value, onChange, choices, describe }: FilterProps<T>) {
  const t = texts("recipes");
  return (
    <ChipSelect
      aria-label={t(`filter.${name}`)}
      isActive={value !== undefined}
      value={String(value ?? "")}
      onChange={(event) => onChange(choices.find((choice) => String(choice) === event.target.value))}
    >
      <option value="">{t(`filter.${name}.any`)}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {describe(choice)}
        </option>
      ))}
    </ChipSelect>
  );
}
