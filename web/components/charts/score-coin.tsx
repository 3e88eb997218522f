import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { roundScore, type ScoreBand, scoreBand, scoreWord } from "./health-score.ts";

const COINS: Record<ScoreBand, string> = {
  high: "bg-score-high text-score-high-foreground",
  mid: "bg-score-mid text-score-mid-foreground",
  low: "bg-score-low text-score-low-foreground",
};

const BADGES: Record<ScoreBand, string> = {
  high: "bg-score-high-soft text-score-high-ink",
  mid: "bg-score-mid-soft text-score-mid-ink",
  low: "bg-score-low-soft text-score-low-ink",
};

interface ScoreProps {
  score: number;
  className?: string;
}

/** '8/10' on a coin. The caller shows the matching word next to it. */
export function ScoreCoin({ score, className }: ScoreProps) {
  const t = texts("charts");
  const rounded = roundScore(score);
  return (
    <span
      role="img"
      aria-label={t("score.label", { score: rounded })}
      className={cn(
        "inline-grid size-13 shrink-0 place-items-center rounded-full font-display font-extrabold text-xl leading-none",
        COINS[scoreBand(score)],
        className,
      )}
    >
      <span aria-hidden="true" className={cn(rounded === 10 && "text-[0.86em] tracking-tight")}>
        {t.rich("score.coin", { score: rounded, small: (text) => <small className="text-[0.6em]">{text}</small> })}
      </span>
    </span>
  );
}

export function ScoreBadge({ score }: ScoreProps) {
  const band = scoreBand(score);
  return <Badge className={BADGES[band]}>{scoreWord(band)}</Badge>;
}
