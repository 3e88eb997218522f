import { useState } from "react";
import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useMarkLegalTextsSeen } from "#web/api/account.ts";
import { LegalDialog } from "#web/components/brand/legal-dialog.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Shown once after the legal texts changed, and not to somebody who is looking for help. */
export function LegalNotice() {
  const t = texts("shell");
  const shared = texts("shared");
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  const { mutate, isPending } = useMarkLegalTextsSeen();
  if (path === APP_PATHS.support) return null;
  const dismiss = () =>
    mutate(undefined, {
      onError: (error) => toast({ title: shared("error"), description: serverMessage(error) ?? shared("failed"), kind: "destructive" }),
    });
  return (
    <div className="mx-auto w-full max-w-312 px-4 pt-4 md:px-6">
      <Notice role="status" className="grid gap-3 sm:flex sm:items-center sm:justify-between sm:gap-6">
        <p className="text-pretty text-[0.9375rem]">{t("legal.changed")}</p>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button size="sm" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t("legal.read")}
          </Button>
          <Button size="sm" pending={isPending} pendingText={shared("saving")} onClick={dismiss}>
            {t("legal.ok")}
          </Button>
        </div>
      </Notice>
      <LegalDialog document={{ title: t("legal.privacy"), textKey: "footer_privacy_policy" }} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
