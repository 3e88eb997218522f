import { Features } from "./features.tsx";
import { FoodSample } from "./food-sample.tsx";

/** What a visitor scrolls to: drawn by the server at once, brought to life after the page's own script. */
export function BelowTheFold() {
  return (
    <>
      <section aria-labelledby="try-title" className="mx-auto max-w-312 px-4 pt-14 md:px-6 md:pt-24">
        <h2 id="try-title" className="max-w-[14em] font-black text-[2.125rem] leading-[1.02] tracking-[-0.025em] md:text-4xl">
          Pick a food, see what it adds
        </h2>
        <p className="mt-3 mb-6 max-w-[36em] text-pretty text-lg text-muted-foreground leading-[1.45] md:mb-8">
          Try it right here, no account needed. Change the portion and every figure follows.
        </p>
        <FoodSample />
      </section>
      <Features />
    </>
  );
}
