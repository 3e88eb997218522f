import { createHash } from "node:crypto";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PRODUCT_NAME } from "#core/domain/constants.ts";
import { BUSY, RETRY_AFTER_S } from "#server/platform/error-handler.ts";
import { DATA_POLICY } from "#server/platform/security-headers.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of routes that mostly wait for somebody else: they do not keep this process busy. */
    waits?: boolean;
  }
  interface FastifyRequest {
    isInCrowd: boolean;
  }
}

/** So many requests at once keep the process and its database connections busy; more only wait for each other. */
export const CROWD = 8;
/** A crowd may come for a moment, as when a class opens the app; one that stays is more than we can serve. */
const BURST_MS = 500;
/** A crowd that was away for so long is a new one. */
const AWAY_MS = 50;
/** The overload is over when nobody has had to be turned away for so long. */
const CALM_AFTER_MS = 1_000;

/**
 * Keeps those who are let in quick: while a crowd stays, whoever comes on top of it is told at once to come back later,
 * before anything of theirs is read. Counted from the handler's start, so that slow networks do not count, to the end of
 * the event loop's round in which it answers: whoever is read in the same round has waited for it.
 */
export function refuseOverload(app: FastifyInstance): void {
  let present = 0;
  let crowdedSince = Number.NEGATIVE_INFINITY;
  let crowdedUntil = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;

  const enter = (): void => {
    present += 1;
    if (present !== CROWD) return;
    const now = performance.now();
    if (now - crowdedUntil > AWAY_MS) crowdedSince = now;
  };
  const leave = (): void => {
    if (present === CROWD) crowdedUntil = performance.now();
    present -= 1;
  };

  app.decorateRequest("isInCrowd", false);
  // Hooks with a callback: every request passes here, and a promise each would cost more than the rule.
  app.addHook("onRequest", (request, reply, done) => {
    if (present < CROWD || !keepsBusy(request.routeOptions.config)) return done();
    const now = performance.now();
    if (now - crowdedSince < BURST_MS && now - refusedAt > CALM_AFTER_MS) return done();
    refusedAt = now;
    turnAway(request, reply);
  });
  app.addHook("preHandler", (request, _reply, done) => {
    if (keepsBusy(request.routeOptions.config)) {
      request.isInCrowd = true;
      enter();
    }
    done();
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    if (request.isInCrowd) {
      request.isInCrowd = false;
      setImmediate(leave);
    }
    done();
  });
}

/** Not thrown: an error, its stack and its line in the log would cost as much as an answer. */
function turnAway({ url, headers: { accept } }: FastifyRequest, reply: FastifyReply): void {
  reply.status(503).headers({ "retry-after": RETRY_AFTER_S, "cache-control": "no-store" });
  if (url.startsWith("/api/") || !accept?.includes("text/html")) reply.send(BUSY);
  else reply.type("text/html; charset=utf-8").header("content-security-policy", BUSY_PAGE_POLICY).send(BUSY_PAGE);
}

const STYLE =
  "body{font:1.25rem/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1rem}h1{font-size:1.75rem;line-height:1.25}";
const BUSY_PAGE_POLICY = `${DATA_POLICY}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** For whoever opens a page: it needs nothing else of us. An empty address is the page's own. */
const BUSY_PAGE = `<!doctype html>
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

const keepsBusy = ({ access, waits }: FastifyContextConfig): boolean => access !== undefined && !waits;
