import { formatAmount } from "#web/lib/format/amounts.ts";

interface MeterProps {
  label: string;
  amount: number;
  /** The amount that fills the bar completely. */
  full: number;
  unit: string;
}

/** A bar with its figure as text. Larger amounts show as a full bar. */
export function Meter({ label, amount, full, unit }: MeterProps) {
  const share = full > 0 ? Math.min(1, amount / full) : 0;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 text-[0.9375rem]">
      <span>{label}</span>
      <span className="font-bold">
        {formatAmount(amount)} {unit}
      </span>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="col-span-full h-2 w-full overflow-hidden rounded-full"
        aria-hidden="true"
      >
        <rect width="100" height="4" className="fill-border" />
        <rect width={share * 100} height="4" className="fill-foreground" />
      </svg>
    </div>
  );
}
