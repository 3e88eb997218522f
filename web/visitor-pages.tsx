import { prerender } from "react-dom/static";
import { Router } from "wouter";
import type { RenderVisitorPage } from "#core/contracts/boot.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { findPage, isVisitorPath } from "#web/app/pages.ts";
import { Providers } from "#web/app/providers.tsx";
import { AppRouter } from "#web/app/router.tsx";

/** Parts with a file of their own stand in their place; otherwise large ones would be moved there by a script. */
const DRAW_WHOLE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Built for the server, which sends what this draws: visitors read the page while its script is still on the way. */
export const renderVisitorPage: RenderVisitorPage = async (path, { settings }) => {
  if (!isVisitorPath(path)) return undefined;
  await findPage(path, false).preload();
  const client = createQueryClient({ boot: { user: null, settings, styleNonce: "" }, onUnauthorized: () => undefined });
  const { prelude } = await prerender(
    <Providers client={client}>
      <Router ssrPath={path}>
        <AppRouter />
      </Router>
    </Providers>,
    DRAW_WHOLE,
  );
  const html = await new Response(prelude).text();
  client.clear();
  // Radix adds style attributes that only matter in motion; the content security policy refuses them in a page.
  return html.replace(/ style="[^"]*"/g, "");
};
