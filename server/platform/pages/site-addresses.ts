import { type DeclaredPage, isOpen } from "./page-table.ts";

const SOCIAL_CARD_PATH = "/social-card.png";

/** A whole address. The host is whatever the request said, so that it is escaped for HTML and XML. */
const addressOf = (origin: string, path: string): string => (origin + path).replace(/[^\w.:/[\]-]/g, encodeURIComponent);

/** The addresses that search engines and messengers want whole: where a page is at home, and the picture of a shared link. */
export function socialTags(origin: string, visitorPath: string | undefined): string {
  const picture = `<meta property="og:image" content="${addressOf(origin, SOCIAL_CARD_PATH)}">`;
  if (visitorPath === undefined) return picture;
  const home = addressOf(origin, visitorPath);
  return `${picture}<link rel="canonical" href="${home}"><meta property="og:url" content="${home}">`;
}

/** For search engines: the pages that anybody can see. */
export function sitemap(origin: string, pages: readonly DeclaredPage[]): string {
  const paths = pages.filter(isOpen).flatMap(({ path, aliases }) => (path.includes(":") ? aliases : [path]));
  const addresses = paths.map((path) => `<url><loc>${addressOf(origin, path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join("")}</urlset>\n`;
}
