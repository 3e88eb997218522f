import type { FoodCategory } from "#core/domain/choices.ts";
import { cn } from "#web/lib/class-names.ts";
import { FoodArt } from "./food-art.tsx";
import type { FoodArtName } from "./food-art-names.ts";
import { type MacroName, type Macros, rimSegments } from "./plate-rim.ts";

const WELLS: Record<FoodCategory, string> = {
  fruit: "bg-cat-fruit-soft",
  vegetable: "bg-cat-vegetable-soft",
  protein: "bg-cat-protein-soft",
  grain: "bg-cat-grain-soft",
  dairy: "bg-cat-dairy-soft",
  nuts: "bg-cat-nuts-soft",
  "user-entered": "bg-cat-other-soft",
  other: "bg-cat-other-soft",
};

const STROKES: Record<MacroName, string> = { protein: "stroke-protein", carbs: "stroke-carbs", fat: "stroke-fat" };

const RIM_RADIUS = 20.6;
const RIM_WIDTH = 2.6;
const ART_SHARE = 0.58;

interface PlateProps {
  art: FoodArtName;
  category: FoodCategory;
  /** Of any one amount: only their proportions are drawn. Unknown gives the dotted rim. */
  macros?: Macros | undefined;
  /** Pixels: 40 dense, 52 lists, 64 to 96 stat and picker, 132 food card, 148 sheet. */
  size: number;
  /** Without a rim the well fills the plate. */
  bare?: boolean;
  eager?: boolean;
  className?: string;
}

/** A food on its plate: category, picture, and where its energy comes from. Its name stands in the text beside it. */
export function Plate({ art, category, macros, size, bare = false, eager = false, className }: PlateProps) {
  return (
    <span aria-hidden="true" className={cn("relative inline-grid shrink-0 place-items-center rounded-full *:[grid-area:1/1]", className)}>
      {/* Gives the plate its size: the content security policy refuses style attributes in a page that the server rendered. */}
      <svg width={size} height={size} aria-hidden="true" />
      <span className={cn("absolute rounded-full", bare ? "inset-0" : "inset-[9%]", WELLS[category])} />
      {!bare && <Rim macros={macros} />}
      <FoodArt name={art} size={Math.round(size * ART_SHARE)} eager={eager} className="relative" />
    </span>
  );
}

export function Rim({ macros, className }: { macros: Macros | undefined; className?: string }) {
  const segments = rimSegments(macros);
  const ring = { cx: 22, cy: 22, r: RIM_RADIUS, pathLength: 100, strokeWidth: RIM_WIDTH };
  return (
    <svg viewBox="0 0 44 44" fill="none" aria-hidden="true" className={cn("absolute inset-0 size-full -rotate-90", className)}>
      {segments ? (
        segments.map(({ macro, start, length }) => (
          <circle key={macro} {...ring} className={STROKES[macro]} strokeDasharray={`${length} 100`} strokeDashoffset={-start} />
        ))
      ) : (
        <circle {...ring} strokeWidth={RIM_WIDTH / 2} strokeLinecap="round" strokeDasharray="0.01 3.99" className="stroke-input" />
      )}
    </svg>
  );
}
