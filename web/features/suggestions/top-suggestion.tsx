import { FireIcon } from "@phosphor-icons/react/dist/csr/Fire";
import { StarIcon } from "@phosphor-icons/react/dist/csr/Star";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { calmText } from "#core/domain/calm/calm-text.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { type ScoreBand, scoreBand, scoreWord } from "#web/components/charts/health-score.ts";
import { ScoreCoin } from "#web/components/charts/score-coin.tsx";
import { BiteCorner } from "#web/components/food/bite-corner.tsx";
import { NamedPlate } from "#web/components/food/plates/named-plate.tsx";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { roundItOut } from "./side-dishes.ts";
import {
  listAlternatives,
  MayContain,
  mainFood,
  Parts,
  RecipeNote,
  SuggestionActions,
  type SuggestionProps,
  searchPath,
  servingAndSource,
} from "./suggestion-parts.tsx";

const INKS: Record<ScoreBand, string> = { high: "text-score-high-ink", mid: "text-score-mid-ink", low: "text-score-low-ink" };

/** The highlighted suggestion. */
export function TopSuggestion({ suggestion, mealType }: SuggestionProps) {
  const { name, reason, healthScore, calories, mayContain, parts } = suggestion;
  const t = texts("suggestions");
  const alternatives = listAlternatives(suggestion);
  const isCalm = useIsCalm();
  const band = scoreBand(healthScore);
  return (
    <section
      data-surface="hero"
      aria-labelledby="top-suggestion"
      className="relative grid items-center gap-x-11 gap-y-5 rounded-[1.75rem] bg-hero p-5.5 pt-7 text-hero-foreground md:grid-cols-[auto_1fr] md:rounded-2xl md:p-9 md:pe-14"
    >
      <BiteCorner />
      <Pip mood="wow" className="absolute -top-[18px] -end-0.5 size-16 md:-top-5 md:-end-1 md:size-19" />
      <div className="relative justify-self-center">
        {/* The plate is white in both themes, so its content uses the light colors. */}
        <div data-theme="light" className="grid rounded-full bg-card p-6 md:p-7 xl:p-14">
          <NamedPlate name={name} food={mainFood(suggestion)} size={PLATE_SIZE} className="xl:scale-[1.2]" />
        </div>
        {!isCalm && (
          <ScoreCoin
            score={healthScore}
            className="absolute end-0 bottom-0 size-19 text-[2rem] ring-8 ring-hero md:size-21 md:text-4xl [&_small]:text-[0.9375rem]"
          />
        )}
      </div>
      <div className="grid min-w-0 justify-items-start gap-3.5">
        <span className="inline-flex min-h-6.5 items-center gap-1.5 rounded-full bg-primary px-2.5 font-bold text-[0.8125rem] text-primary-foreground">
          <StarIcon weight="fill" size={16} aria-hidden="true" />
          {t("best")}
        </span>
        <h2
          id="top-suggestion"
          className="font-black text-[2rem] leading-[1.05] tracking-[-0.02em] [overflow-wrap:anywhere] md:pe-8 md:text-[2.5rem]"
        >
          {name}
        </h2>
        <p className="max-w-[34em] text-pretty text-hero-muted text-lg leading-normal [overflow-wrap:anywhere]">
          {isCalm ? calmText(reason) : reason} {roundItOut(suggestion)}
        </p>
        <p className="flex flex-wrap gap-2.5">
          {!isCalm && (
            <Fact>
              <FireIcon weight="fill" size={20} aria-hidden="true" />
              <span className="whitespace-nowrap">{t("energy", { kcal: formatKcal(calories) })}</span>{" "}
              <span className="font-medium text-hero-muted text-sm">{servingAndSource(suggestion)}</span>
            </Fact>
          )}
          <Fact>
            <span data-theme="dark" className={INKS[band]}>
              {scoreWord(band)}
            </span>
          </Fact>
        </p>
        <Parts parts={parts} className="w-full max-w-[30em] text-hero-muted" />
        <RecipeNote suggestion={suggestion} className="text-hero-muted" />
        <MayContain mayContain={mayContain} unknownAllergens={suggestion.unknownAllergens} />
        <SuggestionActions suggestion={suggestion} mealType={mealType} isLoud />
        {alternatives.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <span className="font-bold text-hero-muted text-sm">{t("alternatives")}</span>
            {alternatives.map(({ name: alternative, text }) => (
              <Link
                key={alternative}
                href={searchPath(firstFoodIn(alternative))}
                className="inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-[0.9375rem] shadow-[inset_0_0_0_1.5px_var(--hero-muted)] transition-colors duration-150 [overflow-wrap:anywhere] hover:bg-hero-2"
              >
                {text}
              </Link>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** For 'Oatmeal with banana and almonds', the search is for 'Oatmeal'. */
const firstFoodIn = (name: string): string => name.split(" with ")[0] ?? name;

const PLATE_SIZE = 200;

function Fact({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2 rounded-full bg-hero-2 px-4 py-1.5 font-bold [&_svg]:shrink-0">
      {children}
    </span>
  );
}
