import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { sendOverloadResponse } from "./overload-response.ts";
import { DEFAULT_OVERLOAD_THRESHOLDS, type OverloadThresholds } from "./overload-thresholds.ts";
import { ProcessorBudgets } from "./processor-budgets.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For routes that mostly wait for another service and do not keep this process busy. */
    exemptFromLoadShedding?: boolean;
  }
  interface FastifyInstance {
    overload: LoadShedding;
  }
  interface FastifyRequest {
    /** While the request is counted: its user, or an empty string for a visitor. */
    countedFor: string | null;
  }
}

/** After a gap this long, an overload counts as a new one. */
const QUIET_MS = 50;

/**
 * Keeps admitted requests fast: during an overload, further requests are rejected before their data is read. A request counts from the
 * start of its handler, so that slow networks do not matter, to the end of the event loop turn in which it responds.
 */
export class LoadShedding {
  /** How many requests have been rejected so far. */
  refusals = 0;
  readonly budgets = new ProcessorBudgets();
  #present = 0;
  #crowdedSince = Number.NEGATIVE_INFINITY;
  #crowdedUntil = Number.NEGATIVE_INFINITY;
  #refusedAt = Number.NEGATIVE_INFINITY;
  #alwaysServed = /^$/;
  #tell: () => void = () => {};
  readonly #thresholds: OverloadThresholds;

  constructor(thresholds: OverloadThresholds = DEFAULT_OVERLOAD_THRESHOLDS) {
    this.#thresholds = thresholds;
  }

  /** Runs before the framework, whose own way of rejecting costs a third of a normal response. */
  readonly serverFactory = (serve: RequestListener, { http }: { http?: ServerOptions }): Server =>
    createServer(http ?? {}, (request, response) => {
      if (this.#shouldReject(request)) sendOverloadResponse(request, response);
      else serve(request, response);
    });

  /** Must be called before any route is added. */
  watch(app: FastifyInstance): void {
    app.decorate<LoadShedding>("overload", this);
    this.#tell = () => app.log.warn("overload: new requests are rejected");
    const free: RouteOptions[] = [];
    app.addHook("onRoute", (options) => {
      if (!keepsBusy(options.config)) free.push(options);
    });
    app.addHook("onReady", async () => {
      this.#alwaysServed = new RegExp(`^(?:${free.map(pattern).join("|")})(?:\\?|$)`);
    });

    app.decorateRequest("countedFor", null);
    // Callback hooks, because every request passes through here, and a promise for each would cost more than the check itself.
    app.addHook("preHandler", (request, _reply, done) => {
      if (keepsBusy(request.routeOptions.config)) {
        request.countedFor = request.session?.user.id ?? "";
        this.#enter(request.countedFor);
      }
      done();
    });
    app.addHook("onSend", (request, _reply, _payload, done) => {
      this.stopCounting(request);
      done();
    });
  }

  /** For a request that from now on mostly waits for another service. */
  stopCounting(request: FastifyRequest): void {
    const { countedFor } = request;
    if (countedFor === null) return;
    request.countedFor = null;
    setImmediate(this.#leave, countedFor);
  }

  /** For a page, whose user is found only by its handler. */
  countFor(request: FastifyRequest, userId: string): void {
    if (request.countedFor === null) return;
    this.budgets.leave(request.countedFor);
    request.countedFor = userId;
    this.budgets.enter(userId);
  }

  /** Counts work that goes on after a response has begun, without the time that a slow network takes. */
  async count<T>(userId: string, work: () => Promise<T>): Promise<T> {
    this.#enter(userId);
    try {
      return await work();
    } finally {
      setImmediate(this.#leave, userId);
    }
  }

  /** Whether optional work should be skipped now. */
  get isActive(): boolean {
    return performance.now() - this.#refusedAt <= this.#thresholds.calmAfterMs;
  }

  #shouldReject({ method, url }: IncomingMessage): boolean {
    const { maxInFlight, maxInFlightUnderOverload, burstMs } = this.#thresholds;
    if (this.#present < maxInFlightUnderOverload) return false;
    const isNew = !this.isActive;
    const now = performance.now();
    if (isNew && (this.#present < maxInFlight || now - this.#crowdedSince < burstMs)) return false;
    if (this.#alwaysServed.test(`${method} ${url}`)) return false;
    this.#refusedAt = now;
    this.refusals += 1;
    if (isNew) this.#tell();
    return true;
  }

  #enter(userId: string): void {
    this.budgets.enter(userId);
    this.#present += 1;
    if (this.#present !== this.#thresholds.maxInFlight) return;
    const now = performance.now();
    if (now - this.#crowdedUntil > QUIET_MS) this.#crowdedSince = now;
  }

  readonly #leave = (userId: string): void => {
    this.budgets.leave(userId);
    if (this.#present === this.#thresholds.maxInFlight) this.#crowdedUntil = performance.now();
    this.#present -= 1;
  };
}

const keepsBusy = ({ access, exemptFromLoadShedding }: FastifyContextConfig = {}): boolean =>
  access !== undefined && !exemptFromLoadShedding;

/** The regular expression that matches the route's request line. */
function pattern({ method, url }: RouteOptions): string {
  const path = url
    .replaceAll(".", "\\.")
    .replaceAll(/:[^/]+/g, "[^/]+")
    .replaceAll("*", ".*");
  return `(?:${[method].flat().join("|")}) ${path}`;
}
