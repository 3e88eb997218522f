import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { texts } from "#web/texts/texts.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { UnitInput } from "#web/ui/forms/input.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type ChosenAmount, gramsRule, gramsText, isWrong, MIN_G, parseGrams, stepGrams } from "./portion-amounts.ts";

interface PortionSwitcherProps {
  portions: readonly Portion[];
  amount: ChosenAmount;
  onChange: (amount: ChosenAmount) => void;
  gramsRef?: RefObject<HTMLInputElement | null>;
}

const BIG_STEP_G = 100;
const STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: BIG_STEP_G, PageDown: -BIG_STEP_G };

/** Common portions to tap, and a grams field for any other amount. */
export function PortionSwitcher({ portions, amount, onChange, gramsRef }: PortionSwitcherProps) {
  const t = texts("food");
  const name = useId();

  function type(text: string) {
    const grams = parseGrams(text);
    if (grams === undefined) onChange({ grams: amount.grams, typed: text });
    else onChange({ grams, portion: portions.find((portion) => portion.grams === grams), typed: text });
  }

  /** Invalid text stays in the field with its message, so that it is not mistaken for the last amount. */
  function tidy() {
    if (!isWrong(amount)) onChange({ ...amount, typed: undefined });
  }

  const step = (by: number) => type(gramsText(stepGrams(amount.grams, by)));

  function onKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    <div className="grid gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-2.5 font-bold font-display text-lg leading-snug">{t("portion.title")}</legend>
        <div className="flex flex-wrap gap-2">
          {portions.map((portion) => (
            <PortionChip
              key={`${portion.label} ${portion.grams}`}
              name={name}
              portion={portion}
              isChosen={amount.portion?.label === portion.label && amount.portion.grams === portion.grams}
              onChoose={() => onChange({ grams: portion.grams, portion })}
            />
          ))}
        </div>
      </fieldset>
      <Field
        label={t("portion.grams")}
        error={isWrong(amount) ? gramsRule() : undefined}
        className="grid-cols-[auto_1fr] items-center gap-x-3 *:[p]:col-span-2"
      >
        <div className="flex items-center gap-2">
          <IconButton
            label={t("portion.less")}
            className="bg-muted text-foreground"
            onClick={() => step(-1)}
            aria-disabled={amount.grams <= MIN_G}
          >
            <MinusIcon weight="bold" />
          </IconButton>
          <div className="w-28">
            <UnitInput
              unit="g"
              inputMode="decimal"
              role="spinbutton"
              aria-valuenow={amount.grams}
              aria-valuetext={t("portion.gramsValue", { grams: gramsText(amount.grams) })}
              aria-valuemin={MIN_G}
              aria-valuemax={MAX_QUANTITY_G}
              ref={gramsRef}
              value={amount.typed ?? gramsText(amount.grams)}
              onChange={({ target }) => type(target.value)}
              onFocus={({ target }) => target.select()}
              onBlur={tidy}
              onKeyDown={onKeyDown}
              className="pe-9 text-end font-bold"
            />
          </div>
          <IconButton
            label={t("portion.more")}
            className="bg-muted text-foreground"
            onClick={() => step(1)}
            aria-disabled={amount.grams >= MAX_QUANTITY_G}
          >
            <PlusIcon weight="bold" />
          </IconButton>
        </div>
      </Field>
    </div>
  );
}

interface PortionChipProps {
  name: string;
  portion: Portion;
  isChosen: boolean;
  onChoose: () => void;
}

function PortionChip({ name, portion: { label, grams }, isChosen, onChoose }: PortionChipProps) {
  const isCalm = useIsCalm();
  const weight = `${gramsText(grams)} g`;
  return (
    <label className="relative grid min-h-14 min-w-20 max-w-full grow only:min-w-28 only:grow-0 select-none content-center justify-items-center rounded-lg bg-card px-3.5 py-1.5 text-center shadow-[inset_0_0_0_1.5px_var(--secondary-edge)] transition-colors duration-150 hover:bg-accent has-checked:bg-foreground has-checked:text-background has-checked:shadow-none has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
      />
      <span className="font-bold text-[0.9375rem] leading-tight">{label}</span>
      {label !== weight && !isCalm && (
        <span className="text-muted-foreground text-sm leading-tight peer-checked:text-background/80">{weight}</span>
      )}
    </label>
  );
}
