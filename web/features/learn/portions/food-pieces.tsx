import { type Random, seededRandom } from "#core/domain/questions/random.ts";
import type { Pieces } from "./food-looks.ts";

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether a piece may be placed at this point. */
  holds: (x: number, y: number) => boolean;
}

interface Place {
  x: number;
  y: number;
  angle: number;
}

const JITTER = 0.28;
const ROW_HEIGHT = Math.sqrt(3) / 2;
/** The resolution of a random number between 0 and 1. */
const FINE = 1000;
const SHADE_OFFSET_MM = 0.7;

/** Places the pieces in a slightly irregular honeycomb, so that they lie close together but not in straight lines. */
function placesIn({ left, top, width, height, holds }: Area, spacingMm: number, random: Random): Place[] {
  const share = () => random.below(FINE) / FINE;
  const shift = () => (share() - 0.5) * 2 * JITTER * spacingMm;
  const places: Place[] = [];
  for (let row = 0; row * ROW_HEIGHT * spacingMm <= height; row++) {
    for (let start = (row % 2) / 2; start * spacingMm <= width; start++) {
      const place = { x: left + start * spacingMm + shift(), y: top + row * ROW_HEIGHT * spacingMm + shift(), angle: share() * Math.PI };
      if (holds(place.x, place.y)) places.push(place);
    }
  }
  return places;
}

const mm = (length: number): string => String(Math.round(length * 10) / 10);

function drawStroke({ x, y, angle }: Place, { lengthMm, bendMm = 0 }: Pieces): string {
  const [dx, dy] = [(Math.cos(angle) * lengthMm) / 2, (Math.sin(angle) * lengthMm) / 2];
  if (lengthMm === 0) return `M${mm(x)} ${mm(y)}h0`;
  if (bendMm === 0) return `M${mm(x - dx)} ${mm(y - dy)}l${mm(2 * dx)} ${mm(2 * dy)}`;
  const [bendX, bendY] = [-Math.sin(angle) * bendMm, Math.cos(angle) * bendMm];
  return `M${mm(x - dx)} ${mm(y - dy)}q${mm(dx + bendX)} ${mm(dy + bendY)} ${mm(2 * dx)} ${mm(2 * dy)}`;
}

const shadeOffset = ({ widthMm }: Pieces): string =>
  `translate(${widthMm > 4 ? SHADE_OFFSET_MM : 0} ${widthMm > 4 ? SHADE_OFFSET_MM * 1.6 : 0})`;

/** Draws one path per color, regardless of the number of pieces. */
export function FoodPieces({ pieces, shade, area, seed }: { pieces: Pieces; shade: string; area: Area; seed: number }) {
  const { widthMm, spacingMm, colors, isCut, shine } = pieces;
  const places = placesIn(area, spacingMm, seededRandom(seed));
  const strokes = places.map((place) => drawStroke(place, pieces));
  const cap = isCut ? "butt" : "round";
  return (
    <g fill="none" strokeLinecap={cap} strokeWidth={widthMm}>
      {widthMm > 4 && <path d={strokes.join("")} stroke={shade} transform={shadeOffset(pieces)} opacity="0.9" />}
      {colors.map((color, layer) => (
        <path key={color} d={strokes.filter((_, place) => place % colors.length === layer).join("")} stroke={color} />
      ))}
      {shine && (
        <path
          d={places
            .map((place) =>
              drawStroke(
                { ...place, x: place.x - widthMm * 0.16, y: place.y - widthMm * 0.2 },
                { ...pieces, lengthMm: pieces.lengthMm * 0.5 },
              ),
            )
            .join("")}
          stroke={shine}
          strokeWidth={widthMm * 0.2}
          strokeLinecap="round"
          opacity="0.75"
        />
      )}
    </g>
  );
}
