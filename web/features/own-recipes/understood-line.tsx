import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { type ReactNode, useId, useState } from "react";
import type { LineChoice, RecipeReading } from "#core/contracts/recipes/own-recipes.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";
import { foodArtPath } from "#web/components/food/food-art-names.ts";
import { PLACEHOLDER_ART } from "#web/components/food/food-categories.ts";
import { formatTenths } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/forms/choices.tsx";
import { UnitInput } from "#web/ui/forms/input.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

type ReadLine = RecipeReading["lines"][number];

interface UnderstoodLineProps {
  line: ReadLine;
  onChoose: (change: Omit<LineChoice, "text">) => void;
  /** Opens the search for a food that is not among the offered matches. */
  onFind: () => void;
}

/** An ingredient line with the food it was matched to, and the alternatives. */
export function UnderstoodLine({ line, onChoose, onFind }: UnderstoodLineProps) {
  const t = texts("own-recipes");
  const { text, certainty, food } = line;
  const [isOpen, setIsOpen] = useState(false);
  if (certainty === "heading") {
    return (
      <li className="py-3">
        <h3 className="text-base [overflow-wrap:anywhere]">{text}</h3>
      </li>
    );
  }
  const isCounted = certainty !== "left out";
  const showsOthers = food !== null && isCounted && (isOpen || (certainty === "guess" && line.offered.length > 0));
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-4">
      <img src={food?.imageUrl ?? foodArtPath(PLACEHOLDER_ART)} alt="" width={40} height={40} loading="lazy" decoding="async" />
      <div className="grid min-w-0 [overflow-wrap:anywhere]">
        <span className="text-[0.9375rem] text-muted-foreground">{text}</span>
        <b className="leading-snug">{food?.name ?? t("line.unknown")}</b>
      </div>
      {isCounted && food && <GramsInput line={line} onChoose={onChoose} />}
      <div className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-1.5 sm:col-start-2">
        <CertaintyBadge line={line} />
        {line.note && <span className="text-[0.9375rem] text-muted-foreground">{line.note}</span>}
        {showsOthers ? (
          <OtherFoods line={line} onChoose={onChoose} onFind={onFind} />
        ) : (
          <LineActions line={line} onChoose={onChoose} onFind={onFind} onChange={() => setIsOpen(true)} />
        )}
      </div>
    </li>
  );
}

function LineActions({ line, onChoose, onFind, onChange }: UnderstoodLineProps & { onChange: () => void }) {
  const t = texts("own-recipes");
  const { text, certainty, food } = line;
  if (certainty === "left out") {
    return (
      <Named line={text}>
        <TextLink onClick={() => onChoose({ isLeftOut: false })}>{t("line.count")}</TextLink>
      </Named>
    );
  }
  if (food) {
    return (
      <Named line={text}>
        <TextLink onClick={onChange}>{t("line.change")}</TextLink>
      </Named>
    );
  }
  return (
    <Named line={text}>
      <Button size="sm" onClick={onFind}>
        {t("line.find")}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onChoose({ isLeftOut: true })}>
        {t("line.leaveOut")}
      </Button>
    </Named>
  );
}

/** Tells screen reader users which line the buttons belong to. */
const Named = ({ line, children }: { line: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this groups buttons.
  <span role="group" aria-label={line} className="inline-flex flex-wrap items-center gap-2">
    {children}
  </span>
);

/** Offers the next best matches. */
function OtherFoods({ line: { text, food, offered }, onChoose, onFind }: UnderstoodLineProps) {
  const t = texts("own-recipes");
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{t("line.which", { line: text })}</legend>
      {food && (
        <Chip type="radio" name={name} checked readOnly>
          {food.name}
        </Chip>
      )}
      {offered.map((other) => (
        <Chip key={other.id} type="radio" name={name} checked={false} onChange={() => onChoose({ foodId: other.id })}>
          {other.name}
        </Chip>
      ))}
      <TextLink onClick={onFind}>{t("line.another")}</TextLink>
      <TextLink onClick={() => onChoose({ isLeftOut: true })}>{t("line.leaveOut")}</TextLink>
    </fieldset>
  );
}

function CertaintyBadge({ line: { certainty, food } }: { line: ReadLine }) {
  const t = texts("own-recipes");
  if (certainty === "sure") {
    return (
      <Badge tone="success">
        <CheckIcon weight="bold" size={14} aria-hidden="true" />
        {t("line.sure")}
      </Badge>
    );
  }
  if (certainty === "guess") return <Badge tone="sun">{t("line.guess")}</Badge>;
  if (certainty === "left out") return <Badge>{t("line.leftOut")}</Badge>;
  return <Badge>{t(food ? "line.howMuch" : "line.notFound")}</Badge>;
}

/** The typed text stays in the field until it loses the focus, even if the lines are read again in between. */
function GramsInput({ line: { food, grams }, onChoose }: Pick<UnderstoodLineProps, "line" | "onChoose">) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const number = parseNumber(text);
    if (number > 0) onChoose({ grams: number });
  };
  return (
    <UnitInput
      unit="g"
      inputMode="decimal"
      aria-label={texts("own-recipes")("line.grams", { food: food?.name ?? "" })}
      className="min-h-11 w-26 pe-9 ps-3 text-end font-bold"
      placeholder="?"
      maxLength={7}
      value={typed ?? (grams === null ? "" : formatTenths(grams))}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
