import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type * as z from "zod";
import { type Access, type Endpoint, Problem } from "#core/contracts/http/endpoint.ts";
import { FOR_USER_HEADER, FOR_USER_PARAMETER, TOTAL_COUNT_HEADER } from "#core/contracts/http/headers.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { readSessionToken } from "#server/platform/auth/sessions/session-cookie.ts";
import type { Session, Sessions } from "#server/platform/auth/sessions/sessions.ts";
import type { UserCache } from "#server/platform/auth/sessions/user-cache.ts";
import { assertMayCall } from "./access.ts";
import { otherUser } from "./errors.ts";
import { InternalReads } from "./internal-reads.ts";
import type { SerializedJson } from "./serialized-json.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every route must state who may call it; otherwise the app does not start. */
    access?: Access;
    /** For frequent writes that never change the account, so that the cached user stays valid. */
    isUserCacheSafe?: boolean;
    /** Whether the password must have been entered recently. */
    recentPassword?: boolean;
  }
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyInstance {
    servedRoutes: readonly ServedRoute[];
  }
}

/** @internal Only tests use it from outside. */
export interface ServedRoute {
  method: string;
  url: string;
  options: RouteOptions;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Call<E extends Endpoint> {
  body: Parsed<E["body"]>;
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  /** The signed-in user and their session; absent on endpoints for anyone. */
  user: E["access"] extends "anyone" ? null : UserRow;
  sid: E["access"] extends "anyone" ? null : string;
  /** Null if the server reads the endpoint itself, to render a page. */
  request: E["method"] extends "GET" ? FastifyRequest | null : FastifyRequest;
  reply: E["method"] extends "GET" ? null : FastifyReply;
  /** Reports the length of the whole list if the response is one page of it. */
  setTotalCount: (count: number) => void;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.output<E["response"]>>;

/** Serves a contract, which defines who may call it, the input and the response. */
export function route<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  serve(app, endpoint, handler);
}

/** Like `route`, for a response whose JSON is already serialized; a test checks it against the contract. */
export function routeJson<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<SerializedJson>,
): void {
  serve(app, endpoint, async (call: Call<E>) => {
    const json = await handler(call);
    const [only, ...more] = json;
    return only && more.length === 0 ? only : Buffer.concat(json);
  });
}

function serve<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: (call: Call<E>) => Promise<unknown>): void {
  const {
    method,
    path,
    access,
    summary,
    params,
    query,
    body,
    status = 200,
    response,
    isUserCacheSafe = false,
    recentPassword = false,
    exemptFromLoadShedding = false,
  } = endpoint;
  app.route({
    method,
    url: path,
    config: { access, isUserCacheSafe, recentPassword, exemptFromLoadShedding },
    schema: {
      summary,
      tags: [path.split("/")[2] ?? "api"],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [status]: response, "4xx": Problem, "5xx": Problem },
    },
    handler: async (request, reply) => {
      // Safe to cast: Fastify has parsed all three with the contract's schemas, and the guard has admitted only permitted users.
      const call = {
        request,
        reply: method === "GET" ? null : reply,
        body: request.body,
        params: request.params,
        query: request.query,
        user: request.session?.user ?? null,
        sid: request.session?.sid ?? null,
        setTotalCount: (count: number) => reply.header(TOTAL_COUNT_HEADER, count),
      } as unknown as Call<E>;
      const answer = await handler(call);
      if (Buffer.isBuffer(answer)) reply.type("application/json; charset=utf-8");
      return reply.status(status).send(answer);
    },
  });
  // Safe to cast: internal reads parse and check the same.
  if (method === "GET") app.internalReads.add(endpoint, (input) => handler(input as unknown as Call<E>));
}

/** The user that the requesting page was loaded for. A download is a plain link without headers, so it uses the URL instead. */
function readForUser({ headers, query, routeOptions }: FastifyRequest): unknown {
  const header = headers[FOR_USER_HEADER];
  if (header !== undefined || routeOptions.config.access === "anyone") return header;
  return (query as Record<string, unknown>)[FOR_USER_PARAMETER];
}

/**
 * Runs before the request's body is read: 401 if not signed in, 403 if signed in but not allowed, and 409 for a page that was loaded for a
 * different user.
 */
export function guardRoutes(app: FastifyInstance, sessions: Sessions, userCache: UserCache): void {
  app.decorateRequest("session", null);
  app.decorate<InternalReads>("internalReads", new InternalReads());
  app.addHook("onRequest", async (request) => {
    const { access, recentPassword } = request.routeOptions.config;
    const forUser = readForUser(request);
    if (access === undefined || (access === "anyone" && forUser === undefined)) return;
    const token = readSessionToken(request);
    const session = (token === undefined ? undefined : await sessions.find(token)) ?? null;
    if (session && forUser !== undefined && forUser !== session.user.id) throw otherUser();
    assertMayCall({ access, recentPassword }, session);
    if (access !== "anyone") request.session = session;
    if (session) app.overload.budgets.assertTimeLeft(session.user.id);
  });
  app.addHook("onSend", ({ method, session, routeOptions }, _reply, _payload, done) => {
    const isChange = method !== "GET" && routeOptions.config.isUserCacheSafe !== true;
    if (session && isChange) userCache.invalidate(session.user.id);
    done();
  });

  const served: ServedRoute[] = [];
  app.decorate("servedRoutes", served);
  app.addHook("onRoute", (options) => {
    if (options.method !== "HEAD") served.push({ method: String(options.method), url: options.url, options });
  });
  app.addHook("onReady", async () => {
    const silent = served.find(({ url, options }) => url.startsWith("/api/") && options.config?.access === undefined);
    if (silent) throw new Error(`The route ${silent.url} does not say who may call it.`);
  });
}
