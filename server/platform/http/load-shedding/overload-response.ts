import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { BUSY, RETRY_AFTER_S } from "#server/platform/http/error-handler.ts";
import { DATA_POLICY, MINIMAL_HEADERS } from "#server/platform/http/security-headers.ts";

const STYLE =
  "body{font:1.25rem/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1rem}h1{font-size:1.75rem;line-height:1.25}";

/** For page requests: a page that loads nothing else from the server. An empty link target reloads the page itself. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>One moment - ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Lots of people are here right now</h1>
<p>You did nothing wrong. Please try again in a moment.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;

const JSON_BODY = JSON.stringify(BUSY);

const HEADERS = { ...MINIMAL_HEADERS, "cache-control": "no-store", "retry-after": String(RETRY_AFTER_S) };
const JSON_HEADERS = {
  ...HEADERS,
  "content-type": "application/json; charset=utf-8",
  "content-length": Buffer.byteLength(JSON_BODY),
};
const PAGE_HEADERS = {
  ...HEADERS,
  "content-type": "text/html; charset=utf-8",
  "content-length": Buffer.byteLength(PAGE),
  "content-security-policy": `${DATA_POLICY}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
};

/** Serialized in advance, because an error, its stack and its log line would cost as much as a normal response. */
export function sendOverloadResponse({ url = "", headers: { accept } }: IncomingMessage, response: ServerResponse): void {
  if (url.startsWith("/api/") || !accept?.includes("text/html")) response.writeHead(503, JSON_HEADERS).end(JSON_BODY);
  else response.writeHead(503, PAGE_HEADERS).end(PAGE);
}
