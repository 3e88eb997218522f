/**
 * Opens the app offline. It caches the app's own files and one page without personal data, but never an API response: personal data is in
 * IndexedDB, which is deleted when the user signs out.
 */

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
}

/** The part of a worker's global scope that the DOM types for pages do not declare. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  addEventListener: <K extends keyof WorkerEvents>(name: K, react: (event: WorkerEvents[K]) => void) => void;
}

// Inserted by the build: the files of the app, its texts in each language, and a version that changes with them.
declare const APP_FILES: string[];
declare const APP_TEXTS: Record<string, string[]>;
declare const APP_VERSION: string;

const worker = globalThis as unknown as WorkerScope;
const SHELL_PATH = "/offline";
/** Its texts stand in for a language without texts of its own. */
const DEFAULT_LANGUAGE = "en";
const APP_CACHE = `app-${APP_VERSION}`;
const PAGE_TIMEOUT_MS = 5_000;
const files = new Set(APP_FILES);
/**
 * The barcode reader is large and rarely used, and texts may be needed in another language than at first. Both are cached once they were
 * loaded, and work offline from then on.
 */
const CACHED_ONCE_USED = /^\/assets\/(?:(?:barcode-worker|zxing_reader)-[\w-]+\.(?:js|wasm)|texts-[\w-]+\/.+\.js)$/;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (files.has(url.pathname)) event.respondWith(readFile(request));
  else if (CACHED_ONCE_USED.test(url.pathname)) event.respondWith(readAndKeep(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(APP_CACHE);
  const shell = await fetch(SHELL_PATH, { credentials: "omit", cache: "no-store" });
  const html = await shell.clone().text();
  // During a deployment the page and the files may belong to different versions. The browser tries again later.
  if (!shell.ok || !APP_FILES.some((path) => path.endsWith(".js") && html.includes(`src="${path}"`))) throw new Error("another version");
  await cache.put(SHELL_PATH, shell);
  const [, language = ""] = /<html lang="([\w-]+)"/.exec(html) ?? [];
  await cache.addAll([...APP_FILES, ...(APP_TEXTS[language] ?? APP_TEXTS[DEFAULT_LANGUAGE] ?? [])]);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== APP_CACHE).map((name) => caches.delete(name)));
  // Version 1.0 enabled it. In Firefox, a failed preload shows the browser's own error page.
  await worker.registration.navigationPreload?.disable();
  await worker.clients.claim();
}

/** Loads the page from the server, or from the cache if the server does not answer in time. */
async function openPage(request: Request): Promise<Response> {
  const fromServer = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS));
  try {
    const answer = await Promise.race([fromServer, late]);
    if (answer && answer.status < 500) return answer;
    return (await readCached(SHELL_PATH)) ?? answer ?? (await fromServer);
  } catch (error) {
    const shell = await readCached(SHELL_PATH);
    if (!shell) throw error;
    return shell;
  }
}

const readFile = async (request: Request): Promise<Response> => (await readCached(request.url)) ?? fetch(request);

async function readAndKeep(request: Request): Promise<Response> {
  const cached = await readCached(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(APP_CACHE)).put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

const readCached = async (path: string): Promise<Response | undefined> => (await caches.open(APP_CACHE)).match(path);
