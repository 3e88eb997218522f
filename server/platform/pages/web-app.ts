import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { guessRequestRegion } from "#core/content/regions/guess-region.ts";
import { REGIONS, type Region } from "#core/content/regions/regions.ts";
import { BOOT_ELEMENT_ID, type Boot, type PageToRender, type RenderPage } from "#core/contracts/boot.ts";
import { DAY_S } from "#core/domain/calendar/durations.ts";
import { APP_PATHS, SERVICE_WORKER_PATH } from "#core/domain/site/app-paths.ts";
import { baseLanguage, type Language } from "#core/texts/languages.ts";
import { handleNotFound } from "#server/platform/http/error-handler.ts";
import { findRequestLanguage } from "#server/platform/http/request-language.ts";
import { BARCODE_WORKER_POLICY, pagePolicy } from "#server/platform/http/security-headers.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { type DeclaredPage, findPage, hasPage, isForSearchEngines, readPageTable } from "./page-table.ts";
import { PRELOAD_LINKS, readTemplate, type ScriptStart } from "./page-template.ts";
import { sitemap, socialTags } from "./site-addresses.ts";

const NONCE_BYTES = 16;
/** The page that the service worker stores for offline use. It contains no personal data. */
const OFFLINE_PATH = "/offline";
const A_DAY = `public, max-age=${DAY_S}`;
const FOR_EVER = "public, max-age=31536000, immutable";
/** The name that the build gives the worker's file, compressed or not. */
const BARCODE_WORKER = /[\\/]barcode-worker-[\w-]+\.js(?:\.\w+)?$/;
/** The modules that every page of a signed-in user needs. */
const FOR_SIGNED_IN = ["app/shell/shell.tsx", "api/offline/hydrate-page.ts"];

export interface WebApp {
  /** The folder with the built files. */
  folder: string;
  renderPage: RenderPage;
  /** Without them, those with texts. Tests also use pseudo-languages. */
  languages?: readonly Language[];
}

interface ServedWebApp extends WebApp {
  /** The site's public URL, for absolute links; without it, the requested host is used. */
  publicUrl: string | undefined;
}

type ReadBoot = (request: FastifyRequest) => Promise<PageToRender["boot"] | undefined>;

