import type { ReactNode } from "react";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { AuthCard, AuthFrame } from "./auth-frame.tsx";

/** The layout of a page that is opened from a link, for visitors and for signed-in users. */
export function LinkFrame({ children }: { children: ReactNode }) {
  if (!useCurrentUser()) return <AuthFrame>{children}</AuthFrame>;
  return (
    <div className="grid place-items-center px-4 py-8">
      <AuthCard>{children}</AuthCard>
    </div>
  );
}
