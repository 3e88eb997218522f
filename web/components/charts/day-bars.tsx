import { type KeyboardEvent, type PointerEvent, useId } from "react";
import { niceTicks } from "#core/domain/diary/trend.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { shareClass } from "#web/lib/percent-class.ts";
import { moveCursor } from "./chart-cursor.ts";
import { HatchPattern } from "./hatch.tsx";

export interface DayBar {
  day: string;
  /** Undefined for a gap. */
  value: number | undefined;
  variant: "plain" | "today" | "partial";
  /** The label below the bar. Long trends label only some days. */
  name: string | undefined;
}

interface DayBarsProps {
  /** The name of the chart, such as 'Energy, the last 30 days'. */
  label: string;
  bars: readonly DayBar[];
  /** Drawn as a dotted line, which has a label if the chart has no ticks. */
  goal: { amount: number; text: string } | undefined;
  /** The class for the color of the bars, such as `fill-water`. */
  fill: string;
  /** The class for today's bar, if it differs. */
  todayFill?: string | undefined;
  /** Shows figures at the side instead of on the bars. */
  hasTicks?: boolean;
  /** The index of the selected day. */
  cursor: number;
  onCursorChange: (index: number) => void;
  /** Describes a day in words, for screen readers. */
  describe: (index: number) => string;
  /** Sets the height. */
  className: string;
}

const BAR_SHARE = 0.72;
/** In percent of the chart's height. If they are any closer, a bar's figure and the goal's label would touch. */
const CROWDED_PERCENT = 12;

/** One bar per day. Arrow keys, mouse and touch select a day. The caller provides the data as a table. */
export function DayBars({
  label,
  bars,
  goal,
  fill,
  todayFill = fill,
  hasTicks,
  cursor,
  onCursorChange,
  describe,
  className,
}: DayBarsProps) {
  const hatch = useId();
  const most = Math.max(goal?.amount ?? 0, ...bars.map(({ value }) => value ?? 0));
  const ticks = hasTicks ? niceTicks(most) : [];
  const top = ticks.at(-1) ?? (most || 1);
  /** All positions are percentages, so that the chart fits any size. */
  const y = (value: number) => 100 - (value / top) * 100;
  const slot = 100 / bars.length;
  const fills = { plain: fill, today: todayFill, partial: undefined };
  return (
    <div className={cn("grid min-h-0 grid-rows-[1fr_auto] gap-x-2 pt-6", hasTicks && "grid-cols-[auto_1fr] pt-2", className)}>
      {hasTicks && <Ticks ticks={ticks} y={y} />}
      <div
        {...cursorProps(bars.length, cursor, onCursorChange)}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={cursor + 1}
        aria-valuetext={describe(cursor)}
        className="group min-w-0 touch-pan-y select-none rounded-md"
      >
        <svg width="100%" height="100%" aria-hidden="true" className="block overflow-visible">
          <HatchPattern id={hatch} />
          <rect
            x={`${cursor * slot}%`}
            width={`${slot}%`}
            height="100%"
            rx={bars.length > 7 ? 2 : 14}
            className="fill-muted opacity-0 group-hover:opacity-100 group-focus:opacity-100"
          />
          {ticks.map((tick) => (
            <line key={tick} x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} className="stroke-border" />
          ))}
          {bars.map(({ day, value, variant }, index) =>
            value === undefined ? null : (
              <rect
                key={day}
                x={`${(index + (1 - BAR_SHARE) / 2) * slot}%`}
                width={`${slot * BAR_SHARE}%`}
                y={`${Math.min(y(value), 99)}%`}
                height={`${Math.max(100 - y(value), 1)}%`}
                rx={bars.length > 31 ? 1.5 : bars.length > 7 ? 4 : 14}
                fill={variant === "partial" ? `url(#${hatch})` : undefined}
                className={cn(
                  "origin-bottom transition-transform duration-700 ease-glide [transform-box:fill-box] starting:scale-y-0",
                  fills[variant],
                )}
              />
            ),
          )}
          {goal && <GoalLine y={y(goal.amount)} text={hasTicks ? undefined : goal.text} isCrowded={isCrowded(bars, y, goal.amount)} />}
          {!hasTicks &&
            bars.map((bar, index) => <BarValue key={bar.day} bar={bar} x={(index + 0.5) * slot} y={y} isChosen={index === cursor} />)}
        </svg>
      </div>
      <DayNames bars={bars} className={hasTicks ? "col-start-2" : undefined} />
    </div>
  );
}

