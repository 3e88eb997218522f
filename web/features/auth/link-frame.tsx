import type { ReactNode } from "react";
import { useCurrentUser } from "#web/api/sign-in/auth.ts";
import { AuthCard, AuthFrame } from "./auth-frame.tsx";

/** Around a page that a link leads to, for visitors and for people who are signed in. */
export function LinkFrame({ children }: { children: ReactNode }) {
  if (!useCurrentUser()) return <AuthFrame>{children}</AuthFrame>;
  return (
    <div className="grid place-items-center px-4 py-8">
      <AuthCard>{children}</AuthCard>
    </div>
  );
}
