import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { countryOfRequest, HELPLINE_COUNTRIES, type HelplineCountry } from "#core/content/helplines/guess-country.ts";
import { BOOT_ELEMENT_ID, type Boot, type PageToRender, type RenderPage } from "#core/contracts/boot.ts";
import { APP_PATHS, SERVICE_WORKER_PATH } from "#core/domain/site/app-paths.ts";
import { answerNotFound } from "#server/platform/http/error-handler.ts";
import { pagePolicy } from "#server/platform/http/security-headers.ts";
import { BOOT_SCRIPT, startAfterPaint, startSoon } from "./boot-script.ts";
import { createPageRenderer, type RenderedPage } from "./page-renderer.ts";

const BOOT_MARK = "<!--boot-->";
const NONCE_BYTES = 16;
/** The page that the service worker keeps for when there is no network: nobody's. */
const OFFLINE_PATH = "/offline";
const A_DAY = "public, max-age=86400";
const SOCIAL_CARD_PATH = "/social-card.png";

/** The code of each page, so that the browser fetches it beside the entry and not after it. */
const DASHBOARD = "features/dashboard/dashboard-page.tsx";
export const PAGES: Record<string, { signedIn: string; signedOut?: string }> = {
  [APP_PATHS.home]: { signedIn: DASHBOARD, signedOut: "features/landing/landing-page.tsx" },
  [APP_PATHS.auth]: { signedIn: DASHBOARD, signedOut: "features/auth/auth-page.tsx" },
  [APP_PATHS.search]: { signedIn: "features/foods/food-search-page.tsx" },
  [APP_PATHS.diary]: { signedIn: "features/diary/diary-page.tsx" },
  [APP_PATHS.trends]: { signedIn: "features/trends/trends-page.tsx" },
  [APP_PATHS.scan]: { signedIn: "features/scan/scan-page.tsx" },
  [APP_PATHS.suggestions]: { signedIn: "features/suggestions/suggestions-page.tsx" },
  [APP_PATHS.profile]: { signedIn: "features/profile/profile-page.tsx" },
  [APP_PATHS.support]: { signedIn: "features/support/support-page.tsx", signedOut: "features/support/visitor-support-page.tsx" },
  [APP_PATHS.admin]: { signedIn: "app/admin/admin-page.tsx" },
};
const SHELL = "app/shell/shell.tsx";

/** Tells the web app that its page is rendered already. */
const RENDERED_ROOT = '<div id="root" data-rendered>';

export interface WebApp {
  /** Where the built files are. */
  folder: string;
  renderPage: RenderPage;
}

interface ServedWebApp extends WebApp {
  /** Where visitors find the site, for addresses that must be whole; without it, where they asked. */
  publicUrl: string | undefined;
}

type ReadBoot = (request: FastifyRequest) => Promise<PageToRender["boot"] | undefined>;

/** Serves the built web app: hashed files for ever, and for every path the page with what its first paint needs. */
export async function serveWebApp(app: FastifyInstance, webApp: ServedWebApp, readBoot: ReadBoot): Promise<void> {
  const { folder, publicUrl } = webApp;
  const [head, tail] = readPage(folder);
  const scriptHashes = inlineScriptHashes(head + tail + BOOT_SCRIPT);
  const preloads = readPreloads(folder);
  const render = createPageRenderer(app, webApp.renderPage);

  await serveFiles(app, folder);

  app.get("/*", { config: { access: "anyone" }, schema: { hide: true } }, async (request, reply) => {
    const pathname = request.url.split("?")[0] ?? "/";
    if (pathname.startsWith("/api/")) return answerNotFound(request, reply);

    const boot = await readBoot(request);
    const isNobodys = pathname === OFFLINE_PATH;
    const country = pathname === APP_PATHS.support ? countryAsked(request) : undefined;
    // Only the bare path: what a query changes, the browser renders. The support page is there without script, so its country counts.
    const isRendered = PAGES[pathname] && (request.url === pathname || country !== undefined);
    const rendered = boot && isRendered ? await render(request, { path: pathname, country }, boot) : undefined;
    const styleNonce = randomBytes(NONCE_BYTES).toString("base64");
    const known =
      boot &&
      (isNobodys
        ? { settings: boot.settings }
        : { ...boot, ...(country && { country }), ...(rendered?.rendered && { rendered: rendered.rendered }) });
    const isForVisitors = boot?.user == null && PAGES[pathname]?.signedOut !== undefined;
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const page =
      head +
      socialTags(origin, isForVisitors ? pathname : undefined) +
      preloads(pathname, boot?.user != null && !isNobodys) +
      (known ? bootScript({ ...known, styleNonce }) : "") +
      tail;
    // Search engines keep what visitors can see; everything else is somebody's own or is not there.
    if (!isForVisitors) reply.header("x-robots-tag", "noindex");
    return reply
      .status(PAGES[pathname] || isNobodys ? 200 : 404)
      .header("content-security-policy", pagePolicy(scriptHashes, styleNonce))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(rendered ? withRenderedPage(pathname === APP_PATHS.auth ? startSoon(page) : startAfterPaint(page), rendered) : page);
  });
}

