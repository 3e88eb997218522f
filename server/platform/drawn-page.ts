import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Drawn, type DrawPage, type PageToDraw, TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import { dayAt, isTimeZone } from "#core/domain/calendar-day.ts";

/** Some fifty entries today and yesterday. Drawing takes the whole server's time, so what takes longer is left to one browser. */
const MOST_DRAWN_BYTES = 300_000;

class TooMuchToDraw extends Error {}

type PageBoot = PageToDraw["boot"];

export interface DrawnPage {
  title: string;
  html: string;
  drawn?: Drawn;
}

/** Draws pages for whoever asks; undefined where that is left to the browser. */
export function pageDrawer(app: FastifyInstance, drawPage: DrawPage) {
  const drawForVisitors = rememberPages(drawPage);

  return async (request: FastifyRequest, path: string, boot: PageBoot): Promise<DrawnPage | undefined> => {
    try {
      if (boot.user === null) return await drawForVisitors(path, boot);
      if (app.overload.lasts) return undefined;
      const timeZone = request.cookies[TIME_ZONE_COOKIE];
      // Which day it is for them, only their device knows.
      if (timeZone === undefined || !isTimeZone(timeZone)) return undefined;
      const day = dayAt(new Date(), timeZone);
      const page = await drawPage({ path, boot, timeZone, read: readAs(app, request) });
      return page && { title: page.title, html: page.html, drawn: { timeZone, day, answers: page.answers } };
    } catch (error) {
      if (error instanceof TooMuchToDraw) return undefined;
      request.log.error(error, "a page could not be drawn; the browser draws it");
      return undefined;
    }
  };
}

/** A visitor's page depends on the site's texts alone, so each is drawn once until they change. */
function rememberPages(drawPage: DrawPage): (path: string, boot: PageBoot) => Promise<DrawnPage | undefined> {
  const pages = new Map<string, DrawnPage | undefined>();
  let drawnFrom = "";
  const read = () => Promise.reject(new Error("A visitor's page asks for nothing."));
  return async (path, boot) => {
    const texts = JSON.stringify(boot.settings);
    if (texts !== drawnFrom) pages.clear();
    drawnFrom = texts;
    if (pages.has(path)) return pages.get(path);
    const page = await drawPage({ path, boot, timeZone: "UTC", read });
    const drawn = page && { title: page.title, html: page.html };
    pages.set(path, drawn);
    return drawn;
  };
}

/** The API as the person who asks for the page sees it, without the way over the network. */
function readAs(app: FastifyInstance, { headers, socket: { remoteAddress } }: FastifyRequest): PageToDraw["read"] {
  let bytes = 0;
  return async (address) => {
    const answer = await app.inject({
      url: address,
      headers: { ...headers, "accept-encoding": "identity" },
      ...(remoteAddress && { remoteAddress }),
    });
    // Nothing that the page could take for its own trouble: it is not drawn at all.
    if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}.`);
    bytes += answer.rawPayload.length;
    if (bytes > MOST_DRAWN_BYTES) throw new TooMuchToDraw();
    const total = answer.headers["x-total-count"];
    return { body: answer.body, headers: total === undefined ? {} : { "x-total-count": String(total) } };
  };
}
