import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { UsersThreeIcon } from "@phosphor-icons/react/dist/csr/UsersThree";
import type { Food } from "#core/contracts/foods.ts";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { today } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { Note, Notes } from "./notes.tsx";
import { changedText, missingText } from "./nutrient-notes.ts";

interface AboutNutrientsProps {
  food: Food;
  product: ProductFacts;
  onCorrect: () => void;
  onScanAnother: () => void;
}

/** Tells where the figures come from and which of them are missing or outdated. */
export function AboutNutrients({ food, product, onCorrect, onScanAnother }: AboutNutrientsProps) {
  const t = texts("scan");
  const missing = missingText(food, useIsCalm());
  const changed = product.source !== "own" && changedText(product.modifiedOn, today());
  return (
    <TitledCard title={t("about.title")}>
      <Notes>
        <Note icon={<UsersThreeIcon weight="bold" aria-hidden="true" />}>{t(`about.${product.source}`)}</Note>
        {product.isCorrected && product.source !== "own" && (
          <Note icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}>{t("about.corrected")}</Note>
        )}
        {missing && <Note icon={<QuestionIcon weight="bold" aria-hidden="true" />}>{missing}</Note>}
        {changed && <Note icon={<ClockIcon weight="bold" aria-hidden="true" />}>{changed}</Note>}
      </Notes>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onCorrect}>
          {t("about.correct")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onScanAnother}>
          {t("result.another")}
        </Button>
      </div>
    </TitledCard>
  );
}
