import { cleanup, configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { User } from "#core/contracts/sign-in/auth.ts";
import type { SignInMethods } from "#core/contracts/sign-in/sign-in-methods.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { USUAL_WAYS } from "#web/api/sign-in/sign-in-methods.ts";
import { Providers } from "#web/app/providers.tsx";
import { followPageUser } from "#web/lib/http/page-user.ts";
import { preloadMenus } from "#web/ui/dropdown-menu.tsx";
import { clearToasts } from "#web/ui/toasts/use-toast.ts";
import { keepOffline } from "./fake-server.ts";

// A page's file is compiled when it is first shown, which takes a while on a busy computer.
configure({ asyncUtilTimeout: 15_000 });
// Matches a browser that has been idle for a moment.
await preloadMenus();

interface RenderInput {
  path?: string;
  /** The user that the server embedded in the page; if undefined, the app requests it. */
  user?: User | null;
  /** Changes to the operator's settings; they only apply together with `user`. */
  signInWays?: Partial<SignInMethods>;
  onUnauthorized?: () => void;
  onOtherUser?: () => void;
}

/** Renders with all providers of the app, at the given path. */
export function renderAt(
  ui: ReactNode,
  { path = "/", user, signInWays, onUnauthorized = () => undefined, onOtherUser = () => undefined }: RenderInput = {},
) {
  keepOffline();
  const location = memoryLocation({ path, record: true });
  const boot = user === undefined ? undefined : { user, settings: [], signInWays: { ...USUAL_WAYS, ...signInWays }, styleNonce: "" };
  const client = createQueryClient({ boot, onUnauthorized, onOtherUser });
  followPageUser(() => client.getQueryData(currentUserQuery.queryKey)?.id);
  render(
    <Providers client={client}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {ui}
      </Router>
    </Providers>,
  );
  onTestFinished(async () => {
    cleanup();
    clearToasts();
    // The next file shares this file's modules, and a module that is still loading when this file ends could not be loaded again.
    await vi.dynamicImportSettled();
  });
  return { client, path: () => location.history.at(-1) };
}
