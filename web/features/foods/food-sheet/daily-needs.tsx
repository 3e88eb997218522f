import { useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { type AgeBand, findAgeBand } from "#core/domain/food-safety/age-bands.ts";
import { exceededLimit } from "#core/domain/food-safety/upper-limits.ts";
import { nutrientIn } from "#core/domain/foods/portions.ts";
import { type NeededNutrient, type NeedsResult, needsFor, UNKNOWN_BODY } from "#core/domain/needs/needs.ts";
import { MINERALS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { toPercent } from "#core/domain/nutrients/proportions.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { type NutrientBar, NutrientBars } from "#web/components/charts/nutrient-bars.tsx";
import { NeedsBasis, needsSource } from "#web/components/charts/nutrient-basis.tsx";
import { texts } from "#web/texts/texts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Safe to cast: Object.keys of a constant object returns exactly its declared keys. */
const DISPLAYED_NUTRIENTS = ["protein", "fiber", ...Object.keys(VITAMINS), ...Object.keys(MINERALS)] as NeededNutrient[];
const MAX_FIRST_BARS = 8;
const MIN_FIRST_BARS = 2;

export function DailyNeeds({ food, grams }: { food: Food; grams: number }) {
  const t = texts("foods");
  const user = useCurrentUser() ?? UNKNOWN_BODY;
  const person = needsFor(user);
  const [isOpen, setIsOpen] = useState(false);
  const bars = toNutrientBars(food, grams, person, findAgeBand(user.age));
  const isYours = person.basis === "you";
  const listedCount = bars.filter(({ amount }) => amount !== null).length;
  const first = Math.min(Math.max(listedCount, MIN_FIRST_BARS), MAX_FIRST_BARS);
  const more = bars.slice(first);
  return (
    <section aria-label={t("needs.label")} className="grid gap-4">
      <div className="grid gap-0.5">
        <h3>{t(isYours ? "needs.own" : "needs.general")}</h3>
        <NeedsBasis person={person} />
      </div>
      <NutrientBars bars={bars.slice(0, first)} marksDailyValues={isYours} />
      {more.length > 0 && (
        <Disclosure
          label={isOpen ? t("more.close") : t("more.open", { count: more.length })}
          open={isOpen}
          onOpenChange={setIsOpen}
          className="-mt-2 -ms-1"
        >
          <div className="pt-2 ps-1">
            <NutrientBars bars={more} marksDailyValues={isYours} />
          </div>
        </Disclosure>
      )}
      <p className="text-pretty text-muted-foreground text-xs">{needsSource(person)}</p>
    </section>
  );
}

/** The largest share comes first, unknown figures last. All bars scale together, so the order does not depend on the portion. */
function toNutrientBars(food: Food, grams: number, { needs }: NeedsResult, age: AgeBand): NutrientBar[] {
  const bars = DISPLAYED_NUTRIENTS.flatMap((nutrient) => {
    const need = needs[nutrient];
    if (!need) return [];
    return [{ nutrient, need, amount: nutrientIn(food, nutrient, grams), exceededLimit: exceededLimit(food, grams, nutrient, age) }];
  });
  return bars.sort((a, b) => rank(b) - rank(a));
}

const rank = ({ amount, need }: NutrientBar): number => toPercent(amount, need?.amount) ?? -1;
