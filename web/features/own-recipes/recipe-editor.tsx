import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { LineChoice, NewOwnRecipe, OwnRecipe, RecipeReading } from "#core/contracts/recipes/own-recipes.ts";
import { RECIPE_NAME_MAX_LENGTH, RECIPE_STEPS_MAX_LENGTH } from "#core/domain/recipes/own-recipe.ts";
import { recipeReadingQuery, useSaveOwnRecipe } from "#web/api/recipes/own-recipes.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { useTalkFirst } from "#web/components/care/use-talk-first.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { useDebouncedText } from "#web/lib/use-debounced-text.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input, Textarea, UnitInput } from "#web/ui/forms/input.tsx";
import { LeaveGuard } from "#web/ui/forms/leave-guard.tsx";
import { lazyRules, lazySchema } from "#web/ui/forms/rules.ts";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { type Form as EditorForm, useForm } from "#web/ui/forms/use-form.ts";
import { useLeaveWarning } from "#web/ui/forms/use-leave-warning.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { keepCurrentChoices, type RecipeDraft, recipeToRead, toSave, withChoice } from "./recipe-draft.ts";
import { ServingPreview } from "./serving-preview.tsx";
import { UnderstoodLine } from "./understood-line.tsx";

// Loaded on demand, for foods that are not among the best matches.
const FindFoodDialog = lazy(async () => ({ default: (await import("./find-food-dialog.tsx")).FindFoodDialog }));

const newRecipeSchema = lazySchema<NewOwnRecipe>(async () => (await import("#core/contracts/recipes/own-recipes.ts")).NewOwnRecipe);

interface RecipeEditorProps {
  /** The id of the edited recipe, or the id that a new recipe will get. */
  id: string;
  isNew: boolean;
  draft: RecipeDraft;
  /** The reading to show until the server has read the lines. */
  initialReading?: RecipeReading;
  /** Whether the draft was imported, so that it counts as unsaved from the start. */
  isImported?: boolean;
  onSaved: (recipe: OwnRecipe) => void;
}

