import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useDismissTwoFactorRemoval } from "#web/api/sign-in/recovery.ts";
import { formatDay } from "#web/lib/format/instants.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Tells the user on every page that an administrator removed their second factor, until they close the message. */
export function TwoFactorRemoved({ removedAt }: { removedAt: string }) {
  const t = texts("shell");
  const shared = texts("shared");
  const { mutate, isPending } = useDismissTwoFactorRemoval();
  const dismiss = () =>
    mutate(undefined, {
      onError: (error) => toast({ title: shared("error"), description: serverMessage(error) ?? shared("failed"), kind: "destructive" }),
    });
  return (
    <div className="mx-auto w-full max-w-312 px-4 pt-4 md:px-6">
      <Notice role="status" className="grid gap-3 sm:flex sm:items-center sm:justify-between sm:gap-6">
        <p className="text-pretty text-[0.9375rem]">
          {t.rich("twoFactor.removed", {
            day: formatDay(removedAt),
            strong: (text) => <strong>{text}</strong>,
            link: (text) => (
              <Link href={`${APP_PATHS.profile}?tab=security`} className="font-bold underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </p>
        <Button size="sm" className="shrink-0 justify-self-start" pending={isPending} pendingText={shared("saving")} onClick={dismiss}>
          {t("twoFactor.ok")}
        </Button>
      </Notice>
    </div>
  );
}
