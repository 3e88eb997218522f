import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { RecipeReading } from "#core/contracts/recipes/own-recipes.ts";
import { MAX_RECIPE_SERVINGS } from "#core/domain/recipes/own-recipe.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { formatList } from "#web/lib/format/numbers.ts";
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
  const { serving, imageUrl, openLines } = reading;
  const isCalm = useIsCalm();
  return (
    <TitledCard title={servings === 1 ? "The one serving" : `One of ${servings} servings`}>
      <div className="grid justify-items-center gap-4 text-center">
        <FoodPlate food={{ ...serving, category: "other", imageUrl: imageUrl || null }} size={124} />
        {!isCalm && <ServingNutrients serving={serving} isAtLeast={openLines > 0} />}
        {openLines > 0 && (
          <p className="text-pretty text-[0.9375rem] text-muted-foreground">
            {openLines === 1 ? "One line is still open and not counted." : `${openLines} lines are still open and not counted.`}
          </p>
        )}
        <fieldset className="flex items-center gap-1.5">
          <legend className="sr-only">Servings</legend>
          <IconButton
            label="One serving less"
            className="rounded-full bg-muted"
            disabled={servings <= 1}
            onClick={() => onServings(servings - 1)}
          >
            <MinusIcon weight="bold" />
          </IconButton>
          <output className="min-w-24">
            <b className="font-display text-lg">{servings}</b>{" "}
            <span className="text-muted-foreground">{servings === 1 ? "serving" : "servings"}</span>
          </output>
          <IconButton
            label="One serving more"
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
  const grams = (value: number | null) => formatWithUnit(value === null ? null : Math.round(value), "g");
  return (
    <>
      <p>
        {isAtLeast && calories !== null && <span className="text-muted-foreground">at least </span>}
        <b className="font-display font-extrabold text-[2rem] leading-none">
          {formatKcal(calories === null ? null : Math.round(calories / 10) * 10)}
        </b>{" "}
        <span className="text-muted-foreground">kcal</span>
      </p>
      <dl className="grid w-full grid-cols-3 gap-2">
        {(
          [
            ["Protein", protein, "bg-protein"],
            ["Carbs", carbs, "bg-carbs"],
            ["Fat", fat, "bg-fat"],
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
  const { contains, mayContain } = allergens;
  return (
    <p className="text-pretty text-[0.9375rem] text-muted-foreground">
      {contains.length > 0 ? `Contains ${formatList(contains)}. ` : "No major allergen is named in these lines. "}
      {mayContain.length > 0 && `May contain ${formatList(mayContain)}. `}
      {openLines > 0 ? "Open lines may hold more. " : ""}Check the packets you use.
    </p>
  );
}
