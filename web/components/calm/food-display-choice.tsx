import { useId } from "react";
import { FOOD_DISPLAYS, type FoodDisplay } from "#core/domain/calm/food-displays.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";
import { GroupDiscs } from "#web/components/food/group-discs.tsx";
import { Rim } from "#web/components/food/plates/plate.tsx";
import { cn } from "#web/lib/class-names.ts";

const DISPLAY_NAMES: Record<FoodDisplay, string> = { numbers: "Groups and numbers", calm: "Groups only" };

const DETAILS: Record<FoodDisplay, string> = {
  numbers: "Food groups, plus calories and grams for every food and day.",
  calm: "Food groups, variety and what food does, in words. No calories anywhere.",
};

const CALM_DETAILS: Record<FoodDisplay, string> = {
  numbers: "Food groups, plus figures for every food and day.",
  calm: "Food groups, variety and what food does, in words. No figures about energy anywhere.",
};

/** A sample day, shown in both ways. */
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
  const name = useId();
  return (
    <fieldset className="grid w-full min-w-0 gap-4 md:grid-cols-2 md:gap-5">
      <legend className="sr-only">How do you like to see food?</legend>
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
          <span className="font-bold font-display text-xl leading-snug">{DISPLAY_NAMES[display]}</span>
          <span className="-mt-2 text-pretty text-[0.9375rem] text-muted-foreground">
            {hidesNumbers ? CALM_DETAILS[display] : DETAILS[display]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function NumbersPicture({ hidesNumbers }: { hidesNumbers: boolean }) {
  return (
    <span className="flex items-center gap-5">
      <span className="relative grid size-28 place-items-center">
        <Rim macros={SAMPLE_DAY} />
        {!hidesNumbers && (
          <span className="grid justify-items-center leading-tight">
            <b className="font-display font-extrabold text-2xl leading-none">1,984</b>
            <span className="text-muted-foreground text-sm">kcal</span>
          </span>
        )}
      </span>
      <span className="grid gap-1 text-sm">
        {SAMPLE_NUMBERS.map(([name, amount]) => (
          <span key={name}>
            {name} {!hidesNumbers && `${amount} g`}
          </span>
        ))}
      </span>
    </span>
  );
}

const SAMPLE_NUMBERS = [
  ["Protein", SAMPLE_DAY.protein],
  ["Carbs", SAMPLE_DAY.carbs],
  ["Fat", SAMPLE_DAY.fat],
] as const;
