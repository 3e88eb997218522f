import { lazy, Suspense, useDeferredValue } from "react";
import { useHardTopic } from "./use-hard-topic.ts";

const TalkCard = lazy(async () => ({ default: (await import("./talk-card.tsx")).TalkCard }));

/** Offers someone to talk to below what is being written, such as a recipe. Saving stays possible, and nothing records the note. */
export function TalkNote({ text }: { text: string }) {
  const { topic } = useHardTopic(useDeferredValue(text));
  if (topic === undefined || topic === "unknown") return null;
  return (
    <Suspense>
      <TalkCard isSelfHarm={topic === "self-harm"} isInForm />
    </Suspense>
  );
}
