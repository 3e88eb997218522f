import { cn } from "#web/lib/class-names.ts";

interface BiteProps {
  className?: string;
}

/** The bite in the top right corner of the main card. The card must be `relative` and on the page background. */
export function BiteCorner({ className }: BiteProps) {
  return (
    <svg
      viewBox="0 0 104 84"
      aria-hidden="true"
      className={cn("pointer-events-none absolute -top-px -end-px h-[71px] w-[88px] fill-background md:h-[84px] md:w-[104px]", className)}
    >
      <path d="M0 0c3 12 12 18 24 17 0 13 9 21 21 21-1 13 8 22 21 22 1 12 10 21 22 20 8 0 13 1 16 4V0Z" />
    </svg>
  );
}

interface BitePanelProps extends BiteProps {
  corner: "top-right" | "bottom-right";
}

/**
 * The bite in a yellow panel. Place it next to the panel in a `relative` box and not inside, because the panel always uses the light theme,
 * where the background color would be wrong in the dark theme.
 */
export function BitePanel({ corner, className }: BitePanelProps) {
  return (
    <svg
      viewBox="0 0 210 150"
      aria-hidden="true"
      className={cn(
        "pointer-events-none absolute -end-px fill-background",
        corner === "top-right" ? "-top-px -scale-y-100" : "-bottom-px",
        className,
      )}
    >
      <path d="M210 0c-22 2-38 18-38 38-26-2-46 14-46 38-26-4-48 12-48 38-32-4-58 10-78 36h210Z" />
    </svg>
  );
}
