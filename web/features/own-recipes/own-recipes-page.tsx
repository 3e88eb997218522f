import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "wouter";
import type { OwnRecipeCard } from "#core/contracts/recipes/own-recipes.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { ownRecipesQuery } from "#web/api/recipes/own-recipes.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { AllergenMark } from "#web/components/food/warnings/allergen-mark.tsx";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SearchInput } from "#web/ui/forms/search-input.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export const ownRecipesQueries: PageQueries = () => [ownRecipesQuery];

// Loaded on demand, because few users import recipes.
const ImportDialog = lazy(async () => ({ default: (await import("./import-dialog.tsx")).ImportDialog }));

/** With at least this many recipes, the page shows a search box. */
const MANY = 8;

export function OwnRecipesPage() {
  const t = texts("own-recipes");
  const query = useQuery(ownRecipesQuery);
  const [isImporting, setIsImporting] = useState(false);
  return (
    <Page>
      <BackLink href={APP_PATHS.recipes}>{t("recipes")}</BackLink>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        actions={
          <div className="flex flex-wrap gap-2.5 max-md:[&>*]:grow">
            <Button onClick={() => setIsImporting(true)}>
              <DownloadSimpleIcon weight="bold" />
              {t("list.import")}
            </Button>
            <Button asChild variant="primary">
              <Link href={APP_PATHS.newRecipe}>
                <PlusIcon weight="bold" />
                {t("list.new")}
              </Link>
            </Button>
          </div>
        }
      />
      <CardContent query={query} problem={t("problem")} skeleton={<Skeleton className="h-96" />}>
        {(recipes) => <RecipeList recipes={recipes} />}
      </CardContent>
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </Page>
  );
}

function RecipeList({ recipes }: { recipes: readonly OwnRecipeCard[] }) {
  const t = texts("own-recipes");
  const [text, setText] = useState("");
  if (recipes.length === 0) {
    return (
      <Card>
        <EmptyState title={t("list.empty")}>{t("list.emptyText")}</EmptyState>
      </Card>
    );
  }
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = recipes.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <>
      {recipes.length >= MANY && (
        <SearchInput
          label={t("list.search")}
          placeholder={t("list.search")}
          className="mb-4"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {matching.length === 0 ? (
        <EmptyState title={t("list.noMatch")}>{t("list.noMatchText")}</EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {matching.map((recipe) => (
            <li key={recipe.id} className="grid">
              <RecipeRow recipe={recipe} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function RecipeRow({ recipe }: { recipe: OwnRecipeCard }) {
  const { id, name, openLines } = recipe;
  const isCalm = useIsCalm();
  return (
    <article className="relative flex items-center gap-4 rounded-xl bg-card p-4 shadow-[var(--shadow-1),inset_0_0_0_1px_var(--card-line)] has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-ring">
      <FoodPlate food={recipe} size={64} />
      <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <h2 className="text-lg">
          <Link href={`${APP_PATHS.ownRecipes}/${id}`} className="no-underline outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="text-[0.9375rem] text-muted-foreground">{describeServings(recipe, isCalm)}</p>
        <AllergenMark food={{ allergens: recipe.allergens ?? null }} onlyOwn />
        {openLines > 0 && (
          <p className="text-[0.9375rem] text-muted-foreground">{texts("own-recipes")("row.openLines", { count: openLines })}</p>
        )}
      </div>
    </article>
  );
}

function describeServings({ servings, calories, openLines }: OwnRecipeCard, isCalm: boolean): string {
  const t = texts("own-recipes");
  if (isCalm || calories === null) return t("row.servings", { servings });
  return t(openLines > 0 ? "row.energyAtLeast" : "row.energy", { servings, kcal: formatKcal(Math.round(calories / 10) * 10) });
}
