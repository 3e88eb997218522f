import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { useState } from "react";
import { Link } from "wouter";
import { NEEDS_KEY, PROVIDER_NAMES, useAiProvider } from "#web/components/ai-provider.ts";
import { Pip } from "#web/components/pip.tsx";
import { API_KEYS_PATH } from "#web/components/provider-menu.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** Instead of results. */
export function NothingFound({ query }: { query: string }) {
  return (
    <Card>
      <EmptyState
        picture={<Pip mood="wow" className="size-24" />}
        title={<span className="[overflow-wrap:anywhere]">No match for “{query}”</span>}
        action={<AskAi query={query} className="justify-items-center text-center" />}
      >
        We don't know this one yet. Want AI to take a look? Only you will see it.
      </EmptyState>
    </Card>
  );
}

/** Below the results. */
export function NotTheFood({ query }: { query: string }) {
  return (
    <Card className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-4 bg-sun-soft shadow-none md:mt-5 md:flex-nowrap">
      <Pip mood="wow" className="size-16 shrink-0" />
      <div className="min-w-0 grow basis-40">
        <h2 className="text-lg">Not the food you meant?</h2>
        <p className="text-sm">Ask AI to look at it. Only you will see the result.</p>
      </div>
      <AskAi query={query} className="min-w-0 max-md:w-full md:max-w-[26rem]" />
    </Card>
  );
}

function AskAi({ query, className }: { query: string; className: string }) {
  const [askedFor, setAskedFor] = useState<string>();
  return (
    <div className={`grid gap-2 ${className}`}>
      <Button onClick={() => setAskedFor(query)} className="h-auto min-w-0 max-w-full whitespace-normal py-2">
        <SparkleIcon weight="fill" />
        <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">Analyze "{query}" with AI</span>
      </Button>
      <div role="status">{askedFor === query && <Answer />}</div>
    </div>
  );
}

function Answer() {
  const { usable, provider } = useAiProvider();
  if (usable === undefined) return <p className="text-sm">Looking up your providers...</p>;
  if (usable.length > 0) {
    return <p className="text-pretty text-sm">AI analysis is on its way. {PROVIDER_NAMES[provider]} is ready for it.</p>;
  }
  return (
    <>
      <p className="text-pretty text-sm">{NEEDS_KEY}</p>
      <TextLink asChild>
        <Link href={API_KEYS_PATH}>Go to API keys</Link>
      </TextLink>
    </>
  );
}
