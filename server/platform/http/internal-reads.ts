import findMyWay from "find-my-way";
import * as z from "zod";
import type { Endpoint } from "#core/contracts/http/endpoint.ts";
import type { Session } from "#server/platform/auth/sessions/sessions.ts";
import { assertMayCall } from "./access.ts";

declare module "fastify" {
  interface FastifyInstance {
    internalReads: InternalReads;
  }
}

interface ReadInput {
  params: unknown;
  query: unknown;
  user: Session["user"] | null;
  sid: string | null;
  request: null;
  reply: null;
  setTotalCount: (count: number) => void;
}

interface ReadableEndpoint {
  endpoint: Endpoint;
  handler: (input: ReadInput) => Promise<unknown>;
}

export interface ReadAnswer {
  /** JSON, as the endpoint would send it. */
  body: string;
  /** The length of the whole list, if the endpoint reports one. */
  totalCount?: number;
}

/**
 * Reads endpoints while the server renders a page: by the same access rules, schemas and handlers as a request, but without one.
 * `app.inject` would imitate a request for each read, which took about a sixth of a page view (docs/decisions/0207).
 */
export class InternalReads {
  readonly #router = findMyWay();

  add(endpoint: Endpoint, handler: ReadableEndpoint["handler"]): void {
    this.#router.on("GET", endpoint.path, () => undefined, { endpoint, handler } satisfies ReadableEndpoint);
  }

  /** Rejects if there is no such endpoint, the session may not call it, or it fails. */
  async read(address: string, session: Session | null): Promise<ReadAnswer> {
    const found = this.#router.find("GET", address);
    if (!found) throw new Error(`There is nothing to read at ${address}.`);
    const { endpoint, handler } = found.store as ReadableEndpoint;
    assertMayCall(endpoint, session);
    const caller = endpoint.access === "anyone" ? null : session;
    let totalCount: number | undefined;
    const answer = await handler({
      params: endpoint.params?.parse(found.params),
      query: endpoint.query?.parse(found.searchParams),
      user: caller?.user ?? null,
      sid: caller?.sid ?? null,
      request: null,
      reply: null,
      setTotalCount: (count) => {
        totalCount = count;
      },
    });
    const body = Buffer.isBuffer(answer) ? answer.toString() : JSON.stringify(z.encode(endpoint.response, answer));
    return { body, ...(totalCount !== undefined && { totalCount }) };
  }
}
