import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link } from "wouter";
import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { MAX_RECIPE_SERVINGS } from "#core/domain/recipes/limits.ts";
import { scaleMeasure } from "#core/domain/recipes/scale-measure.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { formatTenths, formatWhole } from "#web/lib/format/numbers.ts";
import { useUnitSystem } from "#web/lib/use-unit-system.ts";
import { texts } from "#web/texts/texts.ts";
import { Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";

const WHOLE_GRAMS_FROM = 10;

interface IngredientListProps {
  recipe: RecipeResponse;
  servings: number;
  onServings: (servings: number) => void;
}

export function IngredientList({ recipe, servings, onServings }: IngredientListProps) {
  const t = texts("recipes");
  const user = useCurrentUser();
  const [units, chooseUnits] = useUnitSystem();
  const factor = servings / recipe.servings;
  return (
    <TitledCard title={t("ingredients.title")}>
      <div className="flex flex-wrap items-center gap-3">
        <fieldset className="flex items-center gap-1.5">
          <legend className="sr-only">{t("ingredients.servings")}</legend>
          <IconButton
            label={t("lessServing")}
            className="rounded-full bg-muted"
            disabled={servings <= 1}
            onClick={() => onServings(servings - 1)}
          >
            <MinusIcon weight="bold" />
          </IconButton>
          <output className="min-w-24 text-center">
            {t.rich("servings", {
              servings,
              b: (text) => <b className="font-display text-lg">{text}</b>,
              unit: (text) => <span className="text-muted-foreground">{text}</span>,
            })}
          </output>
          <IconButton
            label={t("moreServing")}
            className="rounded-full bg-muted"
            disabled={servings >= MAX_RECIPE_SERVINGS}
            onClick={() => onServings(servings + 1)}
          >
            <PlusIcon weight="bold" />
          </IconButton>
        </fieldset>
        <SegmentedChoice label={t("ingredients.units")} className="print:hidden">
          <Segment name="units" value="us" checked={units === "us"} onChange={() => chooseUnits("us")}>
            {t("ingredients.us")}
          </Segment>
          <Segment name="units" value="metric" checked={units === "metric"} onChange={() => chooseUnits("metric")}>
            {t("ingredients.metric")}
          </Segment>
        </SegmentedChoice>
      </div>
      <ul className="grid divide-y divide-border">
        {recipe.ingredients.map(({ key, name, measure, grams, foodId, imageUrl }) => (
          <li key={key} className="grid min-h-13 grid-cols-[7.5rem_1fr_auto] items-center gap-3">
            <b>{units === "us" ? scaleMeasure(measure, factor) : gramsText(grams * factor)}</b>
            {user ? (
              <Link href={`${APP_PATHS.search}?food=${foodId}`} className="inline-flex min-h-11 items-center">
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            {imageUrl && <img src={imageUrl} alt="" width={32} height={32} loading="lazy" decoding="async" className="print:hidden" />}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

export const gramsText = (grams: number): string => `${grams < WHOLE_GRAMS_FROM ? formatTenths(grams) : formatWhole(Math.round(grams))} g`;
