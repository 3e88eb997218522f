import type { Food } from "#core/contracts/foods.ts";
import { type LabelAmount, type LabelLine, labelFacts } from "#core/domain/nutrients/nutrition-label.ts";
import { amountText, type ChosenAmount, portionWords, weightText } from "#web/components/food/portions/portion-amounts.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatAmount, formatKcal, MISSING } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";

const TRANS_FAT = "Trans Fat";
const INDENTS = { 0: undefined, 1: "ps-5", 2: "ps-10" } as const;

/** A label as on packages in the USA, for the chosen amount. It uses their rounding rules and is white in both themes. */
export function NutritionLabel({ food, amount }: { food: Food; amount: ChosenAmount }) {
  const t = texts("food");
  const [words, weight] = [portionWords(amount), weightText(amount.grams)];
  const { calories, lines, vitamins } = labelFacts(food, amount.grams);
  return (
    <div className="grid gap-2">
      <div data-theme="light" className="rounded-md border-2 border-foreground bg-card px-3.5 pt-2.5 pb-3 text-foreground">
        <h3 className="font-black text-[2rem] leading-none tracking-tight">{t("label.title")}</h3>
        <table className="mt-2 w-full text-[0.9375rem]">
          <caption className="sr-only">{t("label.caption", { amount: amountText(amount) })}</caption>
          <thead>
            <tr className="border-foreground border-t">
              <th scope="row" className="py-1 text-start font-bold">
                {t("label.serving")}
              </th>
              <td className="py-1 text-end font-bold">
                {words && `${words} `}
                <span className="whitespace-nowrap">{words ? `(${weight})` : weight}</span>
              </td>
            </tr>
            <tr className="border-foreground border-y-8 border-b-4">
              <th scope="row" className="pt-1 text-start align-bottom">
                <span className="block font-bold text-sm">{t("label.perServing")}</span>
                <span className="block pb-1 font-black font-display text-2xl leading-none">{t("label.calories")}</span>
              </th>
              <td className="pb-0.5 text-end align-bottom font-black font-display text-4xl leading-none">{formatKcal(calories)}</td>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td />
              <th scope="col" className="whitespace-nowrap py-1 text-end font-bold text-sm">
                {t("label.dailyValue")}
              </th>
            </tr>
            {lines.map((line) => (
              <Row key={line.name} line={line} isHeading={line.depth === 0} />
            ))}
          </tbody>
          <tbody className="border-foreground border-t-8 border-b-4">
            {vitamins.map((line) => (
              <Row key={line.name} line={line} />
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-pretty text-muted-foreground text-sm">{t("label.footnote")}</p>
      </div>
      <p className="text-pretty text-muted-foreground text-sm">{[t("label.rounded"), missingText(lines)].filter(Boolean).join(" ")}</p>
    </div>
  );
}

function Row({ line: { name, unit, amount, percent, depth }, isHeading = false }: { line: LabelLine; isHeading?: boolean }) {
  const t = texts("food");
  const amountText = <span className="whitespace-nowrap">{formatLabelAmount(amount, unit)}</span>;
  return (
    <tr className="border-border border-t">
      <th scope="row" className={cn("py-1 text-start font-medium", INDENTS[depth])}>
        {depth === 2 ? (
          t.rich("label.includes", { amount: amountText, nutrient: name })
        ) : (
          <>
            <span className={isHeading ? "font-extrabold" : undefined}>
              {name === TRANS_FAT ? t.rich("label.transFat", { i: (text) => <i>{text}</i> }) : name}
            </span>{" "}
            {amountText}
          </>
        )}
      </th>
      <td className={cn("py-1 text-end", isHeading && "font-extrabold")}>
        {percent !== undefined && (percent === null ? MISSING : t("label.percent", { share: percent / 100 }))}
      </td>
    </tr>
  );
}

function formatLabelAmount(amount: LabelAmount | null, unit: string): string {
  if (amount === null) return MISSING;
  const text = `${formatAmount(amount.value)} ${unit}`;
  return amount.isLessThan ? texts("food")("label.lessThan", { amount: text }) : text;
}

/** Explains the dashes on the label. */
function missingText(lines: readonly LabelLine[]): string | undefined {
  const isUnknown = (line: string) => lines.some(({ name, amount }) => name === line && amount === null);
  const [trans, added] = [isUnknown(TRANS_FAT), isUnknown("Added Sugars")];
  if (!trans && !added) return undefined;
  return texts("food")("label.missing", { what: trans && added ? "both" : trans ? "trans" : "added" });
}
