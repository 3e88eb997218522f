import type { ReactNode } from "react";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { Macro } from "#core/domain/nutrients/nutrients.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";
import { CATEGORY_WELLS } from "#web/components/food/food-categories.ts";
import { cn } from "#web/lib/class-names.ts";
import { type Macros, rimSegments } from "./plate-rim.ts";

const STROKES: Record<Macro, string> = { protein: "stroke-protein", carbs: "stroke-carbs", fat: "stroke-fat" };

const RIM_RADIUS = 20.6;
const RIM_WIDTH = 2.6;
const ART_SHARE = 0.58;

interface PlateFrameProps {
  category: FoodCategory;
  /** For any amount, because only the proportions are shown. If a figure is unknown, the rim is dotted. */
  macros?: Macros | undefined;
  /** In pixels: 40 in dense lists, 52 in lists, 64 to 96 in stats and pickers, 132 on food cards, 148 on sheets. */
  size: number;
  /** Draws no rim, so that the colored area fills the plate. */
  bare?: boolean;
  className?: string | undefined;
}

interface PlateProps extends PlateFrameProps {
  art: FoodArtName;
  eager?: boolean;
}

/** A food on its plate: category, picture, and the sources of its energy. The name is in the text next to it. */
export function Plate({ art, eager = false, ...frame }: PlateProps) {
  return (
    <PlateFrame {...frame}>
      <FoodArt name={art} size={artSize(frame.size)} eager={eager} className="relative" />
    </PlateFrame>
  );
}

/** The size of the picture on a plate of this size. */
export const artSize = (plateSize: number): number => Math.round(plateSize * ART_SHARE);

export function PlateFrame({ category, macros, size, bare = false, className, children }: PlateFrameProps & { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={cn("relative inline-grid shrink-0 place-items-center rounded-full *:[grid-area:1/1]", className)}>
      {/* The svg sets the size, because the content security policy forbids style attributes in server-rendered pages. */}
      <svg width={size} height={size} aria-hidden="true" />
      <span className={cn("absolute rounded-full", bare ? "inset-0" : "inset-[9%]", CATEGORY_WELLS[category])} />
      {!bare && <Rim macros={macros} />}
      {children}
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
