import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { RecipeCard as Recipe } from "#core/contracts/recipes/recipes.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { diaryDaysQuery } from "#web/api/diary.ts";
import { starredFoodsQuery } from "#web/api/foods.ts";
import type { OpenPageQueries, PageQueries } from "#web/api/page-queries.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { recipesQuery } from "#web/api/recipes/recipes.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { CardContent } from "#web/components/card-content.tsx";
import { UncheckedWords } from "#web/components/food/warnings/unchecked-words.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { RecipeCard } from "./recipe-card.tsx";
import { RecipeFilters, useRecipeFilters } from "./recipe-filters.tsx";
import { RecipeFrame } from "./recipe-frame.tsx";
import { groupName, joinWith } from "./recipe-texts.ts";

export const openRecipesQueries: OpenPageQueries = () => [recipesQuery];
export const recipesQueries: PageQueries = ({ today: day }) => [preferencesQuery, starredFoodsQuery, diaryDaysQuery(day, day)];

const FIRST_ROW = 3;

export function RecipesPage() {
  const t = texts("recipes");
  const user = useCurrentUser();
  const query = useQuery(recipesQuery);
  return (
    <RecipeFrame>
      <Page>
        <PageHeader title={t("title")} lead={t("lead")} actions={user && <OwnPages />} />
        <CardContent query={query} problem={t("problem")} skeleton={<Skeleton className="h-150" />}>
          {(recipes) => <FilteredRecipes recipes={recipes} />}
        </CardContent>
      </Page>
    </RecipeFrame>
  );
}

function OwnPages() {
  const t = texts("recipes");
  return (
    <div className="flex flex-wrap gap-2.5 max-md:[&>*]:grow print:hidden">
      <Button asChild>
        <Link href={APP_PATHS.mealPlan}>
          <CalendarBlankIcon weight="bold" aria-hidden="true" />
          {t("weekPlan")}
        </Link>
      </Button>
      <Button asChild>
        <Link href={APP_PATHS.ownRecipes}>
          <PencilSimpleIcon weight="bold" aria-hidden="true" />
          {t("myRecipes")}
        </Link>
      </Button>
    </div>
  );
}

function FilteredRecipes({ recipes }: { recipes: readonly Recipe[] }) {
  const t = texts("recipes");
  const filters = useRecipeFilters(recipes);
  const { avoids, saved, lacking, matching } = filters;
  const isAvoiding = avoids !== undefined && (avoids.lactose || avoids.allergens.length > 0);
  return (
    <>
      <RecipeFilters filters={filters} />
      <p role="status" className="mb-3 text-[0.9375rem] text-muted-foreground">
        {t("matching", { count: matching.length, all: recipes.length })}
        {isAvoiding && ` ${t("avoided")}`}
        {lacking.length > 0 && ` ${t("lacking", { groups: joinWith("or", lacking.map(groupName)) })}`}
      </p>
      <UncheckedWords avoids={avoids} className="mb-3 text-pretty text-[0.9375rem]" />
      {matching.length === 0 ? (
        <NothingFits isNothingSaved={filters.isSavedOnly && !saved?.length} onReset={filters.reset} />
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
  const t = texts("recipes");
  return (
    <EmptyState title={t(isNothingSaved ? "none.saved" : "none.fits")} action={<Button onClick={onReset}>{t("none.reset")}</Button>}>
      {t(isNothingSaved ? "none.savedText" : "none.fitsText")}
    </EmptyState>
  );
}
