import { useLogin } from "#web/api/sign-in/auth.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useSignIn } from "./use-sign-in.ts";

/** The messages that all ways to log in share. */
export function readLoginWords() {
  const t = texts("auth");
  return {
    welcome: { title: t("login.welcome"), description: t("login.welcomeText") },
    failure: { title: t("login.failed"), description: t("login.failedText") },
  };
}

export const useLogIn = () => useSignIn(useLogin(), readLoginWords());

export function askForCode() {
  const t = texts("auth");
  toast({ title: t("code.required"), description: t("code.requiredText"), kind: "info" });
}
