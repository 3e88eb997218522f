import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { type ReactNode, useId, useState } from "react";
import type { LineChoice, RecipeReading } from "#core/contracts/recipes/own-recipes.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";
import { foodArtPath } from "#web/components/food/food-art-names.ts";
import { PLACEHOLDER_ART } from "#web/components/food/food-categories.ts";
import { formatTenths } from "#web/lib/format/numbers.ts";
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
        <b className="leading-snug">{food?.name ?? "We don’t know this one yet"}</b>
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
  const { text, certainty, food } = line;
  if (certainty === "left out") {
    return (
      <Named line={text}>
        <TextLink onClick={() => onChoose({ isLeftOut: false })}>Count it</TextLink>
      </Named>
    );
  }
  if (food) {
    return (
      <Named line={text}>
        <TextLink onClick={onChange}>Change</TextLink>
      </Named>
    );
  }
  return (
    <Named line={text}>
      <Button size="sm" onClick={onFind}>
        Find a food
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onChoose({ isLeftOut: true })}>
        Leave it out
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
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">Which food is “{text}”?</legend>
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
      <TextLink onClick={onFind}>Another food</TextLink>
      <TextLink onClick={() => onChoose({ isLeftOut: true })}>Leave it out</TextLink>
    </fieldset>
  );
}

function CertaintyBadge({ line: { certainty, food } }: { line: ReadLine }) {
  if (certainty === "sure") {
    return (
      <Badge tone="success">
        <CheckIcon weight="bold" size={14} aria-hidden="true" />
        Sure
      </Badge>
    );
  }
  if (certainty === "guess") return <Badge tone="sun">A guess</Badge>;
  if (certainty === "left out") return <Badge>Not counted</Badge>;
  return <Badge>{food ? "How much?" : "Not found"}</Badge>;
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
      aria-label={`Grams of ${food?.name}`}
      className="min-h-11 w-26 pr-9 pl-3 text-right font-bold"
      placeholder="?"
      maxLength={7}
      value={typed ?? (grams === null ? "" : formatTenths(grams))}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
