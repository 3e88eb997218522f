import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "wouter";
import type { Import } from "#core/contracts/imports.ts";
import { IMPORT_APPS } from "#core/domain/imports/import-choices.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useUndoImport } from "#web/api/imports.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { counted } from "./counted.ts";
import { toastProblem } from "./toast-problem.ts";

/** Shows an import of the last day and the button to undo it. */
export function DoneImport({ done, isNew }: { done: Import; isNew: boolean }) {
  const { mutate, isPending } = useUndoImport({
    onSuccess: ({ removed }) =>
      toast(
        removed === null
          ? { title: "Undoing", description: "Your entries are being taken out. It goes on by itself." }
          : { title: "Undone", description: `${counted(removed, "entry is", "entries are")} out of your diary again.` },
      ),
    onError: toastProblem,
  });
  const title = useRef<HTMLHeadingElement>(null);
  // The button that confirmed the import was removed, so the title takes the focus.
  const focusIfNew = useEffectEvent(() => isNew && title.current?.focus());
  useEffect(() => void focusIfNew(), []);
  return (
    <TitledCard
      title={`Your diary from ${IMPORT_APPS[done.app]} is here`}
      titleRef={title}
      lead={`${counted(done.added ?? 0, "entry", "entries")} came in. You can undo it for a day; what you have changed since stays.`}
    >
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <Button asChild variant="primary">
          <Link href={done.lastDay ? `${APP_PATHS.diary}?day=${done.lastDay}` : APP_PATHS.diary}>Open my diary</Link>
        </Button>
        <Button pending={isPending} pendingText="Undoing..." onClick={() => mutate(done.id)}>
          Undo
        </Button>
      </div>
    </TitledCard>
  );
}
