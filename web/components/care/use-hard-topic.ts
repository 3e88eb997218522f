import { useEffect, useSyncExternalStore } from "react";
import type { HardTopic } from "#core/content/hard-topics/hard-topic-table.ts";
import type { Worry } from "#core/content/helplines/helpline.ts";

type Find = (text: string) => HardTopic | undefined;

/** 'Unknown' until the table of words has loaded, and if it cannot be. Such a text is stored nowhere. */
export type TextTopic = HardTopic | "unknown" | undefined;

let find: Find | undefined;
let hasFailed = false;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the table of words, which is too large for pages that most people open without typing. */
export function loadHardTopics(): Promise<void> {
  loading ??= import("#core/domain/care/find-hard-topic.ts")
    .then(({ findHardTopic }) => {
      find = findHardTopic;
    })
    .catch(() => {
      hasFailed = true;
      loading = undefined;
    })
    .then(() => {
      for (const listener of listeners) listener();
    });
  return loading;
}

/** What a text is about, looked at on the user's device. Nothing records it. */
export function useHardTopic(text: string): { topic: TextTopic; isPending: boolean } {
  useEffect(() => {
    if (!find) void loadHardTopics();
  }, []);
  const state = useSyncExternalStore(subscribe, readState, () => "pending");
  return { topic: text === "" ? undefined : findTopic(text), isPending: state === "pending" && text !== "" };
}

/** What somebody may need a line for. */
export const findWorry = (topic: TextTopic): Worry | undefined =>
  topic === undefined || topic === "unknown" ? undefined : topic === "self-harm" ? "self-harm" : "food";

export const findTopic = (text: string): TextTopic => (find ? find(text) : "unknown");

const readState = () => (find ? "ready" : hasFailed ? "failed" : "pending");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
