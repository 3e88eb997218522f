import { type ReactNode, useRef } from "react";
import type { Worry } from "#core/content/helplines/helpline.ts";
import { TalkNote } from "./talk-note.tsx";
import { findTopic, findWorry, loadHardTopics } from "./use-hard-topic.ts";

interface TalkFirst<Values> {
  /** For a form's `mayBeSent`: a text about something hard is saved only after the note was there. */
  mayBeSent: (values: Values) => Promise<boolean>;
  /** The note beside what is being written. */
  note: (values: Values) => ReactNode;
}

/** Saving waits for the table of words, because somebody may save before it has loaded. Pressing Save again then saves. */
export function useTalkFirst<Values>(textIn: (values: Values) => string): TalkFirst<Values> {
  const offered = useRef<Worry>(undefined);
  const wasHeldBack = useRef(false);

  async function mayBeSent(values: Values): Promise<boolean> {
    await loadHardTopics();
    const worry = findWorry(findTopic(textIn(values)));
    wasHeldBack.current = worry !== undefined && worry !== offered.current;
    // The note appears now. If it cannot be loaded, the next attempt saves all the same.
    offered.current = worry;
    return !wasHeldBack.current;
  }

  function onReady(worry: Worry, note: HTMLElement) {
    offered.current = worry;
    // The note may be off the screen, far above the button that was pressed.
    if (wasHeldBack.current) note.focus();
    wasHeldBack.current = false;
  }

  return { mayBeSent, note: (values) => <TalkNote text={textIn(values)} onReady={onReady} /> };
}
