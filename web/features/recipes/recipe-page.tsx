import { CalendarPlusIcon } from "@phosphor-icons/react/dist/csr/CalendarPlus";
import { LeafIcon } from "@phosphor-icons/react/dist/csr/Leaf";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { PrinterIcon } from "@phosphor-icons/react/dist/csr/Printer";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { DIARY_MEALS } from "#core/domain/recipes/diary-meals.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { starredFoodsQuery } from "#web/api/foods.ts";
import type { HeadOf, OpenPageQueries, PageQueries } from "#web/api/page-queries.ts";
import { toPlannedRecipe } from "#web/api/recipes/meal-plan.ts";
import { recipeQuery } from "#web/api/recipes/recipes.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { CardContent } from "#web/components/card-content.tsx";
import { LogServing } from "#web/components/diary/log-serving.tsx";
import { ServingsSelect } from "#web/components/diary/servings-select.tsx";
import { CATEGORY_WELLS } from "#web/components/food/food-categories.ts";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { useAskAnyway } from "#web/components/food/warnings/ask-anyway.tsx";
import { OwnAllergens } from "#web/components/food/warnings/own-allergens.tsx";
import { ReportText } from "#web/components/report/report-text.tsx";
import { cn } from "#web/lib/class-names.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";
import { texts } from "#web/texts/texts.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { readSession, sessionKey } from "./cook/cook-session.ts";
import { IngredientList } from "./ingredient-list.tsx";
import { RecipeFacts } from "./recipe-card.tsx";
import { RecipeFrame } from "./recipe-frame.tsx";
import { recipeJsonLd } from "./recipe-json-ld.ts";
import { allergenSentence, joinWith } from "./recipe-texts.ts";
import { SaveRecipeButton } from "./save-recipe-button.tsx";
import { ServingCard } from "./serving-card.tsx";

/** The slug is the last segment of the path. */
const slugIn = (path: string): string => path.split("/").at(-1) ?? "";

export const openRecipeQueries: OpenPageQueries = (path) => [recipeQuery(slugIn(path))];

export const recipeQueries: PageQueries = () => [starredFoodsQuery];

export const recipeHead: HeadOf = (client, path) => {
  const recipe = client.getQueryData(recipeQuery(slugIn(path)).queryKey);
  return recipe && { title: recipe.name, description: recipe.summary };
};

// Loaded on demand: most visitors read or print a recipe without cooking along.
const CookMode = lazy(async () => ({ default: (await import("./cook/cook-mode.tsx")).CookMode }));
const PlanRecipeDialog = lazy(async () => ({ default: (await import("#web/components/recipes/plan-recipe-dialog.tsx")).PlanRecipeDialog }));

export function RecipePage() {
  const t = texts("recipes");
  const [path] = useLocation();
  const query = useQuery(recipeQuery(slugIn(path)));
  const name = query.data?.name;
  useEffect(() => {
    if (name) document.title = texts("shared")("title.inBar", { title: name, product: `${PRODUCT_NAME}™` });
  }, [name]);
  return (
    <RecipeFrame>
      <Page className="print:p-0">
        <BackLink href={APP_PATHS.recipes}>{t("title")}</BackLink>
        {query.error instanceof ApiError && query.error.status === 404 ? (
          <EmptyState as="h1" title={t("recipe.notFound")}>
            {t("recipe.notFoundText")}
          </EmptyState>
        ) : (
          <CardContent query={query} problem={t("recipe.problem")} skeleton={<Skeleton className="h-96" />}>
            {(recipe) => <RecipeToRead key={recipe.slug} recipe={recipe} />}
          </CardContent>
        )}
      </Page>
    </RecipeFrame>
  );
}

