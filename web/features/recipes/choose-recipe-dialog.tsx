import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PlannedRecipe } from "#core/contracts/recipes/meal-plan.ts";
import type { OwnRecipeCard } from "#core/contracts/recipes/own-recipes.ts";
import type { RecipeCard } from "#core/contracts/recipes/recipes.ts";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { toPlannedOwnRecipe, toPlannedRecipe } from "#web/api/recipes/meal-plan.ts";
import { ownRecipeQuery, ownRecipesQuery } from "#web/api/recipes/own-recipes.ts";
import { recipeQuery, recipesQuery } from "#web/api/recipes/recipes.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { AllergenMark } from "#web/components/food/warnings/allergen-mark.tsx";
import { planDayValues } from "#web/components/recipes/plan-days.ts";
import { planFailed } from "#web/components/recipes/plan-messages.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { SearchInput } from "#web/ui/forms/search-input.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { timeText } from "./recipe-texts.ts";

interface ChooseRecipeDialogProps {
  day: string;
  onPlan: (planned: PlannedRecipe, allergens: StoredAllergens | null) => void;
  onClose: () => void;
}

/** Lets the user choose a recipe for a day of the plan. */
export function ChooseRecipeDialog({ day, onPlan, onClose }: ChooseRecipeDialogProps) {
  const t = texts("recipes");
  const query = useQuery(recipesQuery);
  const { data: own = [] } = useQuery(ownRecipesQuery);
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const today = useToday();
  const isMatch = ({ name }: { name: string }) => name.toLowerCase().includes(typed.trim().toLowerCase());

  const chooseOurs = ({ slug, servings }: RecipeCard) =>
    choose(async () => {
      const recipe = await client.ensureQueryData(recipeQuery(slug));
      onPlan(toPlannedRecipe(recipe, day, servings), recipe.allergens);
    });
  const chooseOwn = ({ id, servings }: OwnRecipeCard) =>
    choose(async () => {
      const recipe = await client.ensureQueryData(ownRecipeQuery(id));
      onPlan(toPlannedOwnRecipe(recipe, day, servings), recipe.food.allergens);
    });

  async function choose(plan: () => Promise<void>) {
    onClose();
    try {
      await plan();
    } catch (error) {
      toast(planFailed(error));
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>{t("choose.title")}</DialogTitle>
        <DialogDescription>{t("choose.day", planDayValues(day, today))}</DialogDescription>
        <SearchInput
          label={t("choose.search")}
          placeholder={t("choose.search")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="-mx-2 min-h-60 overflow-y-auto px-2">
          <CardContent query={query} problem={t("problem")} skeleton={<Skeleton className="h-60" />}>
            {(recipes) => {
              const [mine, ours] = [own.filter(isMatch), recipes.filter(isMatch)];
              if (mine.length + ours.length === 0) return <p className="py-4 text-muted-foreground">{t("choose.none")}</p>;
              return (
                <ul className="grid gap-1">
                  {mine.map((recipe) => (
                    <Choice key={recipe.id} recipe={recipe} note={t("choose.own")} onChoose={() => void chooseOwn(recipe)} />
                  ))}
                  {ours.map((recipe) => (
                    <Choice key={recipe.slug} recipe={recipe} note={timeText(recipe)} onChoose={() => void chooseOurs(recipe)} />
                  ))}
                </ul>
              );
            }}
          </CardContent>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface ChoiceProps {
  recipe: { name: string; imageUrl: string | null; allergens?: StoredAllergens | null | undefined };
  note: string;
  onChoose: () => void;
}

function Choice({ recipe: { name, imageUrl, allergens = null }, note, onChoose }: ChoiceProps) {
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onChoose}
        className="grid min-h-13 grid-cols-[2rem_1fr_auto] items-center gap-3 rounded-md px-2 text-start hover:bg-accent"
      >
        {imageUrl ? <img src={imageUrl} alt="" width={32} height={32} loading="lazy" decoding="async" /> : <span />}
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
          {name} <AllergenMark food={{ allergens }} onlyOwn />
        </span>
        <span className="text-muted-foreground text-sm">{note}</span>
      </button>
    </li>
  );
}
