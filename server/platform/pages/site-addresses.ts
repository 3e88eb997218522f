import { type DeclaredPage, isForSearchEngines } from "./page-table.ts";

const SOCIAL_CARD_PATH = "/social-card.png";

/** An absolute URL. The host comes from the request, so it is escaped for HTML and XML. */
const toPageUrl = (origin: string, path: string): string => (origin + path).replace(/[^\w.:/[\]-]/g, encodeURIComponent);

/** The absolute URLs that search engines and messengers need: the canonical URL and the image for shared links. */
export function socialTags(origin: string, visitorPath: string | undefined): string {
  const picture = `<meta property="og:image" content="${toPageUrl(origin, SOCIAL_CARD_PATH)}">`;
  if (visitorPath === undefined) return picture;
  const home = toPageUrl(origin, visitorPath);
  return `${picture}<link rel="canonical" href="${home}"><meta property="og:url" content="${home}">`;
}

/** The sitemap for search engines, with the pages that visitors can see. */
export function sitemap(origin: string, pages: readonly DeclaredPage[]): string {
  const paths = pages.filter(isForSearchEngines).flatMap(({ path, aliases }) => (path.includes(":") ? aliases : [path]));
  const addresses = paths.map((path) => `<url><loc>${toPageUrl(origin, path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join("")}</urlset>\n`;
}
