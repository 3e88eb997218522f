import type { FastifyInstance } from "fastify";
import { DAY_S } from "#core/domain/calendar/durations.ts";
import { SERVICE_WORKER_PATH } from "#core/domain/site/app-paths.ts";

/** For all responses that are not pages. They may load nothing and may not be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The minimum headers of a response for which the hook below does not run. */
export const MINIMAL_HEADERS = {
  "content-security-policy": DATA_POLICY,
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const HEADERS = {
  ...MINIMAL_HEADERS,
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), browsing-topics=()",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** Browsers obey these headers only over https and would log warnings over http, so they are sent only over https. */
const HTTPS_HEADERS = {
  "cross-origin-opener-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "strict-transport-security": `max-age=${365 * DAY_S}; includeSubDomains`,
};

/** The service worker fetches only the app's own files. */
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The barcode reader needs WebAssembly, which pages may not run. Its worker may, and can load only its own file. */
export const BARCODE_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** A page runs only the app's own scripts and style sheets. No upgrade to https, because a school may use plain http on its LAN. */
export const pagePolicy = (scriptHashes: string[], styleNonce: string): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(" ")}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Sets the security headers of every response. Decision 201 says why no library composes them. */
export function setSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = isHttps ? { ...HEADERS, ...HTTPS_HEADERS } : HEADERS;
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (request.url === SERVICE_WORKER_PATH) reply.header("content-security-policy", SERVICE_WORKER_POLICY);
    reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    done();
  });
}
