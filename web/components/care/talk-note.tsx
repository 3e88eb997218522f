import { lazy, Suspense, useDeferredValue } from "react";
import type { Worry } from "#core/content/helplines/helpline.ts";
import { findWorry, useHardTopic } from "./use-hard-topic.ts";

const TalkCard = lazy(async () => ({ default: (await import("./talk-card.tsx")).TalkCard }));

interface TalkNoteProps {
  text: string;
  /** Called once the note is on the page. */
  onReady?: (worry: Worry, note: HTMLElement) => void;
}

/** Offers someone to talk to below what is being written, such as a recipe. Saving stays possible, and nothing records the note. */
export function TalkNote({ text, onReady }: TalkNoteProps) {
  const { topic } = useHardTopic(useDeferredValue(text));
  const worry = findWorry(topic);
  if (!worry) return null;
  return (
    <Suspense>
      <TalkCard key={worry} isSelfHarm={worry === "self-harm"} isInForm onReady={(note) => onReady?.(worry, note)} />
    </Suspense>
  );
}
