import { useLogin } from "#web/api/sign-in/auth.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useSignIn } from "./use-sign-in.ts";

/** The messages that all ways to log in share. */
export const LOGIN_WORDS = {
  welcome: { title: "Welcome back!", description: "You've been successfully logged in." },
  failure: { title: "Login failed", description: "Please check your credentials and try again." },
};

export const useLogIn = () => useSignIn(useLogin(), LOGIN_WORDS);

export const askForCode = () => toast({ title: "2FA Required", description: "Please enter your 2FA code to continue.", kind: "info" });