function cursorProps(count: number, cursor: number, onCursorChange: (index: number) => void) {
  const choose = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onCursorChange(Math.min(Math.max(Math.floor(((clientX - left) / width) * count), 0), count - 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveCursor(event.key, cursor, count);
    if (next === undefined) return;
    event.preventDefault();
    onCursorChange(next);
  };
  return { onKeyDown, onPointerMove: choose, onPointerDown: choose };
}

function Ticks({ ticks, y }: { ticks: readonly number[]; y: (value: number) => number }) {
  return (
    <div aria-hidden="true" className="relative min-w-7 text-end text-muted-foreground text-xs">
      {/* Reserves the width of the longest figure. */}
      <span className="invisible">{formatAmount(ticks.at(-1))}</span>
      {ticks.map((tick) => (
        <span key={tick} className={`absolute top-(--share) end-0 -translate-y-1/2 ${shareClass(y(tick))}`}>
          {formatAmount(tick)}
        </span>
      ))}
    </div>
  );
}

/** The figure above a bar: always shown for today, and for another day while it is selected. */
function BarValue({
  bar: { value, variant },
  x,
  y,
  isChosen,
}: {
  bar: DayBar;
  x: number;
  y: (value: number) => number;
  isChosen: boolean;
}) {
  const isToday = variant === "today";
  if (value === undefined || !(isToday || isChosen)) return null;
  return (
    <text
      x={`${x}%`}
      y={`${y(value)}%`}
      dy={-8}
      textAnchor="middle"
      className={cn(
        "fill-foreground stroke-4 stroke-card font-bold text-[0.9375rem] [paint-order:stroke]",
        !isToday && "opacity-0 group-hover:opacity-100 group-focus:opacity-100",
      )}
    >
      {formatAmount(Math.round(value))}
    </text>
  );
}

function GoalLine({ y, text, isCrowded }: { y: number; text: string | undefined; isCrowded: boolean }) {
  return (
    <>
      <line x2="100%" y1={`${y}%`} y2={`${y}%`} strokeWidth={2.5} strokeDasharray="0.1 5" strokeLinecap="round" className="stroke-input" />
      {text && (
        <text
          x={isCrowded ? "0%" : "100%"}
          y={`${y}%`}
          dy={-7}
          textAnchor={isCrowded ? "start" : "end"}
          className="fill-muted-foreground stroke-4 stroke-card font-semibold text-[0.8125rem] [paint-order:stroke]"
        >
          {text}
        </text>
      )}
    </>
  );
}

/** Whether the figure of the last bar would overlap the goal's label. */
function isCrowded(bars: readonly DayBar[], y: (value: number) => number, goal: number): boolean {
  const last = bars.at(-1)?.value;
  return last !== undefined && y(last) - y(goal) < CROWDED_PERCENT;
}

/** In a long trend, the first and the last label are aligned to stay within the chart. */
function DayNames({ bars, className }: { bars: readonly DayBar[]; className: string | undefined }) {
  const isLong = bars.length > 7;
  const place = (index: number) => {
    if (isLong && index === bars.length - 1) return { x: "100%", textAnchor: "end" } as const;
    if (isLong && index === 0) return { x: "0%", textAnchor: "start" } as const;
    return { x: `${((index + 0.5) / bars.length) * 100}%`, textAnchor: "middle" } as const;
  };
  return (
    <svg width="100%" height={28} aria-hidden="true" className={cn("block overflow-visible", className)}>
      {bars.map(
        ({ day, name, variant }, index) =>
          name && (
            <text
              key={day}
              {...place(index)}
              y={21}
              className={cn("text-sm", variant === "today" ? "fill-foreground font-extrabold" : "fill-muted-foreground font-semibold")}
            >
              {name}
            </text>
          ),
      )}
    </svg>
  );
}
