import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { isServerUnreachable } from "#web/api/offline/connection.ts";
import { useLogout } from "#web/api/sign-in/auth.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

export function useSignOut() {
  const [, navigate] = useLocation();
  return useLogout({
    onLoggedOut: () => {
      navigate(APP_PATHS.home);
      toast({ title: "Logged out", description: "You have been successfully logged out." });
    },
    onFailed: (error) =>
      toast({
        title: "Logout failed",
        description:
          serverMessage(error) ?? (isServerUnreachable(error) ? "You're offline. Logging out needs a connection." : "Failed to logout"),
        kind: "destructive",
      }),
  });
}
