import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { isServerUnreachable } from "#web/api/offline/connection.ts";
import { useLogout } from "#web/api/sign-in/auth.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

export function useSignOut() {
  const t = texts("shell");
  const [, navigate] = useLocation();
  return useLogout({
    onLoggedOut: () => {
      navigate(APP_PATHS.home);
      toast({ title: t("logout.done"), description: t("logout.doneText") });
    },
    onFailed: (error) =>
      toast({
        title: t("logout.failed"),
        description: serverMessage(error) ?? (isServerUnreachable(error) ? t("logout.offline") : t("logout.failedText")),
        kind: "destructive",
      }),
  });
}
