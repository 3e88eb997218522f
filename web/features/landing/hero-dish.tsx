import { FoodArt } from "#web/components/food/food-art.tsx";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";
import { Rim } from "#web/components/food/plates/plate.tsx";
import type { Macros } from "#web/components/food/plates/plate-rim.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";

/** The macros of two slices of whole-grain toast with two eggs, a third of an avocado and a tomato. */
const TOAST: Macros = { protein: 21, carbs: 35, fat: 18 };

interface Topping {
  name: FoodArtName;
  /** The size of the picture in pixels at full size; everything else is in percent of the dish. */
  size: number;
  position: string;
}

const TOPPINGS: readonly Topping[] = [
  { name: "bread", size: 170, position: "top-[25%] left-[20%] w-[35.4%]" },
  { name: "cooking", size: 172, position: "top-[19.6%] left-[44.6%] w-[35.8%] rotate-8" },
  { name: "avocado", size: 150, position: "top-[47.9%] left-[49.6%] w-[31.3%] -rotate-8" },
  { name: "tomato", size: 108, position: "top-[56.3%] left-[24.6%] w-[22.5%]" },
  { name: "leafy-green", size: 88, position: "top-[65.8%] left-[42.5%] w-[18.3%] rotate-14" },
];

/** The main picture of the landing page: a plate whose rim and labels show how to read one. */
export function HeroDish() {
  const t = texts("landing");
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-square w-full max-w-75 sm:max-w-105 lg:max-w-120">
      <div className="absolute inset-0 rounded-full bg-card shadow-[0_30px_60px_-20px_color-mix(in_oklab,var(--sun-ink)_45%,transparent)]">
        <div className="absolute inset-[4.6%]">
          <Rim macros={TOAST} />
        </div>
        <div className="absolute inset-[13.3%] rounded-full bg-sun-soft/50" />
      </div>
      {TOPPINGS.map(({ name, size, position }) => (
        <FoodArt key={name} name={name} size={size} eager className={cn("absolute h-auto", position)} />
      ))}
      <Tag dot="bg-protein" value={t("dish.protein")} meaning={t("dish.proteinText")} className="top-[17.5%] left-[-4%] lg:left-[-7.5%]" />
      <Tag dot="bg-energy" value={t("dish.energy")} meaning={t("dish.energyText")} className="top-[31%] right-[-6%] hidden lg:flex" />
      <Tag dot="bg-fiber" value={t("dish.fiber")} meaning={t("dish.fiberText")} className="bottom-[7.5%] left-[-3%] lg:left-[2%]" />
    </div>
  );
}

interface TagProps {
  dot: string;
  value: string;
  meaning: string;
  className: string;
}

function Tag({ dot, value, meaning, className }: TagProps) {
  return (
    <div
      data-surface="hero"
      className={cn(
        "absolute flex items-center gap-2.5 whitespace-nowrap rounded-[1.125rem] bg-ink py-2 pe-3.5 ps-3 text-ink-foreground shadow-[0_14px_28px_-12px_color-mix(in_oklab,var(--ink)_60%,transparent)] lg:py-2.5 lg:pe-4",
        className,
      )}
    >
      <i className={cn("size-3 shrink-0 rounded-full", dot)} />
      <span className="font-semibold text-sm leading-[1.25] lg:text-[0.9375rem]">
        <b className="block font-display font-extrabold text-[1rem] lg:text-[1.0625rem]">{value}</b>
        {meaning}
      </span>
    </div>
  );
}
