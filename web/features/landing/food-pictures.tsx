import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";
import { Plate } from "#web/components/food/plates/plate.tsx";
import type { Macros } from "#web/components/food/plates/plate-rim.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";

interface Sample {
  art: FoodArtName;
  category: FoodCategory;
  macros: Macros;
}

const SEARCHED: Sample = { art: "avocado", category: "fruit", macros: { protein: 2, carbs: 8.5, fat: 14.7 } };
const BEFORE: readonly Sample[] = [
  { art: "broccoli", category: "vegetable", macros: { protein: 2.8, carbs: 6.6, fat: 0.4 } },
  { art: "egg", category: "protein", macros: { protein: 12.6, carbs: 0.7, fat: 9.5 } },
];
const AFTER: readonly Sample[] = [
  { art: "cheese-wedge", category: "dairy", macros: { protein: 22.9, carbs: 3.1, fat: 33.3 } },
  { art: "spaghetti", category: "grain", macros: { protein: 5.8, carbs: 30.9, fat: 0.9 } },
  { art: "peanuts", category: "nuts", macros: { protein: 25.8, carbs: 16.1, fat: 49.2 } },
];

export function DatabasePicture() {
  return (
    <>
      <div className="absolute top-5.5 flex items-center gap-2.5 whitespace-nowrap rounded-full bg-card py-3 pe-5.5 ps-4.5 shadow-float">
        <MagnifyingGlassIcon weight="bold" size={20} />
        <span>{texts("landing").rich("picture.question", { b: (text) => <b>{text}</b> })}</span>
      </div>
      <div className="-mb-7 flex items-end gap-2 self-end md:gap-4 lg:gap-1 xl:gap-6">
        {BEFORE.map((sample) => (
          <Lifted key={sample.art} {...sample} size={80} className="max-[379px]:first:hidden" />
        ))}
        <Lifted {...SEARCHED} size={120} />
        {AFTER.map((sample) => (
          <Lifted key={sample.art} {...sample} size={80} className="hidden md:grid" />
        ))}
      </div>
    </>
  );
}

function Lifted({ className, ...plate }: Sample & { size: number; className?: string }) {
  return (
    <span className={cn("grid shrink-0 rounded-full bg-card p-1.75 shadow-float", className)}>
      <Plate {...plate} />
    </span>
  );
}

const EATEN: readonly (Sample & { name: "oatmeal" | "burrito" | "blueberries"; energyKcal: number })[] = [
  { name: "oatmeal", energyKcal: 278, art: "bowl-with-spoon", category: "grain", macros: { protein: 12, carbs: 39, fat: 8 } },
  { name: "burrito", energyKcal: 447, art: "burrito", category: "other", macros: { protein: 24, carbs: 54, fat: 15 } },
  { name: "blueberries", energyKcal: 42, art: "blueberries", category: "fruit", macros: { protein: 0.5, carbs: 10.7, fat: 0.2 } },
];

export function DiaryPicture() {
  const t = texts("landing");
  return (
    <div className="-mb-8.5 grid w-62 gap-2 self-end">
      {EATEN.map(({ name, energyKcal, ...plate }) => (
        <div key={name} className="flex items-center gap-3.5 whitespace-nowrap rounded-lg bg-card py-2 pe-4 ps-2 shadow-float">
          <Plate {...plate} size={44} />
          <b className="flex-1">{t(`picture.${name}`)}</b>
          <span className="font-display font-extrabold">
            {t.rich("picture.kcal", {
              kcal: energyKcal,
              small: (text) => <small className="font-sans font-semibold text-muted-foreground text-xs">{text}</small>,
            })}
          </span>
        </div>
      ))}
    </div>
  );
}

export function SuggestionsPicture() {
  return (
    <div className="relative">
      <FoodArt name="bento-box" size={128} />
      <span className="absolute -top-3 -right-8.5 grid size-16 place-items-center rounded-full bg-score-high font-display font-extrabold text-[1.75rem] text-score-high-foreground leading-none">
        9
      </span>
    </div>
  );
}
