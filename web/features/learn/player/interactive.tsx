import { useState } from "react";
import type { InteractiveResponse, MovableFood } from "#core/contracts/learn/learn.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { FoodTile } from "./answers/food-tile.tsx";
import { Meter } from "./answers/meter.tsx";
import { RangeSlider } from "./answers/range-slider.tsx";
import { Step } from "./step.tsx";

interface InteractiveProps {
  interactive: InteractiveResponse;
  ownFoods: readonly MovableFood[];
  isCalm: boolean;
  onContinue: () => void;
}

/** An interactive part with real foods; the user's own foods come first. */
export function Interactive({ interactive, ownFoods, isCalm, onContinue }: InteractiveProps) {
  const names = new Set(ownFoods.map(({ name }) => name));
  const foods = [...ownFoods, ...interactive.foods.filter(({ name }) => !names.has(name))];
  return (
    <Step title={interactive.title} action="continue" onAction={onContinue}>
      <p className="text-pretty text-lg">{interactive.text}</p>
      <Movable interactive={interactive} foods={foods} isCalm={isCalm} />
    </Step>
  );
}

function Movable({ interactive, foods, isCalm }: { interactive: InteractiveResponse; foods: readonly MovableFood[]; isCalm: boolean }) {
  const t = texts("learn");
  switch (interactive.kind) {
    case "portion":
    case "reach":
    case "caffeine-clock":
      return foods.map((food) => <PortionSlider key={food.name} food={food} interactive={interactive} isCalm={isCalm} />);
    case "side-by-side":
      return <SideBySide interactive={interactive} foods={foods} isCalm={isCalm} />;
    case "energy-split":
      return (
        <div className="grid grid-cols-2 gap-4">
          {foods.map((food) => (
            <div key={food.name}>
              <FoodTile food={food} />
              {!isCalm && <p className="text-center text-muted-foreground text-sm">{t("move.rim", food.rim)}</p>}
            </div>
          ))}
        </div>
      );
    case "sort-table":
      return (
        <Reveal items={interactive.table?.items.map(({ text, bin }) => ({ text, answer: interactive.table?.bins[bin] ?? "" })) ?? []} />
      );
    case "guides":
      return <Guides guides={interactive.guides ?? []} />;
    case "hunger-note":
      return <HungerNote />;
    case "first-sentence":
      return (
        <ul className="grid gap-2">
          {interactive.sentences?.map((sentence) => (
            <li key={sentence} className="rounded-lg bg-muted p-4">
              {t("lesson.quote", { sentence })}
            </li>
          ))}
        </ul>
      );
  }
}

const MAX_SERVINGS = 3;
const HALF_LIFE_HOURS = 5;

function PortionSlider({
  food,
  interactive: { kind, nutrients },
  isCalm,
}: {
  food: MovableFood;
  interactive: InteractiveResponse;
  isCalm: boolean;
}) {
  const t = texts("learn");
  const [moved, setMoved] = useState(1);
  const [nutrient] = nutrients;
  const [amount] = food.amounts;
  if (!nutrient || amount == null) return null;
  const isClock = kind === "caffeine-clock";
  const hours = moved * HALF_LIFE_HOURS;
  const now = isClock ? amount * 0.5 ** moved : amount * moved;
  const words = isClock
    ? t("move.hours", { hours: formatAmount(hours) })
    : t("move.servings", { count: formatAmount(moved), serving: food.serving });
  return (
    <Card className="grid gap-2">
      <p className="font-bold">
        {t.rich("move.amount", {
          food: food.name,
          amount: words,
          muted: (text) => <span className="font-medium text-muted-foreground">{text}</span>,
        })}
      </p>
      <RangeSlider
        label={t("move.label", { food: food.name })}
        valueText={words}
        value={moved}
        max={MAX_SERVINGS}
        step={0.25}
        onChange={setMoved}
      />
      {isCalm && !nutrient.isCalm ? (
        <p>{t(moved > 1 ? "move.more" : "move.less", { nutrient: nutrient.word })}</p>
      ) : (
        <Meter label={nutrient.word} amount={now} full={nutrient.need ?? amount * MAX_SERVINGS} unit={nutrient.unit} />
      )}
    </Card>
  );
}

function SideBySide({
  interactive: { nutrients },
  foods,
  isCalm,
}: {
  interactive: InteractiveResponse;
  foods: readonly MovableFood[];
  isCalm: boolean;
}) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {foods.map((food) => (
          <FoodTile key={food.name} food={food} />
        ))}
      </div>
      {nutrients
        .map((nutrient, place) => ({ nutrient, place }))
        .filter(({ nutrient }) => !isCalm || nutrient.isCalm)
        .map(({ nutrient, place }) => {
          const full = Math.max(...foods.map(({ amounts }) => amounts[place] ?? 0), 0);
          return (
            <Card key={nutrient.word} className="grid gap-3">
              <h3 className="text-lg first-letter:uppercase">{nutrient.word}</h3>
              {foods.map((food) => (
                <Meter key={food.name} label={food.name} amount={food.amounts[place] ?? 0} full={full} unit={nutrient.unit} />
              ))}
            </Card>
          );
        })}
    </>
  );
}

function Reveal({ items }: { items: readonly { text: string; answer: string }[] }) {
  return (
    <ul className="grid gap-2">
      {items.map(({ text, answer }) => (
        <li key={text}>
          <details className="rounded-lg bg-muted px-4">
            <summary className="flex min-h-12 cursor-pointer items-center font-bold">{text}</summary>
            <p className="pb-3">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Guides({ guides }: { guides: NonNullable<InteractiveResponse["guides"]> }) {
  const t = texts("learn");
  return guides.map(({ name, year, parts, drink, source }) => (
    <Card key={name}>
      <h3 className="text-lg">{t("guide.name", { name, year: String(year) })}</h3>
      <ul className="mt-1 list-disc ps-5">
        {parts.map((part) => (
          <li key={part.name}>
            {part.sharePercent === undefined ? part.name : t("guide.share", { part: part.name, percent: part.sharePercent })}
          </li>
        ))}
        <li>{t("guide.drink", { drink })}</li>
      </ul>
      <p className="mt-1 text-muted-foreground text-xs">{source}</p>
    </Card>
  ));
}

/** The value is neither stored nor sent. */
function HungerNote() {
  const t = texts("learn");
  const [hunger, setHunger] = useState(3);
  return (
    <Card>
      <RangeSlider label={t("hunger.label")} valueText={String(hunger)} value={hunger} max={5} step={1} onChange={setHunger} />
      <p className="flex justify-between text-muted-foreground text-sm">
        <span>{t("hunger.full")}</span>
        <span>{t("hunger.hungry")}</span>
      </p>
    </Card>
  );
}
