import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { RecipeReading } from "#core/contracts/recipes/own-recipes.ts";
import { MAX_RECIPE_SERVINGS } from "#core/domain/recipes/own-recipe.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";

const NOTHING_READ: RecipeReading = {
  lines: [],
  serving: { grams: 0, calories: null, protein: null, carbs: null, fat: null },
  openLines: 0,
  allergens: { contains: [], mayContain: [] },
  imageUrl: "",
};

interface ServingPreviewProps {
  reading: RecipeReading | undefined;
  servings: number;
  onServings: (servings: number) => void;
}

export function ServingPreview({ reading = NOTHING_READ, servings, onServings }: ServingPreviewProps) {
  const t = texts("own-recipes");
  const { serving, imageUrl, openLines } = reading;
  const isCalm = useIsCalm();
  return (
    <TitledCard title={t("preview.title", { servings })}>
      <div className="grid justify-items-center gap-4 text-center">
        <FoodPlate food={{ ...serving, category: "other", imageUrl: imageUrl || null }} size={124} />
        {!isCalm && <ServingNutrients serving={serving} isAtLeast={openLines > 0} />}
        {openLines > 0 && (
          <p className="text-pretty text-[0.9375rem] text-muted-foreground">{t("preview.openLines", { count: openLines })}</p>
        )}
        <fieldset className="flex items-center gap-1.5">
          <legend className="sr-only">{t("preview.servings")}</legend>
          <IconButton
            label={t("preview.less")}
            className="rounded-full bg-muted"
            disabled={servings <= 1}
            onClick={() => onServings(servings - 1)}
          >
            <MinusIcon weight="bold" />
          </IconButton>
          <output className="min-w-24">
            {t.rich("preview.count", {
              servings,
              b: (text) => <b className="font-display text-lg">{text}</b>,
              unit: (text) => <span className="text-muted-foreground">{text}</span>,
            })}
          </output>
          <IconButton
            label={t("preview.more")}
            className="rounded-full bg-muted"
            disabled={servings >= MAX_RECIPE_SERVINGS}
            onClick={() => onServings(servings + 1)}
          >
            <PlusIcon weight="bold" />
          </IconButton>
        </fieldset>
      </div>
      <Allergens reading={reading} />
    </TitledCard>
  );
}

function ServingNutrients({
  serving: { calories, protein, carbs, fat },
  isAtLeast,
}: {
  serving: RecipeReading["serving"];
  isAtLeast: boolean;
}) {
  const t = texts("own-recipes");
  const grams = (value: number | null) => formatWithUnit(value === null ? null : Math.round(value), "g");
  return (
    <>
      <p>
        {t.rich(isAtLeast && calories !== null ? "preview.energyAtLeast" : "preview.energy", {
          kcal: formatKcal(calories === null ? null : Math.round(calories / 10) * 10),
          b: (text) => <b className="font-display font-extrabold text-[2rem] leading-none">{text}</b>,
          unit: (text) => <span className="text-muted-foreground">{text}</span>,
        })}
      </p>
      <dl className="grid w-full grid-cols-3 gap-2">
        {(
          [
            [t("preview.protein"), protein, "bg-protein"],
            [t("preview.carbs"), carbs, "bg-carbs"],
            [t("preview.fat"), fat, "bg-fat"],
          ] as const
        ).map(([label, value, dot]) => (
          <div key={label} className="grid justify-items-center">
            <dd className="order-1 flex items-center gap-1.5 font-bold font-display text-lg">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
              {grams(value)}
            </dd>
            <dt className="order-2 text-sm">{label}</dt>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The wording never promises that an allergen is absent, because labels and kitchens differ. */
function Allergens({ reading: { lines, allergens, openLines } }: { reading: RecipeReading }) {
  if (lines.length === 0) return null;
  const t = texts("own-recipes");
  const { contains, mayContain } = allergens;
  const sentences = [contains.length > 0 ? t("allergens.contains", { allergens: formatList(contains) }) : t("allergens.noneNamed")];
  if (mayContain.length > 0) sentences.push(t("allergens.mayContain", { allergens: formatList(mayContain) }));
  if (openLines > 0) sentences.push(t("allergens.openLines"));
  return <p className="text-pretty text-[0.9375rem] text-muted-foreground">{[...sentences, t("allergens.check")].join(" ")}</p>;
}
