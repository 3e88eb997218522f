import { createServer } from "node:http";
import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { SCHOOL_PROBLEM_PARAMETER } from "#core/domain/accounts/school-problems.ts";
import { type Config, ConfigError } from "#server/platform/config.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { sqlDurations } from "./counters.ts";
import { measureOperation } from "./operation-metrics.ts";
import type { Operations } from "./system-status.ts";

const REQUEST_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** An answer takes seconds. The largest bucket is the longest time that users have to wait. */
const AI_BUCKETS_S = [0.5, 1, 2, 4, 8, 15, 30, 60];
const NS_PER_S = 1e9;
const US_PER_S = 1e6;

export type AiCallDurations = Histogram<"provider" | "outcome">;

/** Not registered globally, because it belongs to one app and is added when that app serves metrics. */
export const createAiCallDurations = (): AiCallDurations =>
  new Histogram({
    name: "bitebright_ai_request_duration_seconds",
    help: "Duration of requests to AI providers, by outcome.",
    labelNames: ["provider", "outcome"],
    buckets: AI_BUCKETS_S,
    registers: [],
  });

/** Counts requests by route, never by user. Every app has its own registry, because tests start many apps. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];

  constructor(app: FastifyInstance, db: Db, operations?: Operations) {
    this.#measureRequests(app);
    this.#measureSignIns(app);
    measureOperation(this.#registry, db, operations);
    this.#registry.registerMetric(app.aiCalls);
    this.#measureEventLoop(app);
    this.#measureProcess();
    // Drizzle exposes its client. The embedded database has no pool.
    if ("$client" in db && db.$client instanceof pg.Pool) this.#measurePostgres(db.$client);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in the Prometheus text format. */
  write(): Promise<string> {
    return this.#registry.metrics();
  }

  #measureRequests(app: FastifyInstance): void {
    const registers = this.#registers;
    const durations = new Histogram({
      name: "bitebright_http_request_duration_seconds",
      help: "Duration of requests.",
      labelNames: ["method", "route", "status"],
      buckets: REQUEST_BUCKETS_S,
      registers,
    });
    const inFlight = new Gauge({ name: "bitebright_http_requests_in_flight", help: "Requests in progress.", registers });
    const refusals = new Counter({
      name: "bitebright_rate_limit_refusals_total",
      help: "Requests rejected with 429, by route.",
      labelNames: ["route"],
      registers,
    });
    new Counter({
      name: "bitebright_overload_refusals_total",
      help: "Requests rejected with 503 because of overload.",
      registers,
      collect() {
        this.reset();
        this.inc(app.overload.refusals);
      },
    });
    new Counter({
      name: "bitebright_processor_budget_refusals_total",
      help: "Requests rejected with 429 because their user had used up a share of the processor.",
      registers,
      collect() {
        this.reset();
        this.inc(app.overload.budgets.refusals);
      },
    });
    app.addHook("onRequest", (_request, reply, done) => {
      inFlight.inc();
      // Also counts requests whose client disconnects before the response.
      reply.raw.once("close", () => inFlight.dec());
      done();
    });
    app.addHook("onResponse", ({ method, routeOptions: { url: route = "none" } }, { statusCode, elapsedTime, isUnrecorded }, done) => {
      if (isUnrecorded) return done();
      durations.observe({ method, route, status: statusCode }, elapsedTime / 1000);
      if (statusCode === 429) refusals.inc({ route });
      done();
    });
  }

  #measureSignIns(app: FastifyInstance): void {
    const failures = new Counter({
      name: "bitebright_failed_sign_ins_total",
      help: "Sign-ins with a wrong password, code or passkey, and those that failed on the way back from a school's sign-in, by route.",
      labelNames: ["route"],
      registers: this.#registers,
    });
    app.addHook("onError", ({ routeOptions: { url: route = "none" } }, _reply, error, done) => {
      if (error instanceof AppError && error.kind === "wrong_credentials") failures.inc({ route });
      done();
    });
    app.addHook("onResponse", ({ routeOptions: { url: route = "none" } }, reply, done) => {
      const isBack = reply.statusCode === 302 && String(reply.getHeader("location")).includes(`${SCHOOL_PROBLEM_PARAMETER}=`);
      if (isBack) failures.inc({ route });
      done();
    });
  }

  #measureEventLoop(app: FastifyInstance): void {
    const delay: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    app.addHook("onClose", async () => delay.disable());
    new Gauge({
      name: "nodejs_eventloop_delay_seconds",
      help: "How late timers fired since the last scrape.",
      labelNames: ["quantile"],
      registers: this.#registers,
      collect() {
        this.set({ quantile: "0.5" }, delay.percentile(50) / NS_PER_S);
        this.set({ quantile: "0.99" }, delay.percentile(99) / NS_PER_S);
        this.set({ quantile: "1" }, delay.max / NS_PER_S);
        delay.reset();
      },
    });
  }

  #measureProcess(): void {
    const registers = this.#registers;
    new Counter({
      name: "process_cpu_seconds_total",
      help: "CPU time used.",
      registers,
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / US_PER_S);
      },
    });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
    gauge("nodejs_heap_used_bytes", "Used heap.", () => process.memoryUsage().heapUsed);
    gauge("nodejs_heap_size_bytes", "Reserved heap.", () => process.memoryUsage().heapTotal);
    gauge("nodejs_external_memory_bytes", "Memory outside the heap.", () => process.memoryUsage().external);
    gauge("process_start_time_seconds", "When the process started.", () => Date.now() / 1000 - process.uptime());
  }

  #measurePostgres(pool: pg.Pool): void {
    this.#registry.registerMetric(sqlDurations);
    new Gauge({
      name: "bitebright_db_pool_connections",
      help: "Connections to PostgreSQL, and requests that wait for one.",
      labelNames: ["state"],
      registers: this.#registers,
      collect() {
        const { totalCount, idleCount, waitingCount } = pool;
        this.set({ state: "busy" }, totalCount - idleCount);
        this.set({ state: "idle" }, idleCount);
        this.set({ state: "waiting" }, waitingCount);
      },
    });
  }
}

/** Serves the metrics on a separate port, which the reverse proxy does not expose. Returns the URL and how to stop it. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: NonNullable<Config["metrics"]>,
): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const isMetricsRequest = request.method === "GET" && request.url === "/metrics";
    const text = isMetricsRequest ? await metrics.write() : "The figures are at /metrics.\n";
    response.writeHead(isMetricsRequest ? 200 : 404, { "content-type": metrics.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) =>
      reject(new ConfigError(`METRICS_PORT ${port} at METRICS_HOST ${host} cannot be used (${message}).`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const boundPort = typeof address === "object" ? address?.port : port;
  return {
    url: `http://${host}:${boundPort}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
