import { useState } from "react";
import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useMarkLegalTextsSeen } from "#web/api/account.ts";
import { LegalDialog } from "#web/components/brand/legal-dialog.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

const PRIVACY = { title: "Privacy Policy", textKey: "footer_privacy_policy" } as const;

/** Shown once after the legal texts changed, and not to somebody who is looking for help. */
export function LegalNotice() {
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  const { mutate, isPending } = useMarkLegalTextsSeen();
  if (path === APP_PATHS.support) return null;
  const dismiss = () =>
    mutate(undefined, {
      onError: (error) =>
        toast({ title: "Error", description: serverMessage(error) ?? "That did not work. Please try again.", kind: "destructive" }),
    });
  return (
    <div className="mx-auto w-full max-w-312 px-4 pt-4 md:px-6">
      <Notice role="status" className="grid gap-3 sm:flex sm:items-center sm:justify-between sm:gap-6">
        <p className="text-pretty text-[0.9375rem]">Our texts about privacy and terms have changed.</p>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button size="sm" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Read what changed
          </Button>
          <Button size="sm" pending={isPending} pendingText="Saving..." onClick={dismiss}>
            OK
          </Button>
        </div>
      </Notice>
      <LegalDialog document={PRIVACY} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
