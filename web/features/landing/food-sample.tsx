import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useId, useState } from "react";
import { SAMPLE_FOODS, SAMPLE_SOURCE, type SampleFood } from "#core/domain/foods/sample-foods.ts";
import { amountIn } from "#core/domain/nutrients/proportions.ts";
import { MacroRing } from "#web/components/charts/macro-ring.tsx";
import { CategoryBadge } from "#web/components/food/category-badge.tsx";
import { Plate } from "#web/components/food/plates/plate.tsx";
import { formatKcal, formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Chip } from "#web/ui/forms/choices.tsx";
import { SampleDay, type SampleEntry } from "./sample-day.tsx";

const MIN_G = 5;
const MAX_G = 500;
const MAX_ENTRIES = 6;

/** A small food sheet and diary to try out. Nothing is stored or sent. */
export function FoodSample() {
  const t = texts("landing");
  const [food, setFood] = useState(SAMPLE_FOODS[0]);
  const [grams, setGrams] = useState(SAMPLE_FOODS[0].portions[0].grams);
  const [entries, setEntries] = useState<readonly SampleEntry[]>([]);
  const [entriesMade, setEntriesMade] = useState(0);

  function choose(next: SampleFood) {
    setFood(next);
    setGrams(next.portions[0].grams);
  }

  function add() {
    setEntries([...entries, { id: entriesMade, food, grams }].slice(-MAX_ENTRIES));
    setEntriesMade(entriesMade + 1);
  }

  return (
    <div className="grid gap-4 md:gap-5 xl:grid-cols-[1fr_21rem]">
      <Card className="grid content-start gap-6 rounded-2xl md:p-7">
        <FoodChoice chosen={food} onChoose={choose} />
        <div className="grid gap-6 lg:grid-cols-[4fr_5fr]">
          <div className="grid content-start gap-4">
            <div className="flex items-center gap-4">
              <Plate art={food.art} category={food.category} macros={food} size={112} />
              <div className="grid justify-items-start gap-2">
                <h3 className="text-2xl leading-tight">{food.name}</h3>
                <CategoryBadge category={food.category} />
              </div>
            </div>
            <p className="min-h-[4.5em] text-pretty text-muted-foreground">{food.bodyImpact}</p>
            <Amount food={food} grams={grams} onChange={setGrams} />
          </div>
          <div className="grid content-between gap-6">
            <MacroRing
              kcal={amountIn(food.calories, grams)}
              macros={{ protein: amountIn(food.protein, grams), carbs: amountIn(food.carbs, grams), fat: amountIn(food.fat, grams) }}
              details={[{ name: t("sample.fiber"), amount: formatWithUnit(amountIn(food.fiber, grams), "g") }]}
            />
            <div className="grid gap-3">
              <Button variant="primary" size="block" onClick={add}>
                <PlusIcon weight="bold" aria-hidden="true" />
                {t("sample.add")}
              </Button>
              <p className="text-muted-foreground text-xs">{t("sample.source", { source: SAMPLE_SOURCE })}</p>
            </div>
          </div>
        </div>
        <p role="status" className="sr-only">
          {t("sample.status", { kcal: formatKcal(amountIn(food.calories, grams)), grams, food: food.name })}
        </p>
      </Card>
      <SampleDay entries={entries} onRemove={(id) => setEntries(entries.filter((entry) => entry.id !== id))} />
    </div>
  );
}

function FoodChoice({ chosen, onChoose }: { chosen: SampleFood; onChoose: (food: SampleFood) => void }) {
  const name = useId();

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts("landing")("sample.food")}</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:gap-3">
        {SAMPLE_FOODS.map((food) => (
          <label
            key={food.name}
            className="relative grid select-none justify-items-center gap-1.5 rounded-lg px-1 py-2.5 text-center font-semibold text-sm leading-tight transition-colors duration-150 hover:bg-accent has-checked:bg-muted has-checked:shadow-[inset_0_0_0_2px_var(--foreground)] has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={food === chosen}
              onChange={() => onChoose(food)}
              className="absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
            />
            <Plate art={food.art} category={food.category} macros={food} size={56} />
            {food.name.split(",")[0]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AmountProps {
  food: SampleFood;
  grams: number;
  onChange: (grams: number) => void;
}

function Amount({ food, grams, onChange }: AmountProps) {
  const t = texts("landing");
  const name = useId();
  const slider = useId();
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold font-display text-lg leading-snug">{t("sample.amount")}</legend>
        <div className="flex flex-wrap gap-2">
          {food.portions.map((portion) => (
            <Chip key={portion.label} type="radio" name={name} checked={portion.grams === grams} onChange={() => onChange(portion.grams)}>
              {portion.label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div>
        <div className="flex items-baseline justify-between">
          <label htmlFor={slider} className="text-muted-foreground text-sm">
            {t("sample.slide")}
          </label>
          <span aria-hidden="true" className="font-bold font-display text-lg">
            {t("sample.grams", { grams })}
          </span>
        </div>
        <input
          id={slider}
          type="range"
          min={MIN_G}
          max={MAX_G}
          step={5}
          value={grams}
          aria-valuetext={t("sample.gramsSpoken", { grams })}
          onChange={({ target }) => onChange(Number(target.value))}
          className="h-11 w-full cursor-pointer accent-foreground"
        />
      </div>
    </div>
  );
}
