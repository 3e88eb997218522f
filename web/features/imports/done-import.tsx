import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "wouter";
import type { Import } from "#core/contracts/imports.ts";
import { IMPORT_APPS } from "#core/domain/imports/import-choices.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useUndoImport } from "#web/api/imports.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { toastProblem } from "./toast-problem.ts";

/** Shows an import of the last day and the button to undo it. */
export function DoneImport({ done, isNew }: { done: Import; isNew: boolean }) {
  const t = texts("imports");
  const { mutate, isPending } = useUndoImport({
    onSuccess: ({ removed }) =>
      toast(
        removed === null
          ? { title: t("undoing.title"), description: t("undoing.text") }
          : { title: t("undone.title"), description: t("undone.text", { count: removed }) },
      ),
    onError: toastProblem,
  });
  const title = useRef<HTMLHeadingElement>(null);
  // The button that confirmed the import was removed, so the title takes the focus.
  const focusIfNew = useEffectEvent(() => isNew && title.current?.focus());
  useEffect(() => void focusIfNew(), []);
  return (
    <TitledCard title={t("done.title", { app: IMPORT_APPS[done.app] })} titleRef={title} lead={t("done.lead", { count: done.added ?? 0 })}>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <Button asChild variant="primary">
          <Link href={done.lastDay ? `${APP_PATHS.diary}?day=${done.lastDay}` : APP_PATHS.diary}>{t("done.open")}</Link>
        </Button>
        <Button pending={isPending} pendingText={t("done.undoing")} onClick={() => mutate(done.id)}>
          {t("done.undo")}
        </Button>
      </div>
    </TitledCard>
  );
}
