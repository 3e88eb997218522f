import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import { writeWebApp } from "#server/testing/built-web-app.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import type { WebApp } from "./web-app.ts";

const THEME_SCRIPT = "document.documentElement.dataset.theme = 'dark'";

/** A minimal built web app. */
const webFolder = mkdtempSync(path.join(tmpdir(), "bitebright-web-"));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeWebApp(webFolder, {
  head: `<script>${THEME_SCRIPT}</script>`,
  loading: "<p>Loading...</p>",
  manifest: {
    "index.html": { file: "assets/main-1a2b.js", imports: [] },
    "features/landing/landing-page.tsx": { file: "assets/landing-3c4d.js", imports: ["index.html", "_art.js"] },
    "features/dashboard/dashboard-page.tsx": { file: "assets/dashboard-5e6f.js", imports: ["index.html"] },
    "app/shell/shell.tsx": { file: "assets/shell-7a8b.js" },
    "_art.js": { file: "assets/art-9c0d.js" },
  },
  files: {
    "favicon.svg": "<svg/>",
    "assets/main-1a2b.js": "console.log('app')",
    "assets/main-1a2b.js.br": brotliCompressSync("console.log('app')"),
    "assets/barcode-worker-1a2b.js": "postMessage('ready')",
    "assets/barcode-worker-1a2b.js.br": brotliCompressSync("postMessage('ready')"),
  },
});

let renderings = 0;
const webApp: WebApp = {
  folder: webFolder,
  renderPage: async ({ path: url, boot: { settings } }) => {
    renderings += 1;
    return url === "/" ? { title: "Home", html: `<h1>${settings[0]?.value} $&</h1>` } : undefined;
  },
};

const readBoot = (html: string) => JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

