import { type Query, type QueryClient, type QueryFunction, skipToken } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import type { DehydratedQuery, RenderPage } from "#core/contracts/boot.ts";
import { withoutEnergy } from "#core/domain/calm/calm-answers.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { findPage, hasPage, shell } from "#web/app/pages.ts";
import { Providers } from "#web/app/providers.tsx";
import { AppRouter } from "#web/app/router.tsx";
import { titleBar } from "#web/app/use-page-title-and-focus.ts";
import { type RenderContext, withRenderContext } from "#web/lib/render-context.ts";

/** What a page asks for only once it has an answer is asked in a further round; no page needs more. */
const MOST_ROUNDS = 3;

/** Bars and rings grow as they arrive; in a page that comes rendered they stand there, as phones have better things to do then. */
const withoutEntryAnimations = (html: string): string =>
  html.replaceAll(/ class="[^"]*"/g, (classes) => classes.replaceAll(/ starting:[^\s"]+/g, ""));

/** How React marks a part that threw. */
const FAILED_PART = "<!--$!-->";

/** Built for the server, which sends what this renders: the page can be read while its script is still on the way. */
export const renderPage: RenderPage = async ({ path, country, boot, timeZone, read }) => {
  const { user } = boot;
  const person: RenderContext = {
    timeZone,
    fetch: async (address) => {
      const { body, headers } = await read(String(address));
      return new Response(body, { headers });
    },
  };
  if (!hasPage(path, user !== null)) return undefined;
  const page = findPage(path, user !== null);
  await Promise.all([page.preload(), user && shell.preload()]);
  const client = createQueryClient({ boot: { ...boot, styleNonce: "" }, onUnauthorized: () => undefined, onOtherUser: () => undefined });
  const app = (
    <Providers client={client}>
      <Router ssrPath={path} ssrSearch={country ? `country=${country}` : ""}>
        <AppRouter />
      </Router>
    </Providers>
  );
  const isCalm = user?.view?.foodDisplay === "calm";
  const answers: DehydratedQuery[] = [];
  try {
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const html = withRenderContext(person, () => renderToString(app));
      if (html.includes(FAILED_PART)) throw new Error(`${path} could not be rendered whole.`);
      const open = openQueries(client);
      if (open.length === 0) return { title: titleBar(page.title), html: withoutEntryAnimations(html), answers };
      answers.push(...(await Promise.all(open.map((query) => answerTo(query, client, person, isCalm)))));
    }
    throw new Error(`${path} still asks after ${MOST_ROUNDS} rounds.`);
  } finally {
    client.clear();
  }
};

const openQueries = (client: QueryClient): Query[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data === undefined && isWanted(options));

const isWanted = (options: { queryFn?: unknown; enabled?: unknown; initialPageParam?: unknown }): boolean =>
  // A list that grows as one reads on is fetched by the browser.
  options.queryFn !== skipToken && options.enabled !== false && options.initialPageParam === undefined;

async function answerTo(query: Query, client: QueryClient, person: RenderContext, isCalm: boolean): Promise<DehydratedQuery> {
  const { queryKey, meta, options } = query;
  const { signal } = new AbortController();
  // Safe: the app's queries read no more than this, and one that is given no function is no query.
  const ask = options.queryFn as QueryFunction;
  const whole = await withRenderContext(person, () => ask({ client, queryKey, meta, signal } as Parameters<typeof ask>[0]));
  // Rendered from the same as the page carries, so that the browser finds it as it would render it.
  const answer = isCalm ? withoutEnergy(whole) : whole;
  client.setQueryData(queryKey, answer);
  return { queryKey, answer, isKept: meta?.isKept === true && !isCalm, ...(isCalm && { isPartial: true }) };
}
