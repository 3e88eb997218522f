import { HEALTH_SCORE_HIGH_FROM, HEALTH_SCORE_MID_FROM } from "#core/domain/suggestions/health-score.ts";
import { texts } from "#web/texts/texts.ts";

export type ScoreBand = "high" | "mid" | "low";

export function scoreBand(score: number): ScoreBand {
  if (score >= HEALTH_SCORE_HIGH_FROM) return "high";
  return score >= HEALTH_SCORE_MID_FROM ? "mid" : "low";
}

/** Accompanies the color, which must never be the only signal. */
export const scoreWord = (band: ScoreBand): string => texts("charts")(`score.${band}`);

/** Rounded down, so that a score never moves into the next band. */
export const roundScore = (score: number): number => Math.floor(score);
