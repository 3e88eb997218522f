import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

const UNAUTHORIZED_REDIRECT_MS = 500;

const LOGIN_PATH = "/api/login";

/**
 * Announces that the session is over, then goes to the sign-in page. It does so once, even if many requests fail together. No other message
 * appears meanwhile, so that pages do not have to handle this case.
 */
export function createUnauthorizedHandler(goTo: (path: string) => void): () => void {
  let isLeaving = false;
  return () => {
    if (isLeaving) return;
    isLeaving = true;
    const t = texts("shell");
    toast({ title: t("session.over"), description: t("session.overText"), kind: "destructive", isFinal: true });
    setTimeout(() => {
      isLeaving = false;
      goTo(LOGIN_PATH);
    }, UNAUTHORIZED_REDIRECT_MS);
  };
}

/** Another user has signed in, so the page reloads for them. */
export function createOtherUserHandler(reload: () => void): () => void {
  return () => {
    const t = texts("shell");
    toast({ title: t("session.other"), description: t("session.otherText"), kind: "info", isFinal: true });
    reload();
  };
}

export const leaveForSignIn = createUnauthorizedHandler((path) => window.location.assign(path));
export const reloadForOtherUser = createOtherUserHandler(() => window.location.reload());
