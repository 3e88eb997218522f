import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { useSiteText } from "#web/api/settings.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { Trademarked } from "#web/components/brand/trademarked.tsx";
import { BitePanel } from "#web/components/food/bite-corner.tsx";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";
import { Plate } from "#web/components/food/plates/plate.tsx";
import type { Macros } from "#web/components/food/plates/plate-rim.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";

interface Served {
  art: FoodArtName;
  category: FoodCategory;
  macros: Macros;
  size: number;
  position: string;
}

const TABLE: readonly Served[] = [
  { art: "spaghetti", category: "grain", macros: { protein: 11, carbs: 20, fat: 10.8 }, size: 150, position: "top-[26px] left-[34px]" },
  { art: "strawberry", category: "fruit", macros: { protein: 0.7, carbs: 7.7, fat: 0.3 }, size: 110, position: "top-[-26px] left-[212px]" },
  { art: "cooking", category: "protein", macros: { protein: 13.6, carbs: 0.8, fat: 15 }, size: 132, position: "top-[24px] left-[352px]" },
  {
    art: "broccoli",
    category: "vegetable",
    macros: { protein: 2.8, carbs: 6.6, fat: 0.4 },
    size: 100,
    position: "top-[206px] left-[76px]",
  },
  { art: "avocado", category: "fruit", macros: { protein: 2, carbs: 8.5, fat: 14.7 }, size: 196, position: "top-[122px] left-[196px]" },
];

/** The yellow panel next to the form on large screens. */
export function WelcomePanel() {
  const title = useSiteText("auth_welcome_title");
  const description = useSiteText("auth_welcome_description");
  return (
    <aside
      aria-label={texts("auth")("about", { product: PRODUCT_NAME })}
      className="sticky top-4 hidden h-[calc(100dvh-2rem)] min-h-172 self-start lg:block"
    >
      <div
        data-theme="light"
        className="flex h-full flex-col justify-between overflow-hidden rounded-3xl rounded-se-none bg-primary p-10 text-primary-foreground xl:p-14"
      >
        <div>
          <h2 className="wrap-break-word max-w-[9em] font-black text-[2.75rem] leading-[0.98] tracking-[-0.025em] xl:text-[3.25rem]">
            <Trademarked>{title}</Trademarked>
          </h2>
          <p className="mt-4 max-w-[26em] text-pretty font-medium text-[1.1875rem] leading-[1.45]">{description}</p>
        </div>
        <div aria-hidden="true" className="relative h-82.5 w-132 shrink-0 origin-bottom-left max-xl:-ms-7 max-xl:scale-[0.82] xl:-ms-2">
          {TABLE.map(({ position, ...plate }) => (
            <span
              key={plate.art}
              className={cn(
                "absolute grid rounded-full bg-card p-2.5 shadow-[0_18px_36px_-16px_color-mix(in_oklab,var(--sun-ink)_55%,transparent)]",
                position,
              )}
            >
              <Plate {...plate} eager />
            </span>
          ))}
          <span className="absolute top-49 left-96.5 grid size-36 place-items-center rounded-full bg-ink">
            <Pip mood="wow" className="size-26" />
          </span>
        </div>
      </div>
      <BitePanel corner="top-right" className="w-40 xl:w-47.5" />
    </aside>
  );
}
