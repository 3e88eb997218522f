import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { FastifyContextConfig, FastifyInstance, RouteOptions } from "fastify";
import { sendOverloadResponse } from "./overload-response.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of routes that mostly wait for somebody else: they do not keep this process busy. */
    exemptFromLoadShedding?: boolean;
  }
  interface FastifyInstance {
    overload: LoadShedding;
  }
  interface FastifyRequest {
    isCounted: boolean;
  }
}

/** More requests than this at once only wait for each other. */
export const MAX_IN_FLIGHT = 8;
/** Fewer already keep the process and its database busy, so that each is answered sooner. */
const MAX_IN_FLIGHT_UNDER_OVERLOAD = 4;
/** A crowd may come for a moment, as when a class opens the app; one that stays is more than we can serve. */
const BURST_MS = 500;
/** A crowd that was away for so long is a new one. */
const QUIET_MS = 50;
/** The overload is over when nobody has had to be turned away for so long. */
const CALM_AFTER_MS = 200;

/**
 * Keeps those who are let in quick: while a crowd stays, whoever comes on top of it is told at once to come back later,
 * before anything of theirs is read. Counted from the handler's start, so that slow networks do not count, to the end of
 * the event loop's round in which it answers: whoever is read in the same round has waited for it.
 */
export class LoadShedding {
  /** How many were turned away so far. */
  refusals = 0;
  #present = 0;
  #crowdedSince = Number.NEGATIVE_INFINITY;
  #crowdedUntil = Number.NEGATIVE_INFINITY;
  #refusedAt = Number.NEGATIVE_INFINITY;
  #alwaysServed = /^$/;
  #tell: () => void = () => {};

  /** The server stands before the framework, whose way to a refusal costs a third of an answer. */
  readonly serverFactory = (serve: RequestListener, { http }: { http?: ServerOptions }): Server =>
    createServer(http ?? {}, (request, response) => {
      if (this.#shouldReject(request)) sendOverloadResponse(request, response);
      else serve(request, response);
    });

  /** Before any route is added. */
  watch(app: FastifyInstance): void {
    app.decorate<LoadShedding>("overload", this);
    this.#tell = () => app.log.warn("more requests than can be served: newcomers are turned away");
    const free: RouteOptions[] = [];
    app.addHook("onRoute", (options) => {
      if (!keepsBusy(options.config)) free.push(options);
    });
    app.addHook("onReady", async () => {
      this.#alwaysServed = new RegExp(`^(?:${free.map(pattern).join("|")})(?:\\?|$)`);
    });

    app.decorateRequest("isCounted", false);
    // Hooks with a callback: every request passes here, and a promise each would cost more than the rule.
    app.addHook("preHandler", (request, _reply, done) => {
      if (keepsBusy(request.routeOptions.config)) {
        request.isCounted = true;
        this.#enter();
      }
      done();
    });
    app.addHook("onSend", (request, _reply, _payload, done) => {
      if (request.isCounted) {
        request.isCounted = false;
        setImmediate(this.#leave);
      }
      done();
    });
  }

  /** Whether now is the time to leave out what is only nice to have. */
  get isActive(): boolean {
    return performance.now() - this.#refusedAt <= CALM_AFTER_MS;
  }

  #shouldReject({ method, url }: IncomingMessage): boolean {
    if (this.#present < MAX_IN_FLIGHT_UNDER_OVERLOAD) return false;
    const isNew = !this.isActive;
    const now = performance.now();
    if (isNew && (this.#present < MAX_IN_FLIGHT || now - this.#crowdedSince < BURST_MS)) return false;
    if (this.#alwaysServed.test(`${method} ${url}`)) return false;
    this.#refusedAt = now;
    this.refusals += 1;
    if (isNew) this.#tell();
    return true;
  }

  #enter(): void {
    this.#present += 1;
    if (this.#present !== MAX_IN_FLIGHT) return;
    const now = performance.now();
    if (now - this.#crowdedUntil > QUIET_MS) this.#crowdedSince = now;
  }

  readonly #leave = (): void => {
    if (this.#present === MAX_IN_FLIGHT) this.#crowdedUntil = performance.now();
    this.#present -= 1;
  };
}

const keepsBusy = ({ access, exemptFromLoadShedding }: FastifyContextConfig = {}): boolean =>
  access !== undefined && !exemptFromLoadShedding;

/** What a request line of the route looks like. */
function pattern({ method, url }: RouteOptions): string {
  const path = url
    .replaceAll(".", "\\.")
    .replaceAll(/:[^/]+/g, "[^/]+")
    .replaceAll("*", ".*");
  return `(?:${[method].flat().join("|")}) ${path}`;
}
