// biome-ignore lint/style/noRestrictedImports: this file and the files that only it imports run on the server.
import { AsyncLocalStorage } from "node:async_hooks";
import { dehydrate, type FetchInfiniteQueryOptions, type FetchQueryOptions, type QueryClient, skipToken } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import type { PageToRender, RenderPage } from "#core/contracts/boot.ts";
import { TOTAL_COUNT_HEADER } from "#core/contracts/http/headers.ts";
import { dayAt } from "#core/domain/calendar/calendar-day.ts";
import { hideEnergy } from "#core/domain/calm/calm-answers.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import type { PageQuery } from "#web/api/page-queries.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { publicSettingsQuery } from "#web/api/settings.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { signInWaysQuery } from "#web/api/sign-in/sign-in-methods.ts";
import { findPage } from "#web/app/find-page.ts";
import { shell } from "#web/app/lazy-shell.ts";
import type { AppPage } from "#web/app/page-declaration.ts";
import { Providers } from "#web/app/providers.tsx";
import { AppRouter } from "#web/app/router.tsx";
import { titleBar } from "#web/app/use-page-title-and-focus.ts";
import { provideRenderContext, type RenderContext } from "#web/lib/render-context.ts";
import { today } from "#web/lib/today.ts";
import { loadPageTexts, loadTexts, texts } from "#web/texts/texts.ts";

const contexts = new AsyncLocalStorage<RenderContext>();
provideRenderContext(() => contexts.getStore());

/** React's marker for a part that threw an error. */
const FAILED_PART = "<!--$!-->";
/** These queries are sent separately from the state, because pages without a state need them too. */
const IN_BOOT = new Set<unknown>([currentUserQuery, publicSettingsQuery, signInWaysQuery].map(({ queryKey }) => queryKey[0]));

/** Built for the server. It sends the rendered HTML, so that the page can be read while its script is loading. */
export const renderPage: RenderPage = async (request) => {
  const page = findPage(request.path, request.boot.user !== null);
  return page && contexts.run(toRenderContext(request), () => render(page, request));
};

const toRenderContext = ({ timeZone, region, language, read }: PageToRender): RenderContext => ({
  timeZone,
  region,
  language,
  today: dayAt(new Date(), timeZone),
  fetch: async (address) => {
    const { body, totalCount } = await read(address);
    const get = (name: string) => (name === TOTAL_COUNT_HEADER && totalCount !== undefined ? String(totalCount) : null);
    // A plain object, because a real Response would copy the body through a stream.
    return { ok: true, status: 200, statusText: "OK", headers: { get }, text: async () => body };
  },
});

/** Loads all queries that the page declares in parallel, then renders the page once. */
async function render(page: AppPage, { path, region, country, boot }: PageToRender) {
  const isCalm = boot.user?.view?.foodDisplay === "calm";
  const client = createQueryClient({ boot: { ...boot, styleNonce: "" }, onUnauthorized: () => undefined, onOtherUser: () => undefined });
  try {
    const [queries, { makeHead }] = await Promise.all([
      declaredQueries(page, path, region, boot.user),
      page.load(),
      page.preload(),
      boot.user && shell.preload(),
      loadPageTexts("main.tsx"),
      loadTexts(["descriptions"]),
    ]);
    await Promise.all(queries.map((query) => fetchInto(client, query)));
    if (isCalm) leaveOutEnergy(client);
    const html = renderToString(
      <Providers client={client}>
        <Router ssrPath={path} ssrSearch={country ? `country=${country}` : ""}>
          <AppRouter />
        </Router>
      </Providers>,
    );
    if (html.includes(FAILED_PART)) throw new Error(`${path} could not be rendered whole.`);
    const state = dehydrate(client, {
      shouldDehydrateQuery: ({ queryKey, state }) => state.status === "success" && !IN_BOOT.has(queryKey[0]),
    });
    const head = makeHead?.(client, path, region);
    return {
      title: titleBar(head?.title ?? (page.title && texts("titles")(page.title))),
      description: head?.description ?? (page.description && texts("descriptions")(page.description, { product: PRODUCT_NAME })),
      html,
      state,
      ...(isCalm && { isPartial: true as const }),
      undeclared: openQueries(client),
    };
  } finally {
    client.clear();
  }
}

async function declaredQueries(
  page: AppPage,
  path: string,
  region: PageToRender["region"],
  user: PageToRender["boot"]["user"],
): Promise<readonly PageQuery[]> {
  const { queries, openQueries } = await page.load();
  const open = openQueries?.(path, region) ?? [];
  if (!user) return open;
  const { shellQueries } = await import("#web/app/shell/shell.tsx");
  const context = { today: today(), search: new URLSearchParams(), user };
  const declared = [...shellQueries(context), ...open, ...(queries?.(context) ?? [])];
  // Duplicate queries are loaded once.
  return [...new Map(declared.map((query) => [JSON.stringify(query.queryKey), query])).values()];
}

/** Safe to cast: pages declare the results of `queryOptions` and `infiniteQueryOptions`. */
const fetchInto = (client: QueryClient, query: PageQuery): Promise<unknown> =>
  query.initialPageParam === undefined
    ? client.fetchQuery(query as FetchQueryOptions)
    : client.fetchInfiniteQuery(query as unknown as FetchInfiniteQueryOptions);

/** Queries that the page needed but did not declare. */
const openQueries = (client: QueryClient): readonly unknown[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data === undefined && isNeeded(options))
    .map(({ queryKey }) => queryKey);

/** Removes the energy figures before rendering, so that the HTML matches the data that is sent to the browser. */
function leaveOutEnergy(client: QueryClient): void {
  for (const { queryKey, state } of client.getQueryCache().getAll())
    if (state.data !== undefined && !IN_BOOT.has(queryKey[0])) client.setQueryData(queryKey, hideEnergy(state.data));
}

const isNeeded = ({ queryFn, enabled }: { queryFn?: unknown; enabled?: unknown }): boolean => queryFn !== skipToken && enabled !== false;
