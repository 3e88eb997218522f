import { useId } from "react";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import { CATEGORY_ART } from "#web/components/food/food-categories.ts";
import { texts } from "#web/texts/texts.ts";
import { CHIP_ROW, Chip } from "#web/ui/forms/choices.tsx";

interface CategoryChipsProps {
  categories: readonly FoodCategory[];
  chosen: FoodCategory | undefined;
  onChoose: (category: FoodCategory | undefined) => void;
}

export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const t = texts("foods");
  const name = useId();
  return (
    <fieldset className={CHIP_ROW}>
      <legend className="sr-only">{t("categories.label")}</legend>
      <Chip type="radio" name={name} checked={chosen === undefined} onChange={() => onChoose(undefined)}>
        {t("categories.all")}
      </Chip>
      {categories.map((category) => (
        <Chip key={category} type="radio" name={name} checked={chosen === category} onChange={() => onChoose(category)}>
          <span className="flex items-center gap-2 whitespace-nowrap">
            <FoodArt name={CATEGORY_ART[category]} size={22} eager />
            {texts("food")(`category.${category}`)}
          </span>
        </Chip>
      ))}
    </fieldset>
  );
}
