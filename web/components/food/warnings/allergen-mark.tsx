import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import type { Food } from "#core/contracts/foods.ts";
import { type AllergenMark as Mark, toAllergenMark } from "#core/domain/allergens/allergen-mark.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { allergenWord } from "./allergen-words.ts";
import { useAvoids } from "./use-avoids.ts";

interface AllergenMarkProps {
  food: Pick<Food, "allergens">;
  /** Shows nothing of allergens that this user does not avoid, where a row has little room. */
  onlyOwn?: boolean;
  className?: string;
}

/** One word about a food's allergens. The user's own are in ink with a warning sign, so that they do not depend on a color. */
export function AllergenMark({ food, onlyOwn = false, className }: AllergenMarkProps) {
  const mark = toAllergenMark(food.allergens, useAvoids());
  if (!mark || (onlyOwn && mark.kind === "plain")) return null;
  const isOwn = mark.kind === "contains" || mark.kind === "mayContain";
  return (
    <span
      className={cn(
        "inline-flex min-h-6 w-fit shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 font-bold text-[0.8125rem]",
        isOwn ? "bg-foreground text-background" : "bg-muted text-foreground",
        className,
      )}
    >
      {isOwn && <WarningIcon weight="fill" size={14} aria-hidden="true" />}
      {describeMark(mark)}
    </span>
  );
}

function describeMark(mark: Mark) {
  const t = texts("food");
  if (mark.kind === "unknown") return t("mark.unknown");
  return (
    <span>
      {t.rich(`mark.${mark.kind}`, {
        allergen: allergenWord(mark.word),
        more: mark.more,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </span>
  );
}
