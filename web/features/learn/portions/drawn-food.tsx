import { useId } from "react";
import type { PortionShape } from "#core/content/learn/portion-foods.ts";
import { BOWL_RADIUS_MM, portionSize, SPREAD_CORNER } from "#core/domain/questions/portion-drawing.ts";
import { type FoodLook, findFoodLook } from "./food-looks.ts";
import { FoodPieces } from "./food-pieces.tsx";
import { MIDDLE, TABLE_Y } from "./portion-dish.tsx";

interface DrawnFoodProps {
  name: string;
  shape: PortionShape;
  volumeMl: number;
  /** The volume of one whole slice. */
  sliceMl: number;
}

/** The size follows from the volume; colors and pieces only make the food recognizable. */
export function DrawnFood({ name, shape, volumeMl, sliceMl }: DrawnFoodProps) {
  const look = findFoodLook(name);
  const size = portionSize(shape, volumeMl);
  switch (shape.kind) {
    case "pile":
      return <Pile look={look} {...size} />;
    case "bowl":
      return <Filling look={look} path={bowlFilling(size.radiusMm, size.heightMm)} {...size} />;
    case "glass":
      return <Filling look={look} path={glassFilling(size.radiusMm, size.heightMm)} {...size} />;
    case "spread":
      return <Spread look={look} half={size.radiusMm} />;
    case "slice":
      return name.endsWith("bread") ? (
        <Slices count={volumeMl / sliceMl} half={portionSize(shape, sliceMl).radiusMm} />
      ) : (
        <Block look={look} half={size.radiusMm} heightMm={size.heightMm} />
      );
  }
}

interface Sized {
  look: FoodLook;
  radiusMm: number;
  heightMm: number;
}

const SEED = 7;

/** A heap seen from above, with a darker rim. A higher heap casts a longer shadow. */
function Pile({ look: { color, shade, pieces }, radiusMm, heightMm }: Sized) {
  const { x, y } = MIDDLE;
  const reach = radiusMm - (pieces ? (pieces.lengthMm + pieces.widthMm) / 2 : 0) + 1;
  return (
    <>
      <circle cx={x + heightMm * 0.12} cy={y + heightMm * 0.22} r={radiusMm} fill="#8d7fa3" opacity="0.45" />
      <circle cx={x} cy={y} r={radiusMm} fill={shade} />
      <circle cx={x - radiusMm * 0.06} cy={y - radiusMm * 0.08} r={radiusMm * 0.74} fill={color} />
      {pieces && (
        <FoodPieces
          pieces={pieces}
          shade={shade}
          seed={SEED}
          area={{
            left: x - radiusMm,
            top: y - radiusMm,
            width: 2 * radiusMm,
            height: 2 * radiusMm,
            holds: (left, top) => Math.hypot(left - x, top - y) <= reach,
          }}
        />
      )}
    </>
  );
}

const bowlFilling = (radiusMm: number, heightMm: number): string =>
  `M${MIDDLE.x - radiusMm} ${TABLE_Y - heightMm}A${BOWL_RADIUS_MM} ${BOWL_RADIUS_MM} 0 0 0 ${MIDDLE.x + radiusMm} ${TABLE_Y - heightMm}Z`;
const glassFilling = (radiusMm: number, heightMm: number): string =>
  `M${MIDDLE.x - radiusMm} ${TABLE_Y - heightMm}h${2 * radiusMm}v${heightMm}h${-2 * radiusMm}Z`;

function Filling({ look: { color, shade, pieces }, path, radiusMm, heightMm }: Sized & { path: string }) {
  const clip = useId();
  const top = TABLE_Y - heightMm;
  return (
    <>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} fill={color} />
      <g clipPath={`url(#${clip})`}>
        {pieces && (
          <FoodPieces
            pieces={pieces}
            shade={shade}
            seed={SEED}
            area={{ left: MIDDLE.x - radiusMm, top: top + pieces.widthMm / 2, width: 2 * radiusMm, height: heightMm, holds: () => true }}
          />
        )}
        {!pieces && <path d={`M${MIDDLE.x - radiusMm} ${top + 2}h${2 * radiusMm}`} stroke={shade} strokeWidth="4" />}
      </g>
    </>
  );
}

const BREAD_MM = 112;

/** A spread on a slice of toast. Its area is exact, including the rounded corners. */
function Spread({ look: { color, shade, pieces }, half }: { look: FoodLook; half: number }) {
  const { x, y } = MIDDLE;
  const corner = SPREAD_CORNER * 2 * half;
  const reach = half - 5;
  return (
    <>
      <BreadSlice x={x - BREAD_MM / 2} y={y - BREAD_MM / 2} side={BREAD_MM} />
      <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={corner} fill={color} stroke={shade} strokeWidth="1" />
      {pieces && (
        <FoodPieces
          pieces={{ ...pieces, lengthMm: Math.min(pieces.lengthMm, half) }}
          shade={shade}
          seed={SEED}
          area={{
            left: x - half,
            top: y - half,
            width: 2 * half,
            height: 2 * half,
            holds: (left, top) => Math.hypot(left - x, top - y) <= reach - pieces.lengthMm / 2,
          }}
        />
      )}
    </>
  );
}

const CRUST = "#b9722e";
const CRUMB = "#f8e2b6";

/** Drawn as a square, so that its area matches the volume. */
function BreadSlice({ x, y, side, share = 1 }: { x: number; y: number; side: number; share?: number }) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <rect x={x} y={y} width={side * share} height={side + 6} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x={x + 1} y={y + 3} width={side} height={side} rx="16" fill="#8d7fa3" opacity="0.4" />
        <rect x={x} y={y} width={side} height={side} rx="16" fill={CRUST} />
        <rect x={x + 4} y={y + 4} width={side - 8} height={side - 8} rx="13" fill={CRUMB} />
      </g>
    </>
  );
}

/** Whole slices next to each other; the last one may be cut. */
function Slices({ count, half }: { count: number; half: number }) {
  const whole = Math.ceil(count);
  const side = 2 * half;
  const left = MIDDLE.x - (count * side + (whole - 1) * 4) / 2;
  return Array.from({ length: whole }, (_, slice) => (
    <BreadSlice
      // biome-ignore lint/suspicious/noArrayIndexKey: slices are alike and never change their order.
      key={slice}
      x={left + slice * (side + 4)}
      y={MIDDLE.y - half}
      side={side}
      share={Math.min(1, count - slice)}
    />
  ));
}

/** A cut block, whose visible side shows its thickness. */
function Block({ look: { color, shade, pieces }, half, heightMm }: { look: FoodLook; half: number; heightMm: number }) {
  const { x, y } = MIDDLE;
  const depth = heightMm * 0.5;
  return (
    <>
      <rect x={x - half + 3} y={y - half + depth + 4} width={2 * half} height={2 * half} rx="3" fill="#8d7fa3" opacity="0.45" />
      <rect x={x - half} y={y - half + depth} width={2 * half} height={2 * half} rx="3" fill={shade} />
      <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx="3" fill={color} />
      {pieces && <path d={`M${x - half + 8} ${y - half + 8}h${half}`} stroke={pieces.colors[0]} strokeWidth="3" strokeLinecap="round" />}
    </>
  );
}
