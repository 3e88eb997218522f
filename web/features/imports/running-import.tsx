import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Import } from "#core/contracts/imports.ts";
import { IMPORT_APPS } from "#core/domain/imports/import-choices.ts";
import { importsQuery, useUndoImport } from "#web/api/imports.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toastProblem } from "./toast-problem.ts";

/** Shows an import that is coming in, or being taken out, with its progress. */
export function RunningImport({ running }: { running: Import }) {
  const t = texts("imports");
  const client = useQueryClient();
  const { mutate, isPending } = useUndoImport({ onError: toastProblem });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    // When it is finished, the diary, the foods and the trends are different.
    return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== importsQuery.queryKey[0] });
  }, [client]);
  const isComingIn = running.state === "importing";
  return (
    <TitledCard
      title={isComingIn ? t("running.in", { app: IMPORT_APPS[running.app] }) : t("running.out")}
      titleRef={title}
      lead={t("running.lead")}
    >
      <progress
        aria-label={t(isComingIn ? "running.inProgress" : "running.outProgress")}
        value={running.progress ?? 0}
        max={1}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-track [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink"
      />
      {isComingIn && (
        <Button
          className="justify-self-start max-sm:w-full"
          pending={isPending}
          pendingText={t("running.stopping")}
          onClick={() => mutate(running.id)}
        >
          {t("running.stop")}
        </Button>
      )}
    </TitledCard>
  );
}