/** Serves the built web app: hashed files with an unlimited cache time, and for every path the page with the data for its first paint. */
export async function serveWebApp(app: FastifyInstance, webApp: ServedWebApp, readBoot: ReadBoot): Promise<void> {
  const { folder, publicUrl, languages } = webApp;
  const pages = readPageTable(folder);
  const template = readTemplate(folder);
  const scriptHashes = inlineScriptHashes(template.text);
  const preloads = readPreloads(folder);
  const render = createPageRenderer(app, webApp.renderPage);
  const requestOrigin = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`;

  await serveFiles(app, folder);

  app.get("/sitemap.xml", { config: { access: "anyone" }, schema: { hide: true } }, async (request, reply) =>
    reply
      .header("cache-control", A_DAY)
      .type("application/xml; charset=utf-8")
      .send(sitemap(requestOrigin(request), pages)),
  );

  app.get("/*", { config: { access: "anyone" }, schema: { hide: true } }, async (request, reply) => {
    const pathname = request.url.split("?")[0] ?? "/";
    if (pathname.startsWith("/api/")) return handleNotFound(request, reply);

    const language = findRequestLanguage(request, languages);
    const boot = await readBoot(request);
    const isNobodys = pathname === OFFLINE_PATH;
    const isSignedIn = boot?.user != null && !isNobodys;
    const page = findPage(pages, pathname, isSignedIn);
    const guessed = guessRequestRegion(request.headers["accept-language"]);
    const region = boot?.user?.view?.region ?? guessed;
    const isSupport = pathname === APP_PATHS.support;
    const country = isSupport ? findChosenCountry(request) : undefined;
    // A URL with a query string is rendered by the browser, except for the support page's country, because that page has to work without a
    // script.
    const isRendered = page && (request.url === pathname || isSupport);
    const rendered =
      boot && isRendered
        ? await render(request, { path: pathname, region, country, language, variesByRegion: page.variesByRegion }, boot)
        : undefined;
    const start = !rendered ? "at once" : page?.hasForm ? "soon" : "after paint";
    const styleNonce = randomBytes(NONCE_BYTES).toString("base64");
    const visibleBoot =
      boot &&
      (isNobodys ? { settings: boot.settings } : { ...boot, region: guessed, ...(rendered?.rendered && { rendered: rendered.rendered }) });
    const isListed = page !== undefined && isForSearchEngines(page) && !isSignedIn;
    const head =
      socialTags(requestOrigin(request), isListed ? pathname : undefined) +
      preloads({ page, isSignedIn, language }, start) +
      (visibleBoot ? bootScript({ ...visibleBoot, styleNonce }) : "");
    // Search engines index only what visitors can see; everything else is private or does not exist.
    if (!isListed) reply.header("x-robots-tag", "noindex");
    return (
      reply
        .status(hasPage(pages, pathname) || isNobodys ? 200 : 404)
        .header("content-security-policy", pagePolicy(scriptHashes, styleNonce))
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        // As bytes, because Node would encode a string twice: for its length and when it is sent.
        .send(
          Buffer.from(
            template.fillIn({
              language,
              start,
              head,
              rendered: rendered && { ...rendered, description: rendered.description ?? "" },
            }),
          ),
        )
    );
  });
}

/** The country from the support page's form. */
const findChosenCountry = ({ query }: FastifyRequest): Region | undefined => SupportQuery.safeParse(query).data?.country;

const SupportQuery = z.object({ country: z.enum(REGIONS) });

/** A folder of many files gets one route. At the top level every file has its own, because all other paths are pages. */
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
  const forEver = served(FOR_EVER);
  await app.register(fastifyStatic, {
    ...forADay,
    wildcard: false,
    globIgnore: ["index.html", ".vite/**", "assets/**", "food-art/**"],
    setHeaders: (reply, file) => {
      // Browsers have to detect a new version of the app at once.
      reply.header("cache-control", file.includes(SERVICE_WORKER_PATH) ? "no-cache" : A_DAY);
    },
  });
  await app.register(fastifyStatic, { ...forADay, root: path.join(folder, "food-art"), prefix: "/food-art/" });
  await app.register(fastifyStatic, {
    ...forEver,
    root: path.join(folder, "assets"),
    prefix: "/assets/",
    setHeaders: (reply, file) => {
      reply.header("cache-control", FOR_EVER);
      if (BARCODE_WORKER.test(file)) reply.header("content-security-policy", BARCODE_WORKER_POLICY);
    },
  });
}

/** JSON in a block that browsers do not execute; `<` is escaped so that no text can close the block. */
const bootScript = (boot: Boot): string =>
  `<script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script>`;

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

/** The files with the texts of each page, the same in the folder of every language; written by the build. */
const PAGE_TEXTS = ".vite/page-texts.json";

const TextFiles = z.object({ folder: z.string(), files: z.record(z.string(), z.string()) });

const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }));

interface PageToPreload {
  page: DeclaredPage | undefined;
  isSignedIn: boolean;
  language: Language;
}

const ENTRY_MODULE = "main.tsx";

/** Preload links for a page's own chunk, its imports beyond the entry and its texts, so that they load in parallel with the entry. */
function readPreloads(folder: string): (page: PageToPreload, start: ScriptStart) => string {
  const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")));
  const listFiles = (keys: readonly string[]): string[] => {
    const found = new Set(keys);
    const files = [];
    for (const key of found) {
      const chunk = manifest[key];
      if (chunk) files.push(chunk.file);
      for (const needed of chunk?.imports ?? []) found.add(needed);
    }
    return files;
  };
  const entry = new Set(listFiles(["index.html"]));
  const texts = TextFiles.parse(JSON.parse(readFileSync(path.join(folder, PAGE_TEXTS), "utf8")));
  return ({ page, isSignedIn, language }, start) => {
    const modules = [...(isSignedIn ? FOR_SIGNED_IN : []), ...(page ? [page.module] : [])];
    const names = [ENTRY_MODULE, ...modules].flatMap((module) => texts.files[module] ?? []);
    const textFiles = names.map((name) => `${texts.folder}/${baseLanguage(language)}/${name}`);
    return [...listFiles(modules).filter((file) => !entry.has(file)), ...textFiles]
      .map((file) => `${PRELOAD_LINKS[start]} crossorigin href="/${file}">`)
      .join("");
  };
}
