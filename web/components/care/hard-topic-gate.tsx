import { lazy, type ReactNode, Suspense } from "react";
import { useHardTopic } from "./use-hard-topic.ts";

const TalkCard = lazy(async () => ({ default: (await import("./talk-card.tsx")).TalkCard }));

interface HardTopicGateProps {
  text: string;
  /** What the text finds. After a search about something hard it offers no AI. */
  children: (isHard: boolean) => ReactNode;
}

/** Offers help first if a search is about a sensitive topic, then shows the results. After words of self-harm there is help alone. */
export function HardTopicGate({ text, children }: HardTopicGateProps) {
  const { topic, isPending } = useHardTopic(text);
  if (isPending) return null;
  if (topic === undefined || topic === "unknown") return children(false);
  return (
    <div className="grid gap-4">
      <Suspense>
        <TalkCard isSelfHarm={topic === "self-harm"} />
      </Suspense>
      {topic !== "self-harm" && <div>{children(true)}</div>}
    </div>
  );
}
