import { useId } from "react";
import { texts } from "#web/texts/texts.ts";

/** A pattern to fill a shape with `url(#id)`, which marks a day that was only partly logged. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" className="fill-track" />
        <rect width="3" height="8" className="fill-input" />
      </pattern>
    </defs>
  );
}

/** Explains the hatching. */
export function HatchKey() {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2 text-muted-foreground text-sm">
      <svg width={16} height={16} aria-hidden="true">
        <HatchPattern id={id} />
        <rect width={16} height={16} rx={5} fill={`url(#${id})`} />
      </svg>
      {texts("charts")("days.part")}
    </span>
  );
}
