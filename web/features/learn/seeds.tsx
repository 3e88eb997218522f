import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";

const WORDS = ["seeds.new", "seeds.started", "seeds.remembered", "seeds.sticks"] as const;
const DROP = "M8 1.5c3 4 5 6.6 5 9A5 5 0 0 1 3 10.500c0-2.400 2-5 5-9Z";

/** Shows how well a lesson is remembered: up to three seeds and a word. Seeds are never lost. */
export function Seeds({ seeds }: { seeds: number }) {
  return (
    <span className="grid shrink-0 justify-items-end gap-0.5 text-sm">
      <span className="flex gap-0.5" aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <svg key={place} viewBox="0 0 16 17" width="14" height="15" aria-hidden="true">
            <path
              d={DROP}
              className={cn("stroke-foreground", place <= seeds ? "fill-foreground" : "fill-none opacity-60")}
              strokeWidth="1.5"
            />
          </svg>
        ))}
      </span>
      <span className="text-muted-foreground">{texts("learn")(WORDS[seeds] ?? WORDS[0])}</span>
    </span>
  );
}
