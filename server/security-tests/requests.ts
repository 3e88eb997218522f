import type { InjectOptions, LightMyRequestResponse } from "fastify";
import * as z from "zod";
import { Problem } from "#core/contracts/http/endpoint.ts";
import { type Rows, TARGETS, type Target } from "./targets.ts";

export type Method = NonNullable<InjectOptions["method"]>;

export interface Attempt {
  name: string;
  method: Method;
  target: Target;
  /** With this in place of the parameter, exactly as it is written. */
  at: (param: string) => string;
  url: (rows: Rows) => string;
  body: (rows: Rows) => object | undefined;
}

/** Every route as a request that somebody who may could send. */
export const ATTEMPTS: Attempt[] = Object.entries(TARGETS).map(([name, target]) => {
  const [method, path] = name.split(" ") as [Method, string];
  const { param, query, body } = target;
  const at = (value: string) => path.replace(/:\w+/, () => value) + (query ? `?${query}` : "");
  return {
    name,
    method,
    target,
    at,
    url: (rows) => at(param ? rows[param] : ""),
    body: (rows) => body?.(rows),
  };
});

export const WRITES = ATTEMPTS.filter(({ method }) => method !== "GET");
export const WITH_BODY = ATTEMPTS.filter(({ target }) => target.body || target.takesForm);

/** Status and code where the answer is a problem in our own form; else what it is instead. */
export function outcome(response: LightMyRequestResponse): string {
  if (response.statusCode < 400) return String(response.statusCode);
  const isJson = response.headers["content-type"] === "application/json; charset=utf-8";
  const problem = z.strictObject(Problem.shape).safeParse(isJson ? response.json() : undefined);
  return `${response.statusCode} ${problem.success ? problem.data.code : `in another form: ${response.body.slice(0, 200)}`}`;
}

/** Where a school sign-in that came to nothing sends the browser: a page of ours. */
export const SIGN_IN_PROBLEM = /^\/auth\?school-problem=[\w-]+$/;
