import { texts } from "#web/texts/texts.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { servingsText } from "./servings-text.ts";

const AMOUNTS = [0.5, 1, 1.5, 2, 2.5, 3] as const;

interface ServingsSelectProps {
  servings: number;
  onServings: (servings: number) => void;
}

/** Asks how many servings of a dish were eaten. */
export function ServingsSelect({ servings, onServings }: ServingsSelectProps) {
  return (
    <Select
      aria-label={texts("diary-parts")("servings.howMuch")}
      value={String(servings)}
      onChange={({ target }) => onServings(Number(target.value))}
    >
      {AMOUNTS.map((amount) => (
        <option key={amount} value={amount}>
          {servingsText(amount)}
        </option>
      ))}
    </Select>
  );
}
