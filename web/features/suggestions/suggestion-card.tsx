import { calmText } from "#core/domain/calm/calm-text.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { ScoreBadge, ScoreCoin } from "#web/components/charts/score-coin.tsx";
import { NamedPlate } from "#web/components/food/plates/named-plate.tsx";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { roundItOut } from "./side-dishes.ts";
import {
  listAlternatives,
  MayContain,
  mainFood,
  Parts,
  RecipeNote,
  SuggestionActions,
  type SuggestionProps,
  servingAndSource,
} from "./suggestion-parts.tsx";

const PLATE_SIZE = 88;

export function SuggestionCard({ suggestion, mealType }: SuggestionProps) {
  const { name, reason, healthScore, calories, mayContain, parts } = suggestion;
  const t = texts("suggestions");
  const isCalm = useIsCalm();
  const alternatives = listAlternatives(suggestion);
  return (
    <Card className="row-span-6 grid grid-rows-subgrid gap-3 md:p-5">
      <div className="flex items-start justify-between">
        <NamedPlate name={name} food={mainFood(suggestion)} size={PLATE_SIZE} />
        {/* A score ranks foods; in calm mode its word below is enough. */}
        {!isCalm && <ScoreCoin score={healthScore} />}
      </div>
      <h3 className="text-xl leading-tight [overflow-wrap:anywhere]">{name}</h3>
      <p className="text-pretty text-muted-foreground text-sm [overflow-wrap:anywhere]">
        {isCalm ? calmText(reason) : reason} {roundItOut(suggestion)}
      </p>
      <div className="flex items-center justify-between gap-2 text-sm">
        <ScoreBadge score={healthScore} />
        <p className="grid justify-items-end leading-tight">
          {!isCalm && (
            <span>
              {t.rich("energyLoud", {
                kcal: formatKcal(calories),
                b: (text) => <b className="font-display font-extrabold text-lg leading-tight">{text}</b>,
              })}
            </span>
          )}
          <span className="text-muted-foreground">{isCalm ? suggestion.source : servingAndSource(suggestion)}</span>
        </p>
      </div>
      <div className="grid content-start gap-3 border-border border-t pt-3 text-sm">
        <Parts parts={parts} className="text-muted-foreground" />
        <RecipeNote suggestion={suggestion} className="text-muted-foreground" />
        {alternatives.length > 0 && (
          <p className="grid gap-0.5">
            <span className="text-muted-foreground">{t("alternatives")}</span>
            <b className="[overflow-wrap:anywhere]">{alternatives.map(({ text }) => text).join(", ")}</b>
          </p>
        )}
        <MayContain mayContain={mayContain} unknownAllergens={suggestion.unknownAllergens} />
      </div>
      <SuggestionActions suggestion={suggestion} mealType={mealType} />
    </Card>
  );
}
