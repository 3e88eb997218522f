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
  const query = useQuery(ownRecipesQuery);
  const [isImporting, setIsImporting] = useState(false);
  return (
    <Page>
      <BackLink href={APP_PATHS.recipes}>Recipes</BackLink>
      <PageHeader
        title="My recipes"
        lead="Your own dishes. Only you see them, and your diary finds them."
        actions={
          <div className="flex flex-wrap gap-2.5 max-md:[&>*]:grow">
            <Button onClick={() => setIsImporting(true)}>
              <DownloadSimpleIcon weight="bold" />
              Bring one in
            </Button>
            <Button asChild variant="primary">
              <Link href={APP_PATHS.newRecipe}>
                <PlusIcon weight="bold" />
                New recipe
              </Link>
            </Button>
          </div>
        }
      />
      <CardContent query={query} problem="Your recipes did not come through." skeleton={<Skeleton className="h-96" />}>
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
  const [text, setText] = useState("");
  if (recipes.length === 0) {
    return (
      <Card>
        <EmptyState title="No recipe of yours yet">
          Type or paste the ingredients of something you cook. We work out what a serving brings.
        </EmptyState>
      </Card>
    );
  }
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = recipes.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <>
      {recipes.length >= MANY && (
        <SearchInput
          label="Search my recipes"
          placeholder="Search my recipes"
          className="mb-4"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {matching.length === 0 ? (
        <EmptyState title="No recipe of that name">Try a shorter word.</EmptyState>
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
  const { id, name, servings, openLines } = recipe;
  return (
    <article className="relative flex items-center gap-4 rounded-xl bg-card p-4 shadow-[var(--shadow-1),inset_0_0_0_1px_var(--card-line)] has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-ring">
      <FoodPlate food={recipe} size={64} />
      <div className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <h2 className="text-lg">
          <Link href={`${APP_PATHS.ownRecipes}/${id}`} className="no-underline outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="text-[0.9375rem] text-muted-foreground">
          {servings === 1 ? "1 serving" : `${servings} servings`}
          <Energy recipe={recipe} />
        </p>
        <AllergenMark food={{ allergens: recipe.allergens ?? null }} onlyOwn />
        {openLines > 0 && (
          <p className="text-[0.9375rem] text-muted-foreground">{openLines === 1 ? "1 line is open" : `${openLines} lines are open`}</p>
        )}
      </div>
    </article>
  );
}

function Energy({ recipe: { calories, openLines } }: { recipe: OwnRecipeCard }) {
  if (useIsCalm() || calories === null) return null;
  return ` · ${openLines > 0 ? "at least " : ""}${formatKcal(Math.round(calories / 10) * 10)} kcal each`;
}
