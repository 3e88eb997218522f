import { UNAUTHORIZED_REDIRECT_MS } from "#core/domain/constants.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

const LOGIN_PATH = "/api/login";

/**
 * Says that the session is over, then leaves for the sign-in; once, however many requests fail together. Nothing else is
 * said meanwhile, so that no page has to know of it.
 */
export function createUnauthorizedHandler(goTo: (path: string) => void): () => void {
  let isLeaving = false;
  return () => {
    if (isLeaving) return;
    isLeaving = true;
    toast({ title: "Unauthorized", description: "You are logged out. Logging in again...", kind: "destructive", isFinal: true });
    setTimeout(() => {
      isLeaving = false;
      goTo(LOGIN_PATH);
    }, UNAUTHORIZED_REDIRECT_MS);
  };
}

/** Somebody else signed in: the page loads anew, as theirs. */
export function createOtherUserHandler(reload: () => void): () => void {
  return () => {
    toast({ title: "Somebody else signed in", description: "This page loads again for them.", kind: "info", isFinal: true });
    reload();
  };
}

export const leaveForSignIn = createUnauthorizedHandler((path) => window.location.assign(path));
export const reloadForOtherUser = createOtherUserHandler(() => window.location.reload());
