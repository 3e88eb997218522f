import type { InjectOptions, LightMyRequestResponse } from "fastify";
import * as z from "zod";
import { Problem } from "#core/contracts/http/endpoint.ts";
import { type Rows, TARGETS, type Target } from "./targets.ts";

export type Method = NonNullable<InjectOptions["method"]>;

export interface Attempt {
  name: string;
  method: Method;
  target: Target;
  /** The URL with this text in place of the parameter, unchanged. */
  at: (param: string) => string;
  url: (rows: Rows) => string;
  body: (rows: Rows) => object | undefined;
}

/** Every route as a request from somebody who is allowed to call it. */
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

/** Status and code if the response is a problem in the app's own format; otherwise a description of what it is. */
export function outcome(response: LightMyRequestResponse): string {
  if (response.statusCode < 400) return String(response.statusCode);
  const isJson = response.headers["content-type"] === "application/json; charset=utf-8";
  const problem = z.strictObject(Problem.shape).safeParse(isJson ? response.json() : undefined);
  return `${response.statusCode} ${problem.success ? problem.data.code : `in another form: ${response.body.slice(0, 200)}`}`;
}

/** The app's page to which a failed school sign-in redirects. */
export const SIGN_IN_PROBLEM = /^\/auth\?school-problem=[\w-]+$/;
