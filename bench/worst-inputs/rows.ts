import type { LightMyRequestResponse } from "fastify";
import type * as z from "zod";
import type { ServedRoute } from "#server/platform/http/route.ts";
import { ATTEMPTS, type Attempt } from "#server/security-tests/requests.ts";
import type { Person, Stage } from "#server/security-tests/stage.ts";
import { fillSchema } from "./fill-schema.ts";
import type { Shape } from "./shapes.ts";

/** Where a request carries an input. */
const INPUTS = ["params", "querystring", "body"] as const;
type InputKind = (typeof INPUTS)[number];

/** A route and one of its inputs. */
export interface Row {
  name: string;
  attempt: Attempt;
  kind: InputKind;
  schema: z.ZodType;
}

/** Files have no schema of their own: see files.ts. Photos, which only AI reads, have a test of their own. */
export const FILE_ROUTES: readonly string[] = ["POST /api/imports"];
export const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  "POST /api/foods/scan": "server/security-tests/photo-memory.test.ts",
};

/** Every route of the app that takes an input. */
export function listRows({ app }: Pick<Stage, "app">): Row[] {
  const served = new Map(app.servedRoutes.map(({ method, url, options }: ServedRoute) => [`${method} ${url}`, options.schema]));
  return ATTEMPTS.flatMap((attempt) => {
    const schemas = served.get(attempt.name) as Partial<Record<InputKind, z.ZodType>> | undefined;
    return INPUTS.flatMap((kind) => {
      const schema = schemas?.[kind];
      return schema ? [{ name: attempt.name, attempt, kind, schema }] : [];
    });
  });
}

/** An input that the route accepts. */
export function readOrdinary({ attempt, kind }: Row, { rows }: Person): unknown {
  const { param, query } = attempt.target;
  if (kind === "body") return attempt.body(rows);
  if (kind === "querystring") return Object.fromEntries(new URLSearchParams(query));
  return Object.fromEntries((attempt.name.match(/:\w+/g) ?? []).map((name) => [name.slice(1), param ? rows[param] : ""]));
}

export const fillRow = (row: Row, person: Person, shape: Shape): unknown => fillSchema(row.schema, readOrdinary(row, person), shape);

export function send({ attempt, kind }: Row, person: Person, input: unknown): Promise<LightMyRequestResponse> {
  const { method, name } = attempt;
  const values = new Map(Object.entries((input ?? {}) as Record<string, unknown>));
  const [path = "", query] = attempt.url(person.rows).split("?");
  const filledPath =
    kind === "params"
      ? (name.split(" ")[1] ?? "").replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(values.get(param))))
      : path;
  const filledQuery =
    kind === "querystring" ? new URLSearchParams([...values].map(([field, value]) => [field, String(value)])).toString() : query;
  const body = kind === "body" ? input : attempt.body(person.rows);
  return person.send(method, filledQuery ? `${filledPath}?${filledQuery}` : filledPath, body as object | undefined);
}

export const byAdmin = ({ attempt }: Row): boolean => attempt.target.access === "admin";

/** POST only because they have a body: they store nothing. */
const READING_POSTS: readonly string[] = ["POST /api/suggestions", "POST /api/own-recipes/reading"];
/** What a member reads: measured again whenever something costly has been stored. */
export const READS: readonly Attempt[] = ATTEMPTS.filter(
  ({ name, method, target }) => target.access === "member" && (method === "GET" || READING_POSTS.includes(name)),
);

/** Routes whose input stays in the member's account. */
export const stores = ({ attempt, kind }: Row): boolean =>
  kind === "body" && attempt.target.access === "member" && !READING_POSTS.includes(attempt.name) && attempt.method !== "DELETE";