/** What the form of the support page sends, else a guess from the browser's languages. */
const countryAsked = ({ query, headers }: FastifyRequest): HelplineCountry =>
  SupportQuery.safeParse(query).data?.country ?? countryOfRequest(headers["accept-language"]);

const SupportQuery = z.object({ country: z.enum(HELPLINE_COUNTRIES) });

/** React writes `style` where a page says how long a bar is; the content security policy has that done by the page's own script. */
const withRenderedPage = (page: string, { title, html }: RenderedPage): string =>
  page
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/<div id="root">.*?<\/div>/s, () => `${RENDERED_ROOT}${html.replaceAll(' style="', ' data-style="')}</div>${BOOT_SCRIPT}`);

/** A folder of many files is one route each; at the top every file has its own, as all other paths are pages. */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const served = (cacheControl: string): FastifyStaticOptions => ({
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => reply.header("cache-control", cacheControl),
  });
  const forADay = served(A_DAY);
  const forEver = served("public, max-age=31536000, immutable");
  await app.register(fastifyStatic, {
    ...forADay,
    wildcard: false,
    globIgnore: ["index.html", ".vite/**", "assets/**", "food-art/**"],
    setHeaders: (reply, file) => {
      // A new version of the app is found at once.
      reply.header("cache-control", file.includes(SERVICE_WORKER_PATH) ? "no-cache" : A_DAY);
    },
  });
  await app.register(fastifyStatic, { ...forADay, root: path.join(folder, "food-art"), prefix: "/food-art/" });
  await app.register(fastifyStatic, { ...forEver, root: path.join(folder, "assets"), prefix: "/assets/" });
}

/** The addresses that search engines and messengers want whole: where a page is at home, and the picture of a shared link. */
function socialTags(origin: string, visitorPath: string | undefined): string {
  // The host is whatever the request said.
  const at = (path: string) => (origin + path).replace(/[^\w.:/[\]-]/g, encodeURIComponent);
  const picture = `<meta property="og:image" content="${at(SOCIAL_CARD_PATH)}">`;
  if (visitorPath === undefined) return picture;
  return `${picture}<link rel="canonical" href="${at(visitorPath)}"><meta property="og:url" content="${at(visitorPath)}">`;
}

function readPage(folder: string): [head: string, tail: string] {
  const [head, tail] = readFileSync(path.join(folder, "index.html"), "utf8").split(BOOT_MARK);
  if (head === undefined || tail === undefined) throw new Error(`The built page lacks ${BOOT_MARK}.`);
  return [head, tail];
}

/** JSON in a block that browsers do not run; `<` is escaped so that no text can end the block. */
const bootScript = (boot: Boot): string =>
  `<script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script>`;

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }));

/** The `modulepreload` links for a page: its own chunk and what that imports beyond the entry. */
function readPreloads(folder: string): (pathname: string, isSignedIn: boolean) => string {
  const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")));
  const filesOf = (keys: readonly string[]): string[] => {
    const found = new Set(keys);
    const files = [];
    for (const key of found) {
      const chunk = manifest[key];
      if (chunk) files.push(chunk.file);
      for (const needed of chunk?.imports ?? []) found.add(needed);
    }
    return files;
  };
  const entry = new Set(filesOf(["index.html"]));
  const links = (keys: string[]): string =>
    filesOf(keys)
      .filter((file) => !entry.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join("");

  return (pathname, isSignedIn) => {
    const page = PAGES[pathname];
    return links(isSignedIn ? [SHELL, page?.signedIn ?? ""] : [page?.signedOut ?? ""]);
  };
}
