import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { calmText } from "#core/domain/calm/calm-text.ts";
import { inSentence, nutrientName } from "#core/domain/calm/nutrient-words.ts";
import { type Bite, type Highlight, toBite } from "#core/domain/foods/bite-of-the-day.ts";
import { HIGH_FROM_PERCENT } from "#core/domain/nutrients/nutrient-claim-thresholds.ts";
import { ALL_NUTRIENTS } from "#core/domain/nutrients/nutrients.ts";
import { biteFoodQuery } from "#web/api/diary.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { FoodArt } from "#web/components/food/food-art.tsx";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatAmount, formatPercent } from "#web/lib/format/amounts.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { fruitFact } from "./fruit-facts.ts";

/** Shows a fact about something the user ate today, or recently if nothing is logged today. */
export function BiteCard({ className }: { className?: string }) {
  const today = useToday();
  return (
    <Card className={cn("far-60 flex min-h-44 items-center bg-sun-soft shadow-none", className)}>
      <CardContent query={useQuery(biteFoodQuery(today))} problem={texts("dashboard")("bite.problem")} skeleton={<BiteSkeleton />}>
        {(food) => (food ? <EatenBite bite={toBite(food)} /> : <FruitBite day={today} />)}
      </CardContent>
    </Card>
  );
}

function EatenBite({ bite: { food, text, highlight } }: { bite: Bite<Food> }) {
  const isCalm = useIsCalm();
  return (
    <Frame picture={<FoodPlate food={food} size={72} />} title={food.name} source={food.source}>
      {isCalm ? calmText(text) : text}
      {highlight && ` ${isCalm ? calmHighlight(highlight) : highlightText(highlight)}`}
    </Frame>
  );
}

/** '1 medium brings a lot of fiber.' */
const calmHighlight = ({ nutrient, percent, portion: { label } }: Highlight): string =>
  `${label} brings ${percent >= HIGH_FROM_PERCENT ? "a lot of" : "some"} ${inSentence(nutrientName(nutrient))}.`;

/** '1 medium (118 g) brings 25% of the Daily Value of vitamin B6.' */
function highlightText({ nutrient, percent, portion: { label, grams } }: Highlight): string {
  const { label: name } = ALL_NUTRIENTS[nutrient];
  const word = name.replace(/ \(.*\)$/, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return `${label} (${formatAmount(grams)} g) brings ${formatPercent(percent)} of the Daily Value of ${word}.`;
}

function FruitBite({ day }: { day: string }) {
  const t = texts("dashboard");
  const { name, art } = fruitFact(day);
  return (
    <Frame picture={<FoodArt name={art} size={64} />} title={t(`fruit.${name}`)} source={null}>
      {t(`fruit.${name}.fact`)} {t("bite.start")}
    </Frame>
  );
}

interface FrameProps {
  picture: ReactNode;
  title: string;
  source: string | null;
  children: ReactNode;
}

function Frame({ picture, title, source, children }: FrameProps) {
  const t = texts("dashboard");
  return (
    <div className="flex items-center gap-4">
      <span className="shrink-0">{picture}</span>
      <div className="grid gap-1">
        <h2 className="text-lg leading-snug">
          {t.rich("bite.title", { food: <span className="[overflow-wrap:anywhere]">{title}</span> })}
        </h2>
        <p className="text-pretty text-[0.9375rem]">{children}</p>
        {source && <p className="text-sun-ink text-xs">{t("bite.source", { source })}</p>}
      </div>
    </div>
  );
}

function BiteSkeleton() {
  return (
    <div className="flex w-60 items-center gap-4">
      <Skeleton className="size-18 shrink-0 rounded-full bg-none bg-card" />
      <Skeleton className="h-16 grow bg-none bg-card" />
    </div>
  );
}
