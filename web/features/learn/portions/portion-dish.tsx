import type { PortionShape } from "#core/content/learn/portion-foods.ts";
import { BOWL_RADIUS_MM, GLASS_RADIUS_MM } from "#core/domain/questions/portion-drawing.ts";

const PLATE_RADIUS_MM = 135;
const GLASS_HEIGHT_MM = 150;
/** The center of the food, and the height of the table in a side view. */
export const MIDDLE = { x: 150, y: 150 } as const;
export const TABLE_Y = 256;
const WOOD = { table: "#e9c9a3", line: "#dcb58a", shadow: "#a8693c" } as const;
const CHINA = "#9dc4e8";

/** Bowls and glasses are drawn from the side, so that their fill level is visible; everything else is drawn from above. */
export const isFromTheSide = ({ kind }: PortionShape): boolean => kind === "bowl" || kind === "glass";

export function Table({ shape, width }: { shape: PortionShape; width: number }) {
  return (
    <>
      <rect width={width} height="300" fill={WOOD.table} />
      {isFromTheSide(shape) ? (
        <rect y={TABLE_Y} width={width} height={300 - TABLE_Y} fill={WOOD.line} />
      ) : (
        <path d={`M0 66H${width}M0 150H${width}M0 234H${width}`} stroke={WOOD.line} strokeWidth="2" />
      )}
    </>
  );
}

/** The part of the dish that is drawn behind the food. */
export function DishBehind({ shape: { kind } }: { shape: PortionShape }) {
  const { x, y } = MIDDLE;
  if (kind === "glass") return <path d={GLASS} fill="#eef7ff" opacity="0.6" />;
  if (kind === "bowl") return <path d={BOWL} fill="#eef7ff" opacity="0.75" />;
  return (
    <>
      <circle cx={x + 4} cy={y + 8} r={PLATE_RADIUS_MM} fill={WOOD.shadow} opacity="0.35" />
      <circle cx={x} cy={y} r={PLATE_RADIUS_MM} fill="#fff" />
      <circle cx={x} cy={y} r={PLATE_RADIUS_MM * 0.74} fill="#f3eff8" />
    </>
  );
}

/** The glass that is drawn in front of the food. */
export function DishInFront({ shape: { kind } }: { shape: PortionShape }) {
  const { x } = MIDDLE;
  if (kind === "glass")
    return (
      <g fill="none" stroke={CHINA} strokeWidth="4" strokeLinejoin="round">
        <path d={GLASS} />
        <path
          d={`M${x - GLASS_RADIUS_MM + 9} ${TABLE_Y - GLASS_HEIGHT_MM + 14}v112`}
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.7"
        />
      </g>
    );
  if (kind === "bowl")
    return (
      <g fill="none" stroke={CHINA} strokeWidth="4" strokeLinejoin="round">
        <path d={BOWL} />
        <path d={`M${x - 30} ${TABLE_Y}h60`} strokeWidth="7" strokeLinecap="round" />
      </g>
    );
  return null;
}

const GLASS = `M${MIDDLE.x - GLASS_RADIUS_MM} ${TABLE_Y - GLASS_HEIGHT_MM}v${GLASS_HEIGHT_MM}h${2 * GLASS_RADIUS_MM}v${-GLASS_HEIGHT_MM}`;
const BOWL = `M${MIDDLE.x - BOWL_RADIUS_MM} ${TABLE_Y - BOWL_RADIUS_MM}a${BOWL_RADIUS_MM} ${BOWL_RADIUS_MM} 0 0 0 ${2 * BOWL_RADIUS_MM} 0`;
