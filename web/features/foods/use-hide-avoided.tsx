import { EyeSlashIcon } from "@phosphor-icons/react/dist/csr/EyeSlash";
import { useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { type AvoidedPart, matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import { avoidedWord } from "#web/components/food/warnings/allergen-words.ts";
import { useAvoids } from "#web/components/food/warnings/use-avoids.ts";
import { texts } from "#web/texts/texts.ts";
import { CHIP_ROW, Chip } from "#web/ui/forms/choices.tsx";

/** What the user avoids is found and marked. It is hidden only on request, because one may look up what one must not eat. */
export function useHideAvoided(foods: readonly Food[] | undefined) {
  const t = texts("foods");
  const avoids = useAvoids();
  const [hidden, setHidden] = useState<readonly AvoidedPart[]>([]);
  const findAvoided = (food: Food) => matchAvoids(avoids, food.allergens).contains;
  const parts = [...new Set(foods?.flatMap(findAvoided))];
  const toggle = (part: AvoidedPart) => setHidden(hidden.includes(part) ? hidden.filter((one) => one !== part) : [...hidden, part]);
  return {
    shown: hidden.length === 0 ? foods : foods?.filter((food) => !findAvoided(food).some((part) => hidden.includes(part))),
    chips: parts.length > 0 && (
      <fieldset className={CHIP_ROW}>
        <legend className="sr-only">{t("hide.label")}</legend>
        {parts.map((part) => (
          <Chip key={part} type="checkbox" checked={hidden.includes(part)} onChange={() => toggle(part)}>
            <span className="flex items-center gap-2 whitespace-nowrap">
              <EyeSlashIcon weight="bold" size={18} aria-hidden="true" />
              {t("hide.allergen", { allergen: avoidedWord(part) })}
            </span>
          </Chip>
        ))}
      </fieldset>
    ),
  };
}
