import { useLocation } from "wouter";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface Words {
  title: string;
  description: string;
}

interface SignInMutation<Body> {
  mutateAsync: (body: Body) => Promise<User | { requiresTwoFactor: true } | { awaitsConsent: true }>;
}

type Outcome = "signed in" | "code needed" | "consent needed" | "refused";

/** Shared by login and registration: shows a toast with the result, then opens the dashboard. */
export function useSignIn<Body>(mutation: SignInMutation<Body>, words: { welcome: Words; failure: Words }, path: string = APP_PATHS.home) {
  const [, navigate] = useLocation();

  // Awaited rather than passed as callbacks, because the page may unmount as soon as the user is signed in.
  return async function signIn(body: Body): Promise<Outcome> {
    try {
      const answer = await mutation.mutateAsync(body);
      if ("requiresTwoFactor" in answer) return "code needed";
      if ("awaitsConsent" in answer) return "consent needed";
    } catch (error) {
      const { title, description } = words.failure;
      toast({ title, description: serverMessage(error) || description, kind: "destructive" });
      return "refused";
    }
    toast({ ...words.welcome, kind: "success" });
    navigate(path, { replace: true });
    return "signed in";
  };
}
