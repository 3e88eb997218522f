import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { ReactNode } from "react";
import { householdWords } from "#web/components/calm/household-words.ts";
import { useContributionsText } from "#web/components/calm/nutrient-contributions.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import type { FoodToLog } from "#web/components/diary/use-log-foods.ts";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { amountText, portionWords } from "#web/components/food/portions/portion-amounts.ts";
import { AllergenMark } from "#web/components/food/warnings/allergen-mark.tsx";
import { useAskAnyway } from "#web/components/food/warnings/ask-anyway.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { formatEnergy } from "./basket.ts";

/** The actions that every list of foods offers. */
export interface Picking {
  isAdded: (foods: readonly FoodToLog[]) => boolean;
  onToggle: (foods: readonly FoodToLog[]) => void;
  onOpen: (food: FoodToLog) => void;
}

const TILE = [
  "grid size-11 shrink-0 place-items-center rounded-md bg-muted text-foreground transition-colors duration-150 hover:bg-border",
  "aria-pressed:bg-foreground aria-pressed:text-background group-aria-pressed:bg-foreground group-aria-pressed:text-background",
].join(" ");

/** Opens the food to choose an amount; the plus button adds the usual amount. */
export function FoodRow({ item, isAdded, onToggle, onOpen }: Picking & { item: FoodToLog }) {
  const t = texts("diary");
  const { food, amount } = item;
  const isCalm = useIsCalm();
  const brings = useContributionsText(food, amount.grams);
  const { ask, question } = useAskAnyway("Log");
  const isPicked = isAdded([item]);
  return (
    <li className="flex items-center gap-2">
      <button
        type="button"
        onClick={() => onOpen(item)}
        className="-ms-1 flex min-h-16 min-w-0 grow items-center gap-3 rounded-lg px-1 py-1.5 text-start transition-colors duration-150 hover:bg-accent"
      >
        <FoodPlate food={food} size={52} />
        <Words name={food.name}>
          {isCalm
            ? [portionWords(amount) ?? householdWords(food, amount.grams), brings].filter(Boolean).join(" · ")
            : t.rich("food.amount", {
                amount: amountText(amount),
                energy: <span className="whitespace-nowrap">{formatEnergy([item])}</span>,
              })}
        </Words>
        <AllergenMark food={food} className="ms-auto" />
      </button>
      <button
        type="button"
        aria-label={t("food.add", { food: food.name })}
        aria-pressed={isPicked}
        onClick={() => (isPicked ? onToggle([item]) : ask([food], () => onToggle([item])))}
        className={TILE}
      >
        <PlusOrCheck isAdded={isPicked} />
      </button>
      {question}
    </li>
  );
}

interface GroupRowProps extends Pick<Picking, "isAdded" | "onToggle"> {
  name: string;
  items: readonly FoodToLog[];
  picture: ReactNode;
  /** What else can be done with the group. */
  children?: ReactNode;
}

/** Several foods that are added together with one tap. */
export function GroupRow({ name, items, picture, isAdded, onToggle, children }: GroupRowProps) {
  const isCalm = useIsCalm();
  const { ask, question } = useAskAnyway("Log");
  const isPicked = isAdded(items);
  return (
    <li className="flex items-center">
      <button
        type="button"
        aria-pressed={isPicked}
        onClick={() =>
          isPicked
            ? onToggle(items)
            : ask(
                items.map(({ food }) => food),
                () => onToggle(items),
              )
        }
        className="group -ms-1 flex min-h-16 min-w-0 grow items-center gap-3 rounded-lg py-1.5 ps-1 text-start transition-colors duration-150 hover:bg-accent"
      >
        <span aria-hidden="true" className="grid size-13 shrink-0 place-items-center rounded-full bg-muted [&_svg]:size-6">
          {picture}
        </span>
        <Words name={name}>
          {!isCalm && `${formatEnergy(items)} · `}
          {items.map(({ food }) => food.name).join(", ")}
        </Words>
        <span aria-hidden="true" className={cn(TILE, "ms-auto")}>
          <PlusOrCheck isAdded={isPicked} />
        </span>
      </button>
      {children}
      {question}
    </li>
  );
}

function Words({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="grid min-w-0 [overflow-wrap:anywhere]">
      <span className="line-clamp-2 font-bold leading-snug">{name}</span>
      <span className="line-clamp-2 text-muted-foreground text-sm">{children}</span>
    </span>
  );
}

function PlusOrCheck({ isAdded }: { isAdded: boolean }) {
  return isAdded ? <CheckIcon weight="bold" size={20} className="animate-pop" /> : <PlusIcon weight="bold" size={20} />;
}
