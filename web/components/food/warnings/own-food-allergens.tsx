import type { Food } from "#core/contracts/foods.ts";
import { useUpdateFoodAllergens } from "#web/api/foods.ts";
import { texts } from "#web/texts/texts.ts";
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
          {
            onError: () =>
              toast({ title: texts("shared")("error"), description: texts("food")("allergens.notSaved"), kind: "destructive" }),
          },
        )
      }
    />
  );
}