export function RecipeEditor({ id, isNew, draft, initialReading, isImported = false, onSaved }: RecipeEditorProps) {
  const t = texts("own-recipes");
  const { mutateAsync } = useSaveOwnRecipe();
  const talk = useTalkFirst(({ name, ingredients, steps }: RecipeDraft) => `${name}\n${ingredients}\n${steps}`);
  const form = useForm<RecipeDraft, NewOwnRecipe>({
    defaultValues: draft,
    rules: lazyRules(newRecipeSchema, (values) => toSave(id, values)),
    mayBeSent: talk.mayBeSent,
    send: async (body) => {
      const recipe = await mutateAsync({ savedId: isNew ? undefined : id, body });
      form.reset(form.getValues());
      toast({ title: t("saved"), description: t("savedText", { name: recipe.name }) });
      onSaved(recipe);
    },
    onFailed: (error) =>
      toast({
        title: t("notSaved"),
        description: serverMessage(error) ?? t("notSavedText"),
        kind: "destructive",
      }),
  });
  useLeaveWarning(form.isDirty || isImported);
  const values = form.watch();
  const reading = useReading(values, initialReading);
  const choose = (text: string, change: Omit<LineChoice, "text">) => {
    const lines = reading.data?.lines;
    const choices = withChoice(form.getValues("choices"), text, change);
    form.edit({ choices: lines ? keepCurrentChoices(choices, lines) : choices });
  };
  return (
    <Form form={form} aria-label={t("form")} className="grid items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)_18.75rem]">
      <LeaveGuard />
      <div className="col-span-full empty:hidden">{talk.note(values)}</div>
      <Card className="grid gap-5">
        <RecipeFields form={form} />
      </Card>
      <Understood reading={reading} hasLines={values.ingredients.trim() !== ""} onChoose={choose} />
      <div className="grid min-w-0 gap-5">
        <ServingPreview reading={reading.data} servings={values.servings} onServings={(servings) => form.edit({ servings })} />
        <Button type="submit" variant="primary" size="lg" pending={form.isPending} pendingText={texts("shared")("saving")}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}

/** Slow typists pause between letters, and a reading costs the server more than a search. */
const READING_PAUSE_MS = 600;

/** Sends the lines to be read whenever typing pauses. During server-side rendering nothing is sent. */
function useReading(values: RecipeDraft, initialReading: RecipeReading | undefined) {
  const [isInBrowser] = useStoredState(() => true, false);
  const toRead: ReturnType<typeof recipeToRead> = JSON.parse(useDebouncedText(JSON.stringify(recipeToRead(values)), READING_PAUSE_MS));
  const { data, isError, refetch } = useQuery({
    ...recipeReadingQuery(toRead),
    enabled: isInBrowser && toRead.ingredients.trim() !== "",
  });
  return { data: data ?? initialReading, isError, refetch };
}

function RecipeFields({ form }: { form: EditorForm<RecipeDraft> }) {
  const t = texts("own-recipes");
  const { errors, register } = form;
  return (
    <>
      <Field label={t("name")} error={errors.name}>
        <Input maxLength={RECIPE_NAME_MAX_LENGTH} autoComplete="off" {...register("name")} />
      </Field>
      <Field label={t("ingredients")} hint={t("ingredientsHint")} error={errors.ingredients}>
        <Textarea className="min-h-48" placeholder={t("ingredientsExample")} {...register("ingredients")} />
      </Field>
      <Field label={t("steps")} hint={t("stepsHint")} error={errors.steps}>
        <Textarea maxLength={RECIPE_STEPS_MAX_LENGTH} {...register("steps")} />
      </Field>
      <Field label={t("weight")} hint={t("weightHint")} error={errors.cookedGrams}>
        <UnitInput unit="g" inputMode="decimal" {...register("cookedGrams")} />
      </Field>
      <Checkbox {...register("isHeated")}>{t("isCooked")}</Checkbox>
    </>
  );
}

interface UnderstoodProps {
  reading: { data: RecipeReading | undefined; isError: boolean; refetch: () => unknown };
  hasLines: boolean;
  onChoose: (text: string, change: Omit<LineChoice, "text">) => void;
}

function Understood({ reading: { data, isError, refetch }, hasLines, onChoose }: UnderstoodProps) {
  const t = texts("own-recipes");
  const [searched, setSearched] = useState<string>();
  const lines = hasLines ? data?.lines : undefined;
  return (
    <TitledCard title={t("understood")} badge={lines && <Counts lines={lines} />}>
      {!hasLines ? (
        <Hint>{t("understoodHint")}</Hint>
      ) : isError ? (
        <CardProblem title={t("understoodProblem")} onRetry={() => refetch()} />
      ) : lines ? (
        <ul className="-my-4 grid divide-y divide-border">
          {lines.map((line, index) => (
            <UnderstoodLine
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice.
              key={`${index} ${line.text}`}
              line={line}
              onChoose={(change) => onChoose(line.text, change)}
              onFind={() => setSearched(line.text)}
            />
          ))}
        </ul>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
      {searched !== undefined && (
        <Suspense>
          <FindFoodDialog
            line={searched}
            onClose={() => setSearched(undefined)}
            onChoose={({ id }) => {
              onChoose(searched, { foodId: id, isLeftOut: false });
              setSearched(undefined);
            }}
          />
        </Suspense>
      )}
    </TitledCard>
  );
}

const Hint = ({ children }: { children: ReactNode }) => <p className="text-pretty text-muted-foreground">{children}</p>;

const CERTAINTIES = ["sure", "guess", "unknown"] as const;

function Counts({ lines }: { lines: RecipeReading["lines"] }) {
  const t = texts("own-recipes");
  const parts = CERTAINTIES.map((certainty) => ({ certainty, count: lines.filter((line) => line.certainty === certainty).length }));
  return (
    <span role="status" className="text-[0.9375rem] text-muted-foreground">
      {parts
        .filter(({ count }) => count > 0)
        .map(({ certainty, count }) => t(`count.${certainty}`, { count }))
        .join(", ")}
    </span>
  );
}
