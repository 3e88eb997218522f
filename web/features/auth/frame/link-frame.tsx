import { type ReactNode, Suspense } from "react";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { AuthCard, AuthFrame } from "./auth-frame.tsx";

/** The layout of a page that is opened from a link, for visitors and for signed-in users. */
export function LinkFrame({ children }: { children: ReactNode }) {
  const content = <Suspense fallback={<div className="h-104" />}>{children}</Suspense>;
  if (!useCurrentUser()) return <AuthFrame>{content}</AuthFrame>;
  return (
    <div className="grid place-items-center px-4 py-8">
      <AuthCard>{content}</AuthCard>
    </div>
  );
}
