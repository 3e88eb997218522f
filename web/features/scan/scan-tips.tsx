import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";
import { Plate } from "#web/components/food/plates/plate.tsx";
import { Card } from "#web/ui/card.tsx";

const TIPS: readonly { art: FoodArtName; category: FoodCategory; text: string }[] = [
  { art: "fork-and-knife-with-plate", category: "other", text: "Photograph from above, whole plate in view." },
  { art: "hamburger", category: "grain", text: "Open up wraps and burgers if you can." },
  { art: "salt", category: "other", text: "Sauces hide well: add them in the diary." },
];

export function ScanTips() {
  return (
    <Card>
      <h2 className="mb-2">Tips for a clear scan</h2>
      <ul>
        {TIPS.map(({ art, category, text }) => (
          <li key={text} className="flex items-center gap-3 py-2 text-[0.9375rem]">
            <Plate bare art={art} category={category} size={40} />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-pretty text-muted-foreground text-sm">
        Place and time are taken out of your photo before AI sees it, and we do not keep it.
      </p>
    </Card>
  );
}
