import type { FastifyInstance, FastifyRequest } from "fastify";
import { type PageToRender, type RenderPage, type ServerRendered, TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import { dayAt, isTimeZone } from "#core/domain/calendar/calendar-day.ts";

/** About fifty entries today and yesterday. Rendering blocks the server's only thread, so larger pages are left to the browser. */
const MAX_PAGE_DATA_BYTES = 300_000;

class TooMuchToRender extends Error {}

type PageBoot = PageToRender["boot"];

interface RequestedPage extends Pick<PageToRender, "path" | "region" | "country" | "language"> {
  variesByRegion: boolean;
}

export interface RenderedPage {
  title: string;
  description?: string | undefined;
  html: string;
  rendered?: ServerRendered;
}

/** Renders pages for users and visitors; returns undefined when the browser has to render the page. */
export function createPageRenderer(app: FastifyInstance, renderPage: RenderPage) {
  const renderForVisitors = rememberPages(app, renderPage);

  return async (request: FastifyRequest, requested: RequestedPage, boot: PageBoot): Promise<RenderedPage | undefined> => {
    const { path, region, country, language } = requested;
    try {
      if (boot.user === null) return await renderForVisitors(requested, boot);
      if (app.overload.isActive) return undefined;
      if (request.session) {
        app.overload.countFor(request, request.session.user.id);
        if (!app.overload.budgets.hasTimeLeft(request.session.user.id)) return undefined;
      }
      const timeZone = request.cookies[TIME_ZONE_COOKIE];
      // Only the user's device knows which day it is for them.
      if (timeZone === undefined || !isTimeZone(timeZone)) return undefined;
      const day = dayAt(new Date(), timeZone);
      const page = await renderPage({ path, region, country, language, boot, timeZone, read: readAs(request) });
      if (!page) return undefined;
      if (page.undeclared?.length) request.log.warn({ queries: page.undeclared }, "a page used queries that it does not declare");
      return {
        title: page.title,
        description: page.description,
        html: page.html,
        rendered: { timeZone, day, state: page.state, ...(page.isPartial && { isPartial: true }) },
      };
    } catch (error) {
      if (error instanceof TooMuchToRender) return undefined;
      request.log.error(error, "a page could not be rendered; the browser renders it");
      return undefined;
    }
  };
}

/** A visitor's page depends only on the site's texts, the language and possibly a region, so each is cached until the texts change. */
function rememberPages(
  app: FastifyInstance,
  renderPage: RenderPage,
): (requested: RequestedPage, boot: PageBoot) => Promise<RenderedPage | undefined> {
  let cached = { texts: "", pages: new Map<string, Promise<RenderedPage | undefined>>() };
  const render = async ({ path, region, country, language }: RequestedPage, boot: PageBoot) => {
    const reads: string[] = [];
    const read: PageToRender["read"] = async (address) => {
      reads.push(address);
      // The result is cached for every visitor, so it is read without a session.
      return app.internalReads.read(address, null);
    };
    const page = await renderPage({ path, region, country, language, boot, timeZone: "UTC", read });
    return (
      page && {
        title: page.title,
        description: page.description,
        html: page.html,
        ...(reads.length > 0 && { rendered: { state: page.state } }),
      }
    );
  };
  return (requested, boot) => {
    const texts = JSON.stringify(boot.settings);
    // Replaced, not cleared, so that a page still being rendered from the old texts does not end up in the new cache.
    if (texts !== cached.texts) cached = { texts, pages: new Map() };
    const { pages } = cached;
    const region = requested.variesByRegion ? (requested.country ?? requested.region) : "";
    const key = `${requested.path} ${region} ${requested.language}`;
    const page = pages.get(key) ?? render(requested, boot);
    pages.set(key, page);
    // A failed render is retried on the next request.
    page.catch(() => pages.delete(key));
    return page;
  };
}

/** Reads the API with the rights of the user who requests the page. */
function readAs({ server, session }: FastifyRequest): PageToRender["read"] {
  let bytes = 0;
  return async (address) => {
    const answer = await server.internalReads.read(address, session);
    bytes += Buffer.byteLength(answer.body);
    if (bytes > MAX_PAGE_DATA_BYTES) throw new TooMuchToRender();
    return answer;
  };
}
