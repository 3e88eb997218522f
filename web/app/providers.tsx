import { IconContext } from "@phosphor-icons/react/dist/lib/context";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, StrictMode, Suspense } from "react";
import { CurrentUserProvider } from "#web/api/sign-in/current-user.tsx";
import { useToasts } from "#web/ui/toasts/use-toast.ts";
import { ErrorBoundary } from "./error-page.tsx";

const ICONS = { weight: "bold" } as const;

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <IconContext value={ICONS}>
          <CurrentUserProvider>
            <ErrorBoundary>{children}</ErrorBoundary>
          </CurrentUserProvider>
          <Toasts />
        </IconContext>
      </QueryClientProvider>
    </StrictMode>
  );
}

// Loaded on demand, because a visitor who only reads never gets a toast.
const Toaster = lazy(async () => {
  // If the file fails to load there are no toasts, but the page must still work.
  const file = await import("#web/ui/toasts/toaster.tsx").catch(() => ({ Toaster: () => null }));
  return { default: file.Toaster };
});

function Toasts() {
  const hasMessage = useToasts().length > 0;
  return <Suspense>{hasMessage && <Toaster />}</Suspense>;
}
