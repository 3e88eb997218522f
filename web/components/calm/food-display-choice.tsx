import { useId } from "react";
import { FOOD_DISPLAYS, type FoodDisplay } from "#core/domain/calm/food-displays.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";
import { MACROS } from "#core/domain/nutrients/nutrients.ts";
import { GroupDiscs } from "#web/components/food/group-discs.tsx";
import { Rim } from "#web/components/food/plates/plate.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";

/** A sample day, shown in both ways. */
const SAMPLE_KCAL = 1984;
const SAMPLE_DAY = { protein: 78, carbs: 265, fat: 68 };
const SAMPLE_GROUPS = FOOD_GROUPS.filter((group) => group !== "nuts");

interface FoodDisplayChoiceProps {
  chosen: FoodDisplay | undefined;
  onChoose: (display: FoodDisplay) => void;
  /** Hides all figures, even in the pictures, for users who are already in calm mode. */
  hidesNumbers?: boolean;
}

/** Offers the two displays as equal cards, each with a picture. */
export function FoodDisplayChoice({ chosen, onChoose, hidesNumbers = false }: FoodDisplayChoiceProps) {
  const t = texts("calm");
  const name = useId();
  return (
    <fieldset className="grid w-full min-w-0 gap-4 md:grid-cols-2 md:gap-5">
      <legend className="sr-only">{t("view.question")}</legend>
      {FOOD_DISPLAYS.map((display) => (
        <label
          key={display}
          className={cn(
            "relative grid select-none content-start gap-3 rounded-xl bg-card p-4 shadow-[inset_0_0_0_1.5px_var(--border)] transition-colors duration-150 hover:bg-accent md:p-5",
            "has-checked:shadow-[inset_0_0_0_3px_var(--foreground)]",
            "has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
          )}
        >
          <input
            type="radio"
            name={name}
            checked={chosen === display}
            onChange={() => onChoose(display)}
            className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
          />
          <span aria-hidden="true" className="grid min-h-46 place-items-center rounded-lg bg-muted px-4 py-4">
            {display === "calm" ? (
              <GroupDiscs eaten={SAMPLE_GROUPS} className="w-full max-w-64 min-[30rem]:grid-cols-3" />
            ) : (
              <NumbersPicture hidesNumbers={hidesNumbers} />
            )}
          </span>
          <span className="font-bold font-display text-xl leading-snug">{t(`view.${display}`)}</span>
          <span className="-mt-2 text-pretty text-[0.9375rem] text-muted-foreground">
            {hidesNumbers ? t(`view.${display}.textInCalm`) : t(`view.${display}.text`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function NumbersPicture({ hidesNumbers }: { hidesNumbers: boolean }) {
  const t = texts("calm");
  return (
    <span className="flex items-center gap-5">
      <span className="relative grid size-28 place-items-center">
        <Rim macros={SAMPLE_DAY} />
        {!hidesNumbers && (
          <span className="grid justify-items-center leading-tight">
            {t.rich("sample.kcal", {
              kcal: SAMPLE_KCAL,
              big: (text) => <b className="font-display font-extrabold text-2xl leading-none">{text}</b>,
              small: (text) => <span className="text-muted-foreground text-sm">{text}</span>,
            })}
          </span>
        )}
      </span>
      <span className="grid gap-1 text-sm">
        {MACROS.map((macro) => (
          <span key={macro}>{hidesNumbers ? t(`sample.${macro}`) : t(`sample.${macro}.grams`, { grams: SAMPLE_DAY[macro] })}</span>
        ))}
      </span>
    </span>
  );
}
