import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PlannedRecipe } from "#core/contracts/meal-plan.ts";
import type { RecipeCard } from "#core/contracts/recipes.ts";
import { planned } from "#web/api/meal-plan.ts";
import { recipeQuery, recipesQuery } from "#web/api/recipes.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { useToday } from "#web/lib/today.ts";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { SearchInput } from "#web/ui/forms/search-input.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { planDayName } from "./plan-days.ts";
import { planFailed } from "./plan-messages.ts";
import { timeText } from "./recipe-words.ts";

interface ChooseRecipeDialogProps {
  day: string;
  onPlan: (planned: PlannedRecipe) => void;
  onClose: () => void;
}

/** Asks which recipe a day gets. */
export function ChooseRecipeDialog({ day, onPlan, onClose }: ChooseRecipeDialogProps) {
  const query = useQuery(recipesQuery);
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const today = useToday();
  const isMeant = ({ name }: RecipeCard) => name.toLowerCase().includes(typed.trim().toLowerCase());

  async function choose({ slug, servings }: RecipeCard) {
    onClose();
    try {
      onPlan(planned(await client.ensureQueryData(recipeQuery(slug)), day, servings));
    } catch (error) {
      toast(planFailed(error));
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>What do you want to cook?</DialogTitle>
        <DialogDescription>For {planDayName(day, today).replace(/^To/, "to")}.</DialogDescription>
        <SearchInput label="Search recipes" placeholder="Search recipes" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <div className="-mx-2 min-h-60 overflow-y-auto px-2">
          <CardContent query={query} problem="The recipes did not come through." skeleton={<Skeleton className="h-60" />}>
            {(recipes) => {
              const found = recipes.filter(isMeant);
              if (found.length === 0) return <p className="py-4 text-muted-foreground">No recipe has that name.</p>;
              return (
                <ul className="grid gap-1">
                  {found.map((recipe) => (
                    <li key={recipe.slug} className="grid">
                      <button
                        type="button"
                        onClick={() => void choose(recipe)}
                        className="grid min-h-13 grid-cols-[auto_1fr_auto] items-center gap-3 rounded-md px-2 text-left hover:bg-accent"
                      >
                        <img src={recipe.imageUrl} alt="" width={32} height={32} loading="lazy" decoding="async" />
                        <span className="font-semibold">{recipe.name}</span>
                        <span className="text-muted-foreground text-sm">{timeText(recipe)}</span>
                      </button>
                    </li>
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
