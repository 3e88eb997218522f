import { texts } from "#web/texts/texts.ts";

const QUARTER_RADIUS_MM = 12.1;
const DECK = { width: 63, height: 88 } as const;
/** The length from the wrist to the tip of the middle finger. */
const HAND_MM = 175;
const SHADOW = "#a8693c";
const SKIN = "#96603c";
const NAIL = "#d7a688";
const SLEEVE = "#5b34b8";

interface At {
  x: number;
  y: number;
}

/** The back of a deck of cards, slightly rotated when seen from above. */
export function DeckOfCards({ x, y, turn = 0 }: At & { turn?: number }) {
  const { width, height } = DECK;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="2" y="3" width={width} height={height} rx="5" fill={SHADOW} opacity="0.35" />
      <rect width={width} height={height} rx="5" fill="#fff" />
      <rect x="4" y="4" width={width - 8} height={height - 8} rx="3" fill="#2f1b49" />
      <path d="M31.500 20l14 24-14 24-14-24Z" fill="#ffc83d" />
      <path d="M31.500 31l7.500 13-7.500 13-7.500-13Z" fill="#2f1b49" />
    </g>
  );
}

export function Quarter({ x, y }: At) {
  return (
    <g>
      <circle cx={x + 1} cy={y + 2} r={QUARTER_RADIUS_MM} fill={SHADOW} opacity="0.35" />
      <circle cx={x} cy={y} r={QUARTER_RADIUS_MM} fill="#d5d0dc" />
      <circle cx={x} cy={y} r="9.400" fill="none" stroke="#9a92a6" strokeWidth="1.400" />
      <text x={x} y={y + 3.6} fontSize="10" fontWeight="800" textAnchor="middle" fill="#6b6378" className="font-display">
        25
      </text>
    </g>
  );
}

const FINGERS = [
  { from: "33 100", to: "27 22.500", width: 17, nail: "27 20" },
  { from: "53 98", to: "51 9", width: 18, nail: "51 7" },
  { from: "72 100", to: "75 17.500", width: 17, nail: "75 15" },
  { from: "88 108", to: "97 50", width: 14.5, nail: "97.500 47.500" },
  { from: "38 148", to: "6 102", width: 20, nail: "4.500 100" },
] as const;
const PALM = "M24.500 96C34 88 88 90 95.500 106C97 130 92 150 86 166V182H36V168C26 152 23.500 120 24.500 96Z";

/** A teenager's hand; the sleeve starts at the wrist. `y` is the tip of the middle finger. */
export function Hand({ x, y, bottom }: At & { bottom: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round">
      <g transform="translate(3 4)" opacity="0.35" fill={SHADOW} stroke={SHADOW}>
        <HandShape />
      </g>
      <g fill={SKIN} stroke={SKIN}>
        <HandShape />
      </g>
      <g fill="none" stroke="#7a4a2b" strokeWidth="1.400">
        <path d="M42 92q1 8 1 14M63 92q0 8-1 14M81 98q-1 8-3 12" />
        <path d="M27 60h7M46 48h10M69 56h9M88 78h8" opacity="0.7" />
      </g>
      {FINGERS.map(({ nail, width }) => (
        <path key={nail} d={`M${nail}v4`} stroke={NAIL} strokeWidth={width * 0.5} />
      ))}
      <rect x="30" y={HAND_MM} width="62" height={Math.max(0, bottom - y - HAND_MM)} fill={SLEEVE} />
      <rect x="27" y={HAND_MM} width="68" height="13" rx="5" fill="#7548db" />
    </g>
  );
}

function HandShape() {
  return (
    <>
      <path d={PALM} stroke="none" />
      {FINGERS.map(({ from, to, width }) => (
        <path key={from} d={`M${from}L${to}`} fill="none" strokeWidth={width} />
      ))}
    </>
  );
}

/** A scale bar of exactly 5 cm. */
export function ScaleBar({ x, y }: At) {
  return (
    <g>
      <path d={`M${x} ${y}h50M${x} ${y - 5}v10M${x + 50} ${y - 5}v10`} stroke="#7a4a22" strokeWidth="2" fill="none" />
      <text x={x + 25} y={y - 7} fontSize="12" fontWeight="700" textAnchor="middle" fill="#5c3413">
        {texts("labs")("scene.bar")}
      </text>
    </g>
  );
}
