import { boot } from "#web/lib/page-load/boot.ts";
import "#web/app/styles.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "#web/api/query-client.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { pageAt } from "#web/app/find-page.ts";
import { shell } from "#web/app/lazy-shell.ts";
import { Providers } from "#web/app/providers.tsx";
import { AppRouter } from "#web/app/router.tsx";
import { followPageUser } from "#web/lib/http/page-user.ts";
import { beginHydration, endHydration } from "#web/lib/page-load/hydration.ts";
import { replayInputBeforeHydration } from "#web/lib/page-load/replay-early-input.ts";
import { trackPointerState } from "#web/lib/pointer-state.ts";
import { setPageRegion } from "#web/lib/region.ts";
import { followTheme } from "#web/lib/theme.ts";
import { loadPageTexts } from "#web/texts/texts.ts";

// Loaded separately, because visitors have no session. The shell loads it before it is needed.
const sessionEnd = () => import("#web/app/session-end.ts");
const client = createQueryClient({
  boot,
  onUnauthorized: async () => (await sessionEnd()).leaveForSignIn(),
  onOtherUser: async () => (await sessionEnd()).reloadForOtherUser(),
});
followPageUser(() => client.getQueryData(currentUserQuery.queryKey)?.id);

setPageRegion(boot?.region);
followTheme();
trackPointerState();
let afterFirstPage: (() => void) | undefined;
// No top-level await, because the page's file may import this one, which would cause a deadlock.
Promise.all([takeServerRenderedPage(), firstPage(), loadPageTexts("main.tsx")]).then(([isServerRendered]) => render(isServerRendered));

function render(isServerRendered: boolean) {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const app = (
    <Providers client={client}>
      <AppRouter onPageReady={() => afterFirstPage?.()} />
    </Providers>
  );
  const repeatEarlyInput = replayInputBeforeHydration();
  if (isServerRendered) {
    beginHydration();
    afterFirstPage = catchUp;
    hydrateRoot(root, app);
  } else {
    root.removeAttribute("data-rendered");
    createRoot(root).render(app);
  }
  void repeatEarlyInput();
}

/** Waits for the page's file, so that the first render is the page and not 'Loading...'. */
async function firstPage() {
  if (boot?.user === undefined) return;
  const parts = [pageAt(window.location.pathname, boot.user !== null), ...(boot.user ? [shell] : [])];
  // A part that fails to load is loaded again during rendering, which reports a failure.
  await Promise.allSettled(parts.map((part) => part.preload()));
}

/** Returns whether the server-rendered page matches what the browser would render. */
async function takeServerRenderedPage(): Promise<boolean> {
  if (document.getElementById("root")?.dataset.rendered === undefined) return false;
  if (!boot?.rendered) return true;
  const { hydratePage } = await import("#web/api/offline/hydrate-page.ts");
  return hydratePage(client, boot.rendered);
}

/** Runs after hydration, because until then the page must match the server's HTML. */
async function catchUp(): Promise<void> {
  afterFirstPage = undefined;
  endHydration();
  // From now on, bars and rings are animated when they appear.
  document.getElementById("root")?.removeAttribute("data-rendered");
  if (!boot?.rendered) return;
  const { applyDeviceChanges } = await import("#web/api/offline/hydrate-page.ts");
  await applyDeviceChanges(client);
}
