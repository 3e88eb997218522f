import { useState } from "react";
import { useLocation } from "wouter";
import type { Credentials } from "#core/contracts/sign-in/auth.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { askForCode, useLogIn } from "./use-log-in.ts";

/** Logs in with a password that a link has just set. */
export function useLogInAfterLink() {
  // Kept only in this state, so that the password is discarded with the second step or the page.
  const [waiting, setWaiting] = useState<Credentials>();
  const logIn = useLogIn();
  const [, navigate] = useLocation();
  const logInNow = async (credentials: Credentials) => {
    const outcome = await logIn(credentials);
    // The password is saved and the link is used up, so the user can only log in.
    if (outcome === "refused") navigate(APP_PATHS.auth);
    if (outcome !== "code needed") return;
    askForCode();
    setWaiting(credentials);
  };
  return { waiting, logIn, logInNow };
}
