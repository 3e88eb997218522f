import { lazy, type ReactNode, Suspense, useState } from "react";
import { mentionsHardTopic } from "#core/domain/care/mentions-hard-topic.ts";
import { Button } from "#web/ui/button.tsx";

const TalkCard = lazy(async () => ({ default: (await import("./talk-card.tsx")).TalkCard }));

/** Offers help first if a search is about a sensitive topic. Nothing is sent to the server unless the user continues. */
export function HardTopicGate({ text, children }: { text: string; children: ReactNode }) {
  const [wanted, setWanted] = useState<string>();
  if (!mentionsHardTopic(text)) return children;
  return (
    <div className="grid gap-4">
      <Suspense>
        <TalkCard />
      </Suspense>
      {wanted === text ? (
        <div>{children}</div>
      ) : (
        <Button variant="ghost" className="justify-self-start" onClick={() => setWanted(text)}>
          Search foods for this anyway
        </Button>
      )}
    </div>
  );
}
