import { CalendarPlusIcon } from "@phosphor-icons/react/dist/csr/CalendarPlus";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import type { OwnRecipe } from "#core/contracts/recipes/own-recipes.ts";
import { MEAL_TYPES, type MealType } from "#core/domain/diary/meals.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import type { OpenPageQueries } from "#web/api/page-queries.ts";
import { toPlannedOwnRecipe } from "#web/api/recipes/meal-plan.ts";
import { ownRecipeQuery, useDeleteOwnRecipe } from "#web/api/recipes/own-recipes.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { LogServing } from "#web/components/diary/log-serving.tsx";
import { ServingsSelect } from "#web/components/diary/servings-select.tsx";
import { useAskAnyway } from "#web/components/food/warnings/ask-anyway.tsx";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import { randomKey } from "#web/lib/random-key.ts";
import { texts } from "#web/texts/texts.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { takeImportedDraft } from "./imported-draft.ts";
import { RecipeAllergens } from "./recipe-allergens.tsx";
import { EMPTY_DRAFT, savedReading, toDraft } from "./recipe-draft.ts";
import { RecipeEditor } from "./recipe-editor.tsx";

const PlanRecipeDialog = lazy(async () => ({
  default: (await import("#web/components/recipes/plan-recipe-dialog.tsx")).PlanRecipeDialog,
}));

/** The id is the last segment of the path. */
const idIn = (path: string): string => path.split("/").at(-1) ?? "";
const NEW = idIn(APP_PATHS.newRecipe);

export const openOwnRecipeQueries: OpenPageQueries = (path) => (idIn(path) === NEW ? [] : [ownRecipeQuery(idIn(path))]);

export function OwnRecipePage() {
  const [path] = useLocation();
  return (
    <Page>
      <BackLink href={APP_PATHS.ownRecipes}>{texts("own-recipes")("title")}</BackLink>
      {idIn(path) === NEW ? <NewRecipe /> : <SavedRecipe id={idIn(path)} />}
    </Page>
  );
}

function NewRecipe() {
  const t = texts("own-recipes");
  const [, navigate] = useLocation();
  const [id] = useState(newId);
  const [imported] = useState(takeImportedDraft);
  return (
    <>
      <PageHeader title={t("list.new")} lead={t("new.lead")} />
      <RecipeEditor
        id={id}
        isNew
        draft={imported ?? EMPTY_DRAFT}
        isImported={imported !== undefined}
        onSaved={(recipe) => navigate(`${APP_PATHS.ownRecipes}/${recipe.id}`, { replace: true })}
      />
    </>
  );
}

/** Formats a random key as a version 4 UUID, which the API expects. */
const newId = (): string => randomKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");

function SavedRecipe({ id }: { id: string }) {
  const t = texts("own-recipes");
  const query = useQuery(ownRecipeQuery(id));
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) {
    return (
      <EmptyState as="h1" title={t("notFound")}>
        {t("notFoundText")}
      </EmptyState>
    );
  }
  return (
    <CardContent query={query} problem={t("recipeProblem")} skeleton={<Skeleton className="h-150" />}>
      {(recipe) => <RecipeToEdit key={recipe.id} recipe={recipe} />}
    </CardContent>
  );
}

function RecipeToEdit({ recipe }: { recipe: OwnRecipe }) {
  // Kept in state, so that a refetch does not overwrite what the user has typed.
  const [draft] = useState(() => toDraft(recipe));
  const [reading] = useState(() => savedReading(recipe));
  return (
    <>
      <PageHeader title={recipe.name} lead={texts("own-recipes")("recipeLead")} actions={<DeleteRecipe recipe={recipe} />} />
      <RecipeAllergens allergens={recipe.food.allergens} />
      <LogBar recipe={recipe} />
      <RecipeEditor id={recipe.id} isNew={false} draft={draft} initialReading={reading} onSaved={() => undefined} />
    </>
  );
}

function LogBar({ recipe }: { recipe: OwnRecipe }) {
  const t = texts("own-recipes");
  const [planning, setPlanning] = useState<{ isAcknowledged: boolean }>();
  const { ask, question } = useAskAnyway("Plan");
  const [servings, setServings] = useState(1);
  const [meal, setMeal] = useState<MealType>("lunch");
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2.5 max-sm:[&>*]:grow">
      <ServingsSelect servings={servings} onServings={setServings} />
      <Select
        aria-label={t("meal")}
        value={meal}
        onChange={({ target }) => setMeal(MEAL_TYPES.find((one) => one === target.value) ?? "lunch")}
      >
        {MEAL_TYPES.map((one) => (
          <option key={one} value={one}>
            {t(`meal.${one}`)}
          </option>
        ))}
      </Select>
      <LogServing food={recipe.food} meal={meal} servings={servings} />
      <Button onClick={() => ask([recipe.food], (isAcknowledged) => setPlanning({ isAcknowledged }))}>
        <CalendarPlusIcon weight="bold" />
        {t("plan")}
      </Button>
      {question}
      {planning && (
        <Suspense>
          <PlanRecipeDialog
            planOn={(day) => ({ ...toPlannedOwnRecipe(recipe, day, recipe.servings), ...planning })}
            onClose={() => setPlanning(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function DeleteRecipe({ recipe: { id, name } }: { recipe: OwnRecipe }) {
  const t = texts("own-recipes");
  const [isAsking, setIsAsking] = useState(false);
  const [, navigate] = useLocation();
  const { mutate, isPending } = useDeleteOwnRecipe();

  function confirm() {
    mutate(id, {
      onSuccess: () => {
        toast({ title: t("deleted"), description: t("deletedText", { name }) });
        navigate(APP_PATHS.ownRecipes);
      },
      onError: (error) => toast({ title: t("notDeleted"), description: serverMessage(error) ?? t("pleaseTryAgain"), kind: "destructive" }),
    });
  }

  return (
    <>
      <Button variant="soft" pending={isPending} pendingText={t("deleting")} onClick={() => setIsAsking(true)}>
        <TrashIcon weight="bold" />
        {t("delete")}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("deleteTitle", { name })}
        description={t("deleteText")}
        action={t("delete")}
        onConfirm={confirm}
      />
    </>
  );
}
