import { Counter, Histogram } from "prom-client";

/*
 * Counted wherever it happens, by the whole process. Not registered globally: an app adds them when it serves metrics.
 */

const STATEMENT_BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 30];

export const sqlDurations = new Histogram({
  name: "bitebright_sql_duration_seconds",
  help: "Duration of statements on PostgreSQL, from sending to the answer.",
  buckets: STATEMENT_BUCKETS_S,
  registers: [],
});

export const mailFailures = new Counter({
  name: "bitebright_mail_failures_total",
  help: "Attempts to send a mail that failed, by whether there will be another.",
  labelNames: ["given_up"],
  registers: [],
});

export const cleanUpFailures = new Counter({
  name: "bitebright_clean_up_failures_total",
  help: "Tasks of the hourly clean-up that failed.",
  labelNames: ["task"],
  registers: [],
});

export const openFoodFactsRequests = new Counter({
  name: "bitebright_open_food_facts_requests_total",
  help: "Requests to Open Food Facts, by outcome.",
  labelNames: ["outcome"],
  registers: [],
});

export const FAILURE_COUNTERS: readonly Counter[] = [mailFailures, cleanUpFailures, openFoodFactsRequests];
