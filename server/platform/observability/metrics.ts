import { createServer } from "node:http";
import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { type Config, ConfigError } from "#server/platform/config.ts";
import type { LoadShedding } from "#server/platform/http/load-shedding.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { DurationHistogram, labels } from "./duration-histogram.ts";

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NS_PER_S = 1e9;
const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Counts what a server does, by route and never by person. */
export class Metrics {
  readonly #requests = new DurationHistogram(BUCKETS_S);
  readonly #refusals = new Map<string, number>();
  readonly #aiCalls: DurationHistogram;
  readonly #overload: LoadShedding;
  readonly #loopDelay: IntervalHistogram;
  readonly #pool: pg.Pool | undefined;
  #inFlight = 0;

  constructor(app: FastifyInstance, db: Db) {
    this.#loopDelay = monitorEventLoopDelay({ resolution: 20 });
    this.#loopDelay.enable();
    // Drizzle shows what it stands on; the embedded database has no pool.
    this.#pool = "$client" in db && db.$client instanceof pg.Pool ? db.$client : undefined;
    this.#aiCalls = app.aiCalls;
    this.#overload = app.overload;
    app.addHook("onRequest", async (_request, reply) => {
      this.#inFlight += 1;
      // Also when the other side hangs up before the answer.
      reply.raw.once("close", () => {
        this.#inFlight -= 1;
      });
    });
    app.addHook("onResponse", async (request, reply) => {
      this.#count(request.method, request.routeOptions.url ?? "none", reply.statusCode, reply.elapsedTime / 1000);
    });
    app.addHook("onClose", async () => this.#loopDelay.disable());
  }

  /** All figures in the text form that Prometheus reads. */
  write(): string {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const delay = this.#loopDelay;
    const lines = [
      ...this.#requests.write("http_request_duration_seconds", "How long answers took."),
      ...metric("http_requests_in_flight", "gauge", "Requests that are being answered.", [["", this.#inFlight]]),
      ...metric(
        "rate_limit_refusals_total",
        "counter",
        "Requests refused with 429, by route.",
        [...this.#refusals].map(([route, refusals]) => [labels({ route }), refusals]),
      ),
      ...metric("overload_refusals_total", "counter", "Requests turned away with 503 because there were too many.", [
        ["", this.#overload.refusals],
      ]),
      ...this.#aiCalls.write("ai_request_duration_seconds", "How long AI providers took, by what came of it."),
      ...metric("nodejs_eventloop_delay_seconds", "gauge", "How late timers fired since the last reading.", [
        [labels({ quantile: "0.5" }), delay.percentile(50) / NS_PER_S],
        [labels({ quantile: "0.99" }), delay.percentile(99) / NS_PER_S],
        [labels({ quantile: "1" }), delay.max / NS_PER_S],
      ]),
      ...metric("process_cpu_seconds_total", "counter", "Processor time spent.", [["", (user + system) / 1e6]]),
      ...metric("process_resident_memory_bytes", "gauge", "Memory of the process.", [["", rss]]),
      ...metric("nodejs_heap_used_bytes", "gauge", "Used heap.", [["", heapUsed]]),
      ...metric("nodejs_heap_size_bytes", "gauge", "Reserved heap.", [["", heapTotal]]),
      ...metric("nodejs_external_memory_bytes", "gauge", "Memory outside the heap.", [["", external]]),
      ...metric("process_start_time_seconds", "gauge", "When the process started.", [["", Date.now() / 1000 - process.uptime()]]),
      ...this.#writePool(),
    ];
    delay.reset();
    return `${lines.join("\n")}\n`;
  }

  #count(method: string, route: string, status: number, seconds: number): void {
    this.#requests.count({ method, route, status: String(status) }, seconds);
    if (status === 429) this.#refusals.set(route, (this.#refusals.get(route) ?? 0) + 1);
  }

  #writePool(): string[] {
    if (!this.#pool) return [];
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return metric("db_pool_connections", "gauge", "Connections to PostgreSQL, and requests that wait for one.", [
      [labels({ state: "busy" }), totalCount - idleCount],
      [labels({ state: "idle" }), idleCount],
      [labels({ state: "waiting" }), waitingCount],
    ]);
  }
}

/** Serves them on a port of their own, which the proxy in front does not pass on. Answers the address and how to stop. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: NonNullable<Config["metrics"]>,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const isAsked = request.method === "GET" && request.url === "/metrics";
    response.writeHead(isAsked ? 200 : 404, { "content-type": TYPE }).end(isAsked ? metrics.write() : "The figures are at /metrics.\n");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) =>
      reject(new ConfigError(`METRICS_PORT ${port} at METRICS_HOST ${host} cannot be used (${message}).`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const shownPort = typeof address === "object" ? address?.port : port;
  return {
    url: `http://${host}:${shownPort}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Sample = [labels: string, value: number];

const metric = (name: string, type: "counter" | "gauge", help: string, samples: Sample[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(([key, value]) => `${name}${key} ${value}`),
];
