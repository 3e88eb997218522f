import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { useRef, useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/foods/limits.ts";
import { useAnalyseFood } from "#web/api/foods.ts";
import { AiKeyNote } from "#web/components/ai/ai-key-note.tsx";
import { AiProgress } from "#web/components/ai/ai-progress.tsx";
import { PROVIDER_NAMES, useAiProvider } from "#web/components/ai/ai-provider.ts";
import { useAiRequest } from "#web/components/ai/use-ai-request.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

interface AskAiProps {
  query: string;
  /** Opens the food that AI analyzed. */
  onOpen: (food: Food) => void;
}

/** Shown if a search has no results. */
export function NothingFound(props: AskAiProps) {
  const t = texts("foods");
  return (
    <Card>
      <EmptyState
        picture={<Pip mood="wow" className="size-24" />}
        title={<span className="[overflow-wrap:anywhere]">{t("ai.nothing", { query: props.query })}</span>}
        action={<AskAi key={props.query} {...props} className="justify-items-center text-center" />}
      >
        {t("ai.nothingText")}
      </EmptyState>
    </Card>
  );
}

/** Shown below the results. */
export function AskAiInstead(props: AskAiProps) {
  const t = texts("foods");
  return (
    <Card className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-4 bg-sun-soft shadow-none md:mt-5 md:flex-nowrap">
      <Pip mood="wow" className="size-16 shrink-0" />
      <div className="min-w-0 grow basis-40">
        <h2 className="text-lg">{t("ai.instead")}</h2>
        <p className="text-sm">{t("ai.insteadText")}</p>
      </div>
      <AskAi key={props.query} {...props} className="min-w-0 max-md:w-full md:max-w-[26rem]" />
    </Card>
  );
}

function AskAi({ query, onOpen, className }: AskAiProps & { className: string }) {
  const t = texts("foods");
  const { provider, usable } = useAiProvider();
  const { mutateAsync, isPending } = useAnalyseFood();
  const { request, cancel } = useAiRequest({ title: texts("shared")("error"), description: t("ai.failed"), kind: "destructive" });
  const [lacksKey, setLacksKey] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const foodName = query.slice(0, FOOD_NAME_MAX_LENGTH);

  function ask() {
    setLacksKey(usable?.length === 0);
    if (usable?.length === 0) return;
    void request({ ask: (signal) => mutateAsync({ foodName, provider, signal }), onAnswer: onOpen });
  }

  function stop() {
    cancel();
    button.current?.focus();
  }

  return (
    <div className={`grid gap-3 ${className}`}>
      <Button ref={button} onClick={ask} pending={isPending} className="h-auto min-w-0 max-w-full whitespace-normal py-2">
        <SparkleIcon weight="fill" />
        <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{isPending ? t("ai.analyzing") : t("ai.analyze", { query })}</span>
      </Button>
      {isPending && <AiProgress onCancel={stop}>{t("ai.progress", { provider: PROVIDER_NAMES[provider], query })}</AiProgress>}
      <div role="status">{lacksKey && <AiKeyNote />}</div>
    </div>
  );
}
