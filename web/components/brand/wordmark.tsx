import { WORDMARK } from "#core/domain/site/brand.ts";
import { cn } from "#web/lib/class-names.ts";
import { FruitBody } from "./fruit-body.tsx";

/** The logo and the name. It is not a link, so that the caller can wrap it in the link it needs. */
export function Wordmark({ className }: { className?: string }) {
  const [first, second] = WORDMARK;
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1.5 whitespace-nowrap font-display font-extrabold text-[1.3125rem] text-foreground leading-none tracking-[-0.02em] md:gap-2 md:text-2xl md:leading-none",
        className,
      )}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-7 shrink-0 md:size-8">
        <FruitBody />
      </svg>
      <span>
        {first}
        <span className="text-wordmark-bright">{second}</span>
        <sup className="ms-px font-sans font-semibold text-[0.625rem] text-muted-foreground leading-none tracking-normal">™</sup>
      </span>
    </span>
  );
}
