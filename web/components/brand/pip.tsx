import type { ReactNode } from "react";
import { FruitBody } from "./fruit-body.tsx";

type PipMood = "happy" | "wow" | "sleep";

const INK = "#2a1840";
const BLUSH = "#ff9d5c";

const FACES: Record<PipMood, ReactNode> = {
  happy: (
    <>
      <circle cx="23" cy="37" r="3.6" fill={INK} />
      <circle cx="42" cy="37" r="3.6" fill={INK} />
      <path d="M26 46c3.4 4.6 10 4.6 13.4 0" fill="none" stroke={INK} strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="16.5" cy="44" r="3.6" fill={BLUSH} />
      <circle cx="48.5" cy="44" r="3.6" fill={BLUSH} />
    </>
  ),
  wow: (
    <>
      <circle cx="23" cy="36" r="3.6" fill={INK} />
      <circle cx="42" cy="36" r="3.6" fill={INK} />
      <path d="M25 43.5h15.5c0 5.5-3.2 8.5-7.750 8.5S25 49 25 43.5Z" fill={INK} />
      <circle cx="16.5" cy="43" r="3.6" fill={BLUSH} />
      <circle cx="49" cy="43" r="3.6" fill={BLUSH} />
    </>
  ),
  sleep: (
    <>
      <path d="M19 37c2 2.6 6 2.6 8 0M38 37c2 2.6 6 2.6 8 0" fill="none" stroke={INK} strokeWidth="3.2" strokeLinecap="round" />
      <path d="M29.5 47h6" stroke={INK} strokeWidth="3.2" strokeLinecap="round" />
    </>
  ),
};

interface PipProps {
  mood?: PipMood;
  /** Sets the size, such as `size-20`. */
  className?: string;
}

/** The mascot. Used at most once per screen, and never directly on yellow, where it needs an aubergine disc behind it. */
export function Pip({ mood = "happy", className }: PipProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" data-mood={mood} className={className}>
      <FruitBody />
      {FACES[mood]}
    </svg>
  );
}
