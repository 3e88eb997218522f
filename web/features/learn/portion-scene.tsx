import type { PortionShape } from "#core/content/learn/portion-foods.ts";
import type { PortionToGuess } from "#core/contracts/learn-labs.ts";
import { BOWL_RADIUS_MM, GLASS_RADIUS_MM, portionSize } from "#core/domain/questions/portion-drawing.ts";

const PLATE_RADIUS_MM = 135;
const QUARTER_RADIUS_MM = 12;
const DECK_MM = { width: 63, height: 88 } as const;
const GLASS_HEIGHT_MM = 150;
const BREAD_MM = 110;
/** Where the food stands. */
const MIDDLE = { x: 150, y: 150 } as const;
const TABLE_Y = 250;

const shapeOf = ({ shape, thicknessMm = 1 }: PortionToGuess): PortionShape =>
  shape === "spread" || shape === "slice" ? { kind: shape, thicknessMm } : { kind: shape };

/** One unit is one millimeter, for everything: the food, its dish, a deck of cards and a quarter. */
export function PortionScene({ food, grams }: { food: PortionToGuess; grams: number }) {
  const shape = shapeOf(food);
  const size = portionSize(shape, grams / food.gramsPerMl);
  return (
    <svg
      viewBox="0 0 400 300"
      role="img"
      aria-label={`${food.name}, ${WORDS[food.shape](size.radiusMm, size.heightMm)} Beside it a deck of cards, a quarter and a bar of 5 centimeters.`}
      className="w-full rounded-2xl bg-cat-grain-soft"
    >
      <Dish shape={shape} />
      <Food shape={shape} {...size} />
      <rect x="310" y="30" width={DECK_MM.width} height={DECK_MM.height} rx="4" className="fill-ink stroke-card" strokeWidth="3" />
      <circle cx="340" cy="160" r={QUARTER_RADIUS_MM} className="fill-muted stroke-input" strokeWidth="2" />
      <path d="M310 240v12M310 246h50M360 240v12" className="stroke-foreground" strokeWidth="2" fill="none" />
      <text x="335" y="270" textAnchor="middle" className="fill-foreground font-bold text-sm">
        5 cm
      </text>
    </svg>
  );
}

const cm = (mm: number): string => `${(mm / 10).toFixed(1)} centimeters`;
const WORDS: Record<PortionToGuess["shape"], (radius: number, height: number) => string> = {
  pile: (radius, height) => `a pile ${cm(2 * radius)} across and ${cm(height)} high on a plate of 27 centimeters.`,
  bowl: (_, height) => `filled ${cm(height)} high in a bowl 15 centimeters across.`,
  glass: (_, height) => `filled ${cm(height)} high in a glass 6.6 centimeters across.`,
  spread: (radius, height) => `spread ${cm(2 * radius)} across and ${cm(height)} thick on bread.`,
  slice: (half, height) => `a square ${cm(2 * half)} wide and ${cm(height)} thick.`,
};

function Dish({ shape: { kind } }: { shape: PortionShape }) {
  const { x, y } = MIDDLE;
  if (kind === "glass")
    return (
      <rect
        x={x - GLASS_RADIUS_MM}
        y={TABLE_Y - GLASS_HEIGHT_MM}
        width={2 * GLASS_RADIUS_MM}
        height={GLASS_HEIGHT_MM}
        className="fill-card stroke-input"
        strokeWidth="3"
      />
    );
  if (kind === "bowl")
    return (
      <path
        d={`M${x - BOWL_RADIUS_MM} ${TABLE_Y - BOWL_RADIUS_MM}a${BOWL_RADIUS_MM} ${BOWL_RADIUS_MM} 0 0 0 ${2 * BOWL_RADIUS_MM} 0z`}
        className="fill-card stroke-input"
        strokeWidth="3"
      />
    );
  if (kind === "spread")
    return (
      <rect
        x={x - BREAD_MM / 2}
        y={y - BREAD_MM / 2}
        width={BREAD_MM}
        height={BREAD_MM}
        rx="18"
        className="fill-cat-nuts-soft stroke-cat-grain"
        strokeWidth="4"
      />
    );
  return <circle cx={x} cy={y} r={PLATE_RADIUS_MM} className="fill-card stroke-border" strokeWidth="3" />;
}

function Food({ shape: { kind }, radiusMm, heightMm }: { shape: PortionShape; radiusMm: number; heightMm: number }) {
  const { x, y } = MIDDLE;
  if (kind === "glass")
    return <rect x={x - radiusMm} y={TABLE_Y - heightMm} width={2 * radiusMm} height={heightMm} className="fill-cat-grain opacity-70" />;
  if (kind === "bowl")
    return (
      <path
        d={`M${x - radiusMm} ${TABLE_Y - heightMm}A${BOWL_RADIUS_MM} ${BOWL_RADIUS_MM} 0 0 0 ${x + radiusMm} ${TABLE_Y - heightMm}z`}
        className="fill-cat-grain opacity-70"
      />
    );
  if (kind === "slice")
    return (
      <rect
        x={x - radiusMm}
        y={y - radiusMm}
        width={2 * radiusMm}
        height={2 * radiusMm}
        rx="10"
        className="fill-cat-nuts-soft stroke-cat-grain"
        strokeWidth="4"
      />
    );
  return <circle cx={x} cy={y} r={radiusMm} className="fill-cat-grain opacity-70" />;
}
