import type { Food } from "#core/contracts/foods.ts";
import { useUpdateFoodAllergens } from "#web/api/foods.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { AllergenChoice } from "./allergen-choice.tsx";

/** Says what is in a food of the user's own, saved with each tap. */
export function OwnFoodAllergens({ food: { id, allergens } }: { food: Food }) {
  const { mutate } = useUpdateFoodAllergens();
  return (
    <AllergenChoice
      contains={allergens?.basis === "person" ? allergens.contains : null}
      onChange={(contains) =>
        mutate(
          { id, contains },
          { onError: () => toast({ title: "Error", description: "Failed to save what is in it. Please try again.", kind: "destructive" }) },
        )
      }
    />
  );
}
