import type { LabeledFood, LabLine } from "#core/contracts/learn/learn-labs.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { amountText } from "#web/components/food/portions/portion-amounts.ts";
import { cn } from "#web/lib/class-names.ts";
import { MISSING } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";

/** The FDA allows it on small labels. Written out, the name takes three lines on a phone, and two labels no longer line up. */
const ABBREVIATED = "Total Carbohydrate";

interface LabLabelProps {
  food: LabeledFood;
  /** The name of the chosen line. */
  chosen: string;
  onChoose: (line: string) => void;
  /** Small text on phones, so that two labels fit next to each other. */
  isNarrow?: boolean;
}

/** A nutrition label as printed, white in both themes. Each line is a button. */
export function LabLabel({ food, chosen, onChoose, isNarrow = false }: LabLabelProps) {
  const t = texts("labs");
  const isCalm = useIsCalm();
  const renderRows = (lines: readonly LabLine[]) =>
    lines
      .filter((line) => !isCalm || line.isCalm)
      .map((line) => <LabelRow key={line.name} line={line} isChosen={chosen === line.name} onChoose={onChoose} isNarrow={isNarrow} />);
  return (
    <section
      aria-label={t("label.name", { food: food.name })}
      data-theme="light"
      className={cn(
        "rounded-md border-2 border-foreground bg-card px-3.5 pt-2.5 pb-3 text-[0.9375rem] text-foreground",
        isNarrow && "max-md:px-2 max-md:text-[0.8125rem]",
      )}
    >
      <h2 className={cn("font-black text-[2rem] leading-none tracking-tight", isNarrow && "max-md:text-base sm:max-md:text-lg")}>
        {t("label.title")}
      </h2>
      <p className="flex flex-wrap justify-between gap-x-2 border-foreground border-b-8 pt-1 pb-1.5 font-bold">
        <span>{t("label.serving")}</span>
        <span>{amountText({ grams: food.grams, portion: { label: food.serving, grams: food.grams } })}</span>
      </p>
      {!isCalm && (
        <p
          className={cn(
            "flex items-end justify-between border-foreground border-b-4 py-1 font-black font-display text-2xl",
            isNarrow && "max-md:text-base",
          )}
        >
          {t("label.calories")}{" "}
          <span className={cn("text-4xl leading-none", isNarrow && "max-md:text-2xl")}>{food.calories ?? MISSING}</span>
        </p>
      )}
      <p className="py-1 text-end font-bold text-sm">{t("label.percent")}</p>
      <ul className="border-foreground border-b-8">{renderRows(food.lines)}</ul>
      <ul className="border-foreground border-b-4">{renderRows(food.vitamins)}</ul>
      <p className="mt-2 text-pretty text-muted-foreground text-xs">{t("label.percentNote")}</p>
    </section>
  );
}

interface LabelRowProps {
  line: LabLine;
  isChosen: boolean;
  onChoose: (line: string) => void;
  isNarrow: boolean;
}

function LabelRow({ line, isChosen, onChoose, isNarrow }: LabelRowProps) {
  const t = texts("labs");
  const { name, amount, percent, depth } = line;
  const short = isNarrow && name === ABBREVIATED ? t("label.carbohydrateShort") : undefined;
  return (
    <li className={cn("border-border border-t", depth > 0 && "ps-3 md:ps-4", depth > 1 && "ps-6 md:ps-8")}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose(name)}
        className={cn(
          "flex min-h-11 w-full items-center justify-between gap-2 rounded-sm px-1 text-start leading-tight",
          isChosen && "bg-sun-soft shadow-[inset_0_0_0_2px_var(--foreground)]",
        )}
      >
        <span>
          {depth > 1 ? (
            t("label.includes", { amount, name })
          ) : (
            <>
              <span className={cn(depth === 0 && "font-bold")}>
                {short && (
                  <span aria-hidden="true" className="md:hidden">
                    {short}
                  </span>
                )}
                <span className={cn(short && "max-md:sr-only")}>{name}</span>
              </span>{" "}
              <span className="whitespace-nowrap">{amount}</span>
            </>
          )}
        </span>
        {percent !== null && <span className="font-bold">{t("percent", { share: percent / 100 })}</span>}
      </button>
    </li>
  );
}