function RecipeToRead({ recipe }: { recipe: RecipeResponse }) {
  const t = texts("recipes");
  const user = useCurrentUser();
  const [isCooking, setIsCooking] = useStoredState(
    () => readSession(sessionKey(user?.id, recipe.slug), recipe.steps.length) !== undefined,
    false,
  );
  const [servings, setServings] = useState(recipe.servings);
  const [eaten, setEaten] = useState(1);
  const [planning, setPlanning] = useState<{ isAcknowledged: boolean }>();
  const { ask, question } = useAskAnyway("Plan");
  return (
    <>
      <header
        className={cn("mb-5 grid items-center gap-6 rounded-[2rem] p-6 md:grid-cols-[auto_1fr] md:p-10", CATEGORY_WELLS[recipe.category])}
      >
        <span className="justify-self-center rounded-full bg-card p-2 print:hidden">
          <FoodPlate food={recipe} size={200} />
        </span>
        <div className="grid gap-3">
          <h1>{recipe.name}</h1>
          <p className="text-pretty text-[1.0625rem]">{recipe.summary}</p>
          <OwnAllergens recipe={recipe} />
          <RecipeFacts recipe={recipe}>
            <li>
              <LeafIcon weight="bold" aria-hidden="true" />
              {t(`diet.${recipe.diet}`)}
            </li>
          </RecipeFacts>
          <div className="mt-1 flex flex-wrap gap-2.5 max-md:[&>*]:grow print:hidden">
            <Button variant="primary" onClick={() => setIsCooking(true)}>
              <PlayIcon weight="fill" />
              {t("recipe.cook")}
            </Button>
            {user && <ServingsSelect servings={eaten} onServings={setEaten} />}
            {user && <LogServing food={recipe.food} meal={DIARY_MEALS[recipe.meal]} servings={eaten} />}
            {user && (
              <Button onClick={() => ask([recipe], (isAcknowledged) => setPlanning({ isAcknowledged }))}>
                <CalendarPlusIcon weight="bold" />
                {t("recipe.plan")}
              </Button>
            )}
            {user && <SaveRecipeButton recipe={recipe} />}
            <Button aria-label={t("recipe.print")} onClick={() => window.print()}>
              <PrinterIcon weight="bold" />
            </Button>
          </div>
        </div>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="grid min-w-0 gap-5">
          <IngredientList recipe={recipe} servings={servings} onServings={setServings} />
          <Steps recipe={recipe} />
        </div>
        <div className="grid min-w-0 gap-5">
          <ServingCard recipe={recipe} />
          <TitledCard title={t("allergens.title")}>
            <p>{allergenSentence(recipe.allergens)}</p>
            <p className="text-muted-foreground text-sm">
              {t("allergens.how")}
              {recipe.dietDoubts.length > 0 && ` ${t("allergens.diet", { diet: recipe.diet, foods: joinWith("and", recipe.dietDoubts) })}`}
            </p>
          </TitledCard>
          <TitledCard title={t("recipe.teaches")}>
            <p>{recipe.teaches}</p>
          </TitledCard>
          {recipe.safety.length > 0 && (
            <TitledCard title={t("recipe.safety")}>
              <ul className="grid list-disc gap-2 ps-5">
                {recipe.safety.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </TitledCard>
          )}
          <Card className="bg-muted shadow-none">
            <h2 className="mb-1.5 text-lg">{t("recipe.change")}</h2>
            <p>{recipe.changeItUp}</p>
          </Card>
        </div>
      </div>
      <div className="mt-5">
        <ReportText kind="recipe" textId={recipe.slug} />
      </div>
      {question}
      {planning && (
        <Suspense>
          <PlanRecipeDialog
            planOn={(day) => ({ ...toPlannedRecipe(recipe, day, servings), ...planning })}
            onClose={() => setPlanning(undefined)}
          />
        </Suspense>
      )}
      {isCooking && (
        <Suspense>
          <CookMode recipe={recipe} servings={servings} onClose={() => setIsCooking(false)} />
        </Suspense>
      )}
      {!user && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data as JSON with `<` escaped; browsers do not execute it.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: recipeJsonLd(recipe) }} />
      )}
    </>
  );
}

function Steps({ recipe: { steps } }: { recipe: RecipeResponse }) {
  const t = texts("recipes");
  return (
    <TitledCard title={t("recipe.steps")}>
      <ol className="grid gap-5">
        {steps.map(({ text, timer }, index) => (
          <li key={text} className="grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-2">
            <span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-muted font-bold font-display">
              {index + 1}
            </span>
            <p className="self-center text-pretty">{text}</p>
            {timer && (
              <p className="col-start-2 justify-self-start rounded-full bg-sun-soft px-4 py-2 font-bold text-sun-ink print:hidden">
                {t("minutes", { minutes: timer.minutes })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
