import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { SwapIcon } from "@phosphor-icons/react/dist/csr/Swap";
import { type ReactNode, useState } from "react";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { NamedPlate } from "#web/components/food/plates/named-plate.tsx";
import { gramsRule, gramsText, isWrong } from "#web/components/food/portions/portion-amounts.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { UnitInput } from "#web/ui/forms/input.tsx";
import { ChangeFoodDialog } from "./change-food-dialog.tsx";
import { amountInItem, type PlateItem, setItemFood, setItemGrams } from "./plate-items.ts";

const SOURCE_TEXTS = {
  USDA: "item.usda",
  "AI estimate": "item.ai",
  "Your own food": "item.own",
} as const satisfies Record<PlateItem["source"], TextKey<"scan">>;

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

interface ItemRowProps {
  item: PlateItem;
  onChange: (item: PlateItem) => void;
  onRemove: () => void;
  onLog: () => void;
  isLogging: boolean;
}

/** One food in the photo: its name, its amount, and a button to log it. */
export function ItemRow({ item, onChange, onRemove, onLog, isLogging }: ItemRowProps) {
  const t = texts("scan");
  const [isChanging, setChanging] = useState(false);
  const { name, food, grams, isLogged } = item;
  // A plate that an older version stored may name another source.
  const sourceText: (typeof SOURCE_TEXTS)[PlateItem["source"]] | undefined = SOURCE_TEXTS[item.source];
  const source = sourceText ? t(sourceText) : item.source;
  const isCalm = useIsCalm();
  const errorId = `grams-error-${item.id}`;
  return (
    <li className="grid gap-2.5 py-4">
      <div className="flex items-center gap-3">
        <NamedPlate name={name} food={food} macros={item.per100G} size={52} />
        <div className="min-w-0 grow [overflow-wrap:anywhere]">
          <h3 className="text-base">{name}</h3>
          <p className="text-pretty text-muted-foreground text-sm">{food && food.name !== name ? `${food.name} · ${source}` : source}</p>
        </div>
        {!isCalm && (
          <p className="shrink-0 text-sm">
            {t.rich("item.kcal", {
              amount: formatKcal(amountInItem(item, "calories")),
              b: (text) => <b className="font-display font-extrabold text-lg">{text}</b>,
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:ps-16">
        <div className="w-24">
          <UnitInput
            unit="g"
            inputMode="decimal"
            aria-label={t("item.grams", { food: name })}
            aria-invalid={isWrong(item) || undefined}
            aria-describedby={isWrong(item) ? errorId : undefined}
            value={item.typed ?? gramsText(grams)}
            onChange={({ target }) => onChange(setItemGrams(item, target.value))}
            onFocus={({ target }) => target.select()}
            onBlur={() => !isWrong(item) && onChange({ ...item, typed: undefined })}
            className="min-h-11 rounded-md pe-8 ps-3 text-end font-bold"
          />
        </div>
        <Button variant="soft" className="min-h-11 px-3.5 text-[0.9375rem]" onClick={() => setChanging(true)}>
          <SwapIcon weight="bold" />
          {t.rich("item.change", { food: name, label: (text) => <span className="max-[22.4375rem]:sr-only">{text}</span>, hidden })}
        </Button>
        <Button
          variant="soft"
          className={cn("ms-auto min-h-11 px-3.5 text-[0.9375rem]", isLogged && "bg-success-soft text-score-high-ink")}
          pending={isLogging}
          aria-disabled={isLogged || undefined}
          onClick={isLogged ? undefined : onLog}
        >
          {isLogged ? <CheckIcon weight="bold" /> : <PlusIcon weight="bold" />}
          {t.rich(isLogged ? "item.added" : "item.add", { food: name, hidden })}
        </Button>
      </div>
      {isWrong(item) && (
        <p id={errorId} className="font-semibold text-destructive text-sm sm:ps-16">
          {gramsRule()}
        </p>
      )}
      <ChangeFoodDialog
        item={item}
        isOpen={isChanging}
        onOpenChange={setChanging}
        onChoose={(chosen) => {
          onChange(setItemFood(item, chosen));
          setChanging(false);
        }}
        onRemove={() => {
          setChanging(false);
          onRemove();
        }}
      />
    </li>
  );
}