describe("a page", () => {
  test("carries what its first paint needs: no user, and the public texts", async () => {
    const { send } = await startTestApp({ webApp });
    const response = await send("GET", "/");
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(readBoot(response.body)).toMatchObject({
      user: null,
      settings: expect.arrayContaining([expect.objectContaining({ key: "landing_hero_title" })]),
    });
    expect(response.body).toContain('<link rel="later" crossorigin href="/assets/landing-3c4d.js">');
    expect(response.body).toContain("/assets/art-9c0d.js");
    expect(response.body).not.toContain('href="/assets/main-1a2b.js"');
  });

  test("is rendered in the language of the request, with its direction and the texts that it uses", async () => {
    const folder = mkdtempSync(path.join(webFolder, "languages-"));
    writeWebApp(folder, {
      manifest: { "index.html": { file: "assets/main.js" } },
      pageTexts: {
        folder: "assets/texts-1a2b",
        files: {
          "main.tsx": "main.js",
          "features/landing/landing-page.tsx": "landing-page.js",
          "features/diary/diary-page.tsx": "diary-page.js",
        },
      },
    });
    const renderPage: WebApp["renderPage"] = async ({ language }) => ({ title: language, html: `<h1>${language}</h1>` });
    const { send } = await startTestApp({ webApp: { folder, renderPage, languages: ["en", "en-XB"] } });
    const [english, mirrored] = await Promise.all([
      send("GET", "/"),
      send("GET", "/", undefined, { "accept-language": "fr-FR, en-XB;q=0.9, en;q=0.8" }),
    ]);
    const files = /texts-1a2b\/en\/main\.js.*texts-1a2b\/en\/landing-page\.js/s;
    expect(english.body).toMatch(/<html lang="en">.*<h1>en<\/h1>/s);
    expect(english.body).toMatch(files);
    expect(english.body).not.toContain("diary-page.js");
    expect(mirrored.body).toMatch(/<html lang="en-XB" dir="rtl">.*<h1>en-XB<\/h1>/s);
    // A pseudo-language is made from the English texts.
    expect(mirrored.body).toMatch(files);
    const chosen = await send("GET", "/", undefined, { "accept-language": "en", cookie: "language=en-XB" });
    expect(chosen.body).toContain("<h1>en-XB</h1>");
    expect((await send("GET", "/", undefined, { cookie: "language=en-XA" })).body).toContain("<h1>en</h1>");
  });

  // Spec: D2.8
  test("carries the signed-in user without their secrets", async () => {
    const { app } = await startTestApp({ webApp });
    const maya = await signInAs(app);
    const response = await maya.send("GET", "/");
    expect(readBoot(response.body).user).toEqual(maya.user);
    expect(response.body).toContain("/assets/dashboard-5e6f.js");
    expect(response.body).toContain("/assets/shell-7a8b.js");
  });

  test("is rendered by the server for visitors, once until a text changes", async () => {
    const { app, send, database } = await startTestApp({ webApp });
    const before = renderings;
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await send("GET", "/")).body).toContain('<div id="root" data-rendered><h1>The Fun Way to Learn About Food $&</h1></div>');
    }
    expect(renderings - before).toBe(1);
    await database.db.insert(adminSettings).values({ key: "landing_hero_title", value: "Eat, learn", category: "landing" });
    expect((await send("GET", "/")).body).toContain("<h1>Eat, learn $&</h1>");

    const maya = await signInAs(app);
    for (const unrendered of [
      await send("GET", "/?ref=x"),
      await send("GET", "/auth"),
      await send("GET", "/nothing"),
      await maya.send("GET", "/"),
    ]) {
      expect(unrendered.body).toContain('<div id="root"><p>Loading...</p></div>');
    }
  });

  test("about hard feelings around food is rendered for everyone, with the helplines of their country", async () => {
    const paths: unknown[] = [];
    const renderPage: WebApp["renderPage"] = async ({ path: url, region, country = region }) => {
      paths.push([url, country]);
      return { title: "Help", html: `<h1>${country}</h1>` };
    };
    const { send } = await startTestApp({ webApp: { ...webApp, renderPage } });
    const readPage = async (url: string, language?: string) => {
      const { statusCode, body, headers } = await send("GET", url, undefined, language ? { "accept-language": language } : {});
      expect([statusCode, headers["x-robots-tag"]]).toEqual([200, undefined]);
      return [/data-rendered><h1>(\w\w)</.exec(body)?.[1], readBoot(body).region];
    };
    expect(await readPage("/support", "de-AT,de;q=0.9")).toEqual(["AT", "AT"]);
    expect(await readPage("/support?country=GB", "de-AT,de;q=0.9")).toEqual(["GB", "AT"]);
    expect(await readPage("/support?country=<script>", "en-IE")).toEqual(["IE", "IE"]);
    expect(await readPage("/support?country=GB&country=US")).toEqual(["ZZ", "ZZ"]);
    expect(await readPage("/support", "de-AT")).toEqual(["AT", "AT"]);
    // Each country is rendered once, no matter how many visitors request it.
    expect(paths).toEqual(["AT", "GB", "IE", "ZZ"].map((country) => ["/support", country]));
  });

  test("is rendered for the region that the user chose, whatever their browser's language, and a visitor's for that language", async () => {
    const paths: unknown[] = [];
    const renderPage: WebApp["renderPage"] = async ({ path: url, region, boot }) => {
      paths.push([url, region, boot.user?.view?.region]);
      return { title: "Help", html: "" };
    };
    const { app, send } = await startTestApp({ webApp: { ...webApp, renderPage } });
    const maya = await signInAs(app);
    const english = { "accept-language": "en-GB" };
    const inZone = { ...english, cookie: `${maya.cookie}; ${TIME_ZONE_COOKIE}=UTC` };
    await send("GET", "/support", undefined, inZone);
    await maya.send("PUT", "/api/user/view", { region: "AU" });
    await send("GET", "/support", undefined, inZone);
    await send("GET", "/", undefined, english);
    // A page that is the same everywhere is rendered once for all regions.
    await send("GET", "/", undefined, { "accept-language": "en-US" });
    expect(paths).toEqual([
      ["/support", "GB", null],
      ["/support", "AU", "AU"],
      ["/", "GB", undefined],
    ]);
  });

  test("that started rendering before a text changed is not cached for later visitors", async () => {
    const begun: (() => void)[] = [];
    const slow: WebApp = {
      ...webApp,
      renderPage: async ({ boot: { settings } }) => {
        await new Promise<void>((resolve) => begun.push(resolve));
        return { title: "Home", html: `<h1>${settings[0]?.value}</h1>` };
      },
    };
    const { send, database } = await startTestApp({ webApp: slow });
    const former = send("GET", "/");
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(1);
    await database.db.insert(adminSettings).values({ key: "landing_hero_title", value: "Eat, learn", category: "landing" });
    const next = send("GET", "/");
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(2);
    // The later render finishes first.
    begun[1]?.();
    expect((await next).body).toContain("<h1>Eat, learn</h1>");
    begun[0]?.();
    expect((await former).body).toContain("<h1>The Fun Way to Learn About Food</h1>");
    expect((await send("GET", "/")).body).toContain("<h1>Eat, learn</h1>");
    expect(begun).toHaveLength(2);
  });

  test("still opens when rendering fails, and is compressed", async () => {
    const broken: WebApp = { ...webApp, renderPage: () => Promise.reject(new Error("broken")) };
    const { send } = await startTestApp({ webApp: broken });
    expect((await send("GET", "/")).body).toContain("Loading...");
    expect((await send("GET", "/", undefined, { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
  });

  test("is not broken by a text that contains markup", async () => {
    const { send, database } = await startTestApp({ webApp });
    const value = "</script><script>alert(1)</script><!--";
    await database.db.insert(adminSettings).values({ key: "landing_hero_title", value, category: "landing" });
    const response = await send("GET", "/auth");
    expect(response.body).not.toContain("<script>alert");
    expect(readBoot(response.body).settings[0].value).toBe(value);
  });

  test("may run its own inline scripts, use its own style nonce, and nothing else", async () => {
    const { send } = await startTestApp({ webApp });
    const [first, second] = [await send("GET", "/"), await send("GET", "/")];
    const policy = String(first.headers["content-security-policy"]);
    const inline = [...first.body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
    const hashes = inline.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    expect(inline).toEqual([THEME_SCRIPT, expect.stringContaining("replayInputBeforeHydration")]);
    expect(policy).toContain(`script-src 'self' ${hashes.join(" ")};`);
    expect(policy).toContain(`style-src 'self' 'nonce-${readBoot(first.body).styleNonce}'`);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|https?:/);
    expect(readBoot(first.body).styleNonce).not.toBe(readBoot(second.body).styleNonce);
  });

  // Spec: D7.7
  test("gives search engines and messengers its canonical URL, and keeps pages that are not for visitors out of the index", async () => {
    const { app, send } = await startTestApp({ webApp, environment: { PUBLIC_URL: "https://food.example" } });
    const landing = await send("GET", "/?ref=x");
    expect(landing.headers["x-robots-tag"]).toBeUndefined();
    expect(landing.body).toContain('<link rel="canonical" href="https://food.example/">');
    expect(landing.body).toContain('<meta property="og:url" content="https://food.example/">');
    expect(landing.body).toContain('<meta property="og:image" content="https://food.example/social-card.png">');

    const maya = await signInAs(app);
    const byLink = await send("GET", "/new-password");
    expect(byLink.statusCode).toBe(200);
    for (const page of [await send("GET", "/diary"), await send("GET", "/nothing"), await maya.send("GET", "/"), byLink]) {
      expect(page.headers["x-robots-tag"]).toBe("noindex");
      expect(page.body).not.toContain("canonical");
    }
  });

  test("uses the requested address as its own, escaped as text, when the operator has set none", async () => {
    const { send } = await startTestApp({ webApp });
    const page = await send("GET", "/auth", undefined, { host: 'food.example"><script>alert(1)</script>' });
    expect(page.body).toContain('<link rel="canonical" href="http://food.example');
    expect(page.body).not.toContain("<script>alert");
    expect((await send("GET", "/", undefined, { host: "[::1]:3000" })).body).toContain('href="http://[::1]:3000/"');
  });

  test("is listed in the sitemap if anyone can see it, under the requested address or the operator's own", async () => {
    const named = await startTestApp({ webApp, environment: { PUBLIC_URL: "https://food.example" } });
    const { headers, body } = await named.send("GET", "/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      "https://food.example/",
      "https://food.example/auth",
      "https://food.example/support",
    ]);
    const unnamed = await startTestApp({ webApp });
    const paths = await unnamed.send("GET", "/sitemap.xml", undefined, { host: "food.test<script>" });
    expect(paths.body).toContain("<loc>http://food.test%3Cscript%3E/</loc>");
  });

  test("omits the long legal texts", async () => {
    const { send } = await startTestApp({ webApp });
    const keys = readBoot((await send("GET", "/")).body).settings.map(({ key }: { key: string }) => key);
    expect(keys).toEqual([
      "landing_hero_title",
      "landing_hero_subtitle",
      "auth_welcome_title",
      "auth_welcome_description",
      "profile_medical_disclaimer",
      "support_lines",
    ]);
  });

  // Spec: S2.11
  test("opens for every path outside the API, and answers 404 where there is no page", async () => {
    const { send } = await startTestApp({ webApp });
    for (const url of ["/auth", "/diary?date=2026-01-01"]) expect((await send("GET", url)).statusCode).toBe(200);
    for (const url of ["/nothing", "/index.html", "/.vite/manifest.json", "/../package.json", "/%2e%2e/package.json"]) {
      const response = await send("GET", url);
      expect([response.statusCode, response.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    }
    expect((await send("GET", "/api/nothing")).json()).toMatchObject({ code: "not_found" });
    expect((await send("GET", "/assets/gone-0000.js")).json()).toMatchObject({ code: "not_found" });
    expect((await send("POST", "/diary")).statusCode).toBe(404);
  });

  test("still opens while the database is unavailable", async () => {
    const { database } = await startTestApp();
    const away = new Proxy(database.db, {
      get: () => {
        throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      },
    });
    const { send } = await startTestApp({ webApp, database: { ...database, db: away } });
    const response = await send("GET", "/");
    expect([response.statusCode, readBoot(response.body)]).toEqual([200, null]);
    expect((await send("GET", "/api/admin/settings/public")).statusCode).toBe(503);
  });
});

describe("a file", () => {
  test("with a hash in its name is cached forever and sent precompressed", async () => {
    const { send } = await startTestApp({ webApp });
    const response = await send("GET", "/assets/main-1a2b.js", undefined, { "accept-encoding": "br" });
    expect(response.headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable", "content-encoding": "br" });
    expect((await send("GET", "/assets/main-1a2b.js")).body).toBe("console.log('app')");
  });

  test("may run WebAssembly only in the worker that reads barcodes", async () => {
    const { send } = await startTestApp({ webApp });
    const readPolicy = async (url: string, encoding: string) =>
      String((await send("GET", url, undefined, { "accept-encoding": encoding })).headers["content-security-policy"]);
    for (const encoding of ["identity", "br"]) {
      expect(await readPolicy("/assets/barcode-worker-1a2b.js", encoding)).toBe(
        "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
      );
      for (const url of ["/", "/scan", "/assets/main-1a2b.js", "/service-worker.js"]) {
        expect(await readPolicy(url, encoding), url).not.toContain("wasm-unsafe-eval");
      }
    }
  });

  test("without a hash in its name is cached for a day", async () => {
    const { send } = await startTestApp({ webApp });
    expect((await send("GET", "/favicon.svg")).headers["cache-control"]).toBe("public, max-age=86400");
  });
});
