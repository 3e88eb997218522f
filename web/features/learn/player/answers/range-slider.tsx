interface RangeSliderProps {
  label: string;
  valueText: string;
  value: number;
  max: number;
  step: number;
  isDisabled?: boolean;
  /** The correct value, shown as a green bar once the answer is checked. */
  truth?: number | undefined;
  onChange: (value: number) => void;
}

const THUMB = [
  "[&::-webkit-slider-thumb]:size-9 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full",
  "[&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-foreground [&::-webkit-slider-thumb]:bg-card",
  "[&::-moz-range-thumb]:size-9 [&::-moz-range-thumb]:rounded-full",
  "[&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-foreground [&::-moz-range-thumb]:bg-card",
].join(" ");
const TRUTH_WIDTH = 1.2;

/** Uses the native range input, so that arrow keys, touch and screen readers work. The visible track is drawn below it. */
export function RangeSlider({ label, valueText, value, max, step, isDisabled, truth, onChange }: RangeSliderProps) {
  const percent = (amount: number): number => Math.min(100, (100 * amount) / max);
  return (
    <div className="relative h-11">
      <div aria-hidden="true" className="absolute inset-x-0 top-4 h-3 rounded-full bg-border" />
      <div aria-hidden="true" className="absolute top-4 start-0 h-3 w-5 rounded-s-full bg-foreground" />
      {/* Inset by half the thumb's width on both sides, because the thumb's center only moves within that range. */}
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-4.5 top-0.5 h-10 w-[calc(100%-2.25rem)] overflow-visible"
      >
        <rect y="14" width={percent(value)} height="12" className="fill-foreground" />
        {truth !== undefined && <rect x={percent(truth) - TRUTH_WIDTH / 2} width={TRUTH_WIDTH} height="40" className="fill-success" />}
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(Number(target.value))}
        className={`absolute inset-0 h-11 w-full cursor-pointer appearance-none bg-transparent ${THUMB}`}
      />
    </div>
  );
}
