interface RangeSliderProps {
  label: string;
  valueText: string;
  value: number;
  max: number;
  step: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

/** The browser's own slider: arrows, touch and a screen reader work by themselves. */
export function RangeSlider({ label, valueText, value, max, step, isDisabled, onChange }: RangeSliderProps) {
  return (
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
      className="h-11 w-full accent-foreground"
    />
  );
}
