import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";
import { Plate } from "#web/components/food/plates/plate.tsx";
import { type TextKey, texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";

const TIPS: readonly { art: FoodArtName; category: FoodCategory; text: TextKey<"scan"> & `tips.${string}` }[] = [
  { art: "fork-and-knife-with-plate", category: "other", text: "tips.above" },
  { art: "hamburger", category: "grain", text: "tips.open" },
  { art: "salt", category: "other", text: "tips.sauces" },
];

export function ScanTips() {
  const t = texts("scan");
  return (
    <Card>
      <h2 className="mb-2">{t("tips.title")}</h2>
      <ul>
        {TIPS.map(({ art, category, text }) => (
          <li key={text} className="flex items-center gap-3 py-2 text-[0.9375rem]">
            <Plate bare art={art} category={category} size={40} />
            {t(text)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-pretty text-muted-foreground text-sm">{t("tips.privacy")}</p>
    </Card>
  );
}
