import type { ReactNode } from "react";
import type { Food } from "#core/contracts/foods.ts";
import type { AnyNutrient } from "#core/domain/knowledge/labels.ts";
import { ALL_NUTRIENTS, nutrientIn } from "#core/domain/portions.ts";
import { percentOf } from "#core/domain/proportions.ts";
import { amountText, type ChosenAmount, portionWords, weightText } from "#web/components/portion-amounts.ts";
import { formatKcal, formatPercent, withUnit } from "#web/lib/amounts.ts";
import { cn } from "#web/lib/class-names.ts";

interface Line {
  nutrient: AnyNutrient;
  name: string;
  /** Part of the line above it. */
  isPart?: boolean;
}

const LINES: readonly Line[] = [
  { nutrient: "fat", name: "Total Fat" },
  { nutrient: "saturatedFat", name: "Saturated Fat", isPart: true },
  { nutrient: "cholesterolMg", name: "Cholesterol" },
  { nutrient: "sodium", name: "Sodium" },
  { nutrient: "carbs", name: "Total Carbohydrate" },
  { nutrient: "fiber", name: "Dietary Fiber", isPart: true },
  { nutrient: "sugar", name: "Total Sugars", isPart: true },
  { nutrient: "protein", name: "Protein" },
];

const FOOT_LINES: readonly Line[] = [
  { nutrient: "vitaminDUg", name: "Vitamin D" },
  { nutrient: "calciumMg", name: "Calcium" },
  { nutrient: "ironMg", name: "Iron" },
  { nutrient: "potassiumMg", name: "Potassium" },
];

/** As it stands on packages in the USA, for the chosen amount. Figures are not rounded the package's way, so that they match the rest of the sheet. */
export function NutritionLabel({ food, amount }: { food: Food; amount: ChosenAmount }) {
  const [words, weight] = [portionWords(amount), weightText(amount.grams)];
  return (
    <div className="rounded-md border-2 border-foreground px-3.5 pt-2.5 pb-3">
      <h3 className="font-black text-[2rem] leading-none tracking-tight">Nutrition Facts</h3>
      <table className="mt-2 w-full text-[0.9375rem]">
        <caption className="sr-only">Nutrition Facts for {amountText(amount)}</caption>
        <thead>
          <tr className="border-foreground border-t">
            <th scope="row" className="py-1 text-left font-bold">
              Serving size
            </th>
            <td className="py-1 text-right font-bold">
              {words && `${words} `}
              <span className="whitespace-nowrap">{words ? `(${weight})` : weight}</span>
            </td>
          </tr>
          <tr className="border-foreground border-y-8 border-b-4">
            <th scope="row" className="pt-1 text-left align-bottom">
              <span className="block font-bold text-sm">Amount per serving</span>
              <span className="block pb-1 font-black font-display text-2xl leading-none">Calories</span>
            </th>
            <td className="pb-0.5 text-right align-bottom font-black font-display text-4xl leading-none">
              {formatKcal(nutrientIn(food, "calories", amount.grams))}
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td />
            <th scope="col" className="py-1 text-right font-bold text-sm">
              % Daily Value*
            </th>
          </tr>
          {LINES.map((line) => (
            <Row key={line.nutrient} line={line} food={food} grams={amount.grams} isHeading={!line.isPart} />
          ))}
        </tbody>
        <tbody className="border-foreground border-t-8 border-b-4">
          {FOOT_LINES.map((line) => (
            <Row key={line.nutrient} line={line} food={food} grams={amount.grams} />
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-pretty text-muted-foreground text-sm">
        * How much of one day’s value a serving brings. The Daily Value is one number for everybody from age 4 on, made for labels.
      </p>
    </div>
  );
}

function Row({
  line: { nutrient, name, isPart },
  food,
  grams,
  isHeading = false,
}: {
  line: Line;
  food: Food;
  grams: number;
  isHeading?: boolean;
}) {
  const { unit, dailyValue } = ALL_NUTRIENTS[nutrient];
  const amount = nutrientIn(food, nutrient, grams);
  const percent: ReactNode = dailyValue !== undefined && formatPercent(percentOf(amount, dailyValue));
  return (
    <tr className="border-border border-t">
      <th scope="row" className={cn("py-1 text-left font-medium", isPart && "pl-5")}>
        <span className={isHeading ? "font-extrabold" : undefined}>{name}</span> {withUnit(amount, unit)}
      </th>
      <td className={cn("py-1 text-right", isHeading && "font-extrabold")}>{percent}</td>
    </tr>
  );
}
