import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Problem } from "#core/contracts/http/endpoint.ts";
import { isDatabaseUnavailable } from "#server/platform/storage/database.ts";
import { AppError, type ProblemKind } from "./errors.ts";
import { MINIMAL_HEADERS } from "./security-headers.ts";

const STATUS: Record<ProblemKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  bad_gateway: 502,
  unavailable: 503,
};

export const BUSY: Problem = { code: "unavailable", message: "A lot is going on right now. Please try again in a moment." };

const UNREADABLE: Problem = { code: "bad_request", message: "That request could not be read." };

/** User-friendly messages for errors that the framework itself raises. */
const FRAMEWORK: Record<number, Problem> = {
  400: UNREADABLE,
  404: { code: "not_found", message: "There is nothing here." },
  408: { code: "too_slow", message: "The request took too long to arrive." },
  412: { code: "changed", message: "This has changed since you read it." },
  413: { code: "too_large", message: "That is too large." },
  414: { code: "too_long", message: "That address is too long." },
  415: { code: "unsupported_type", message: "Please send JSON." },
  416: { code: "no_such_part", message: "The file does not have that part." },
  503: BUSY,
};

const BROKEN: Problem = { code: "internal", message: "Something broke on our side. Please try again." };
export const RETRY_AFTER_S = 2;

/** The client has disconnected and never sees this response; it is only logged. */
const HUNG_UP: [status: number, problem: Problem] = [400, { code: "hung_up", message: "The request did not arrive whole." }];

/** A connection that breaks in the middle of a body fails with the same code as a database connection. */
const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Answers to hard words. Nothing about them is recorded, not even that there was one. */
const UNRECORDED = new Set(["see_support"]);

declare module "fastify" {
  interface FastifyReply {
    /** Whether log and metrics leave this request out. */
    isUnrecorded: boolean;
  }
}

/** The only place that turns an error into a response. */
export function handleErrors(app: FastifyInstance): void {
  app.decorateReply("isUnrecorded", false);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const [status, problem] = hasHungUp(request) ? HUNG_UP : toProblem(error);
    const retryAfterS = error instanceof AppError ? error.retryAfterS : undefined;
    if (status === 503 || retryAfterS !== undefined) reply.header("retry-after", retryAfterS ?? RETRY_AFTER_S);
    if (status === 416) reply.headers(listHeaders(error));
    reply.isUnrecorded = UNRECORDED.has(problem.code);
    if (status >= 500) request.log.error({ err: error }, problem.code);
    return reply.status(status).header("cache-control", "no-store").send(problem);
  });
}

/** For a malformed URL. Fastify responds before the app's hooks set any header, and would echo the URL. */
export function handleMalformedUrl(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const [status, problem] = toProblem(error);
  reply
    .status(status)
    .headers({ ...MINIMAL_HEADERS, "cache-control": "no-store" })
    .send(problem);
}

/** The handler for paths without a route. Never cached, because the next release may have the file. */
export const handleNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.status(404).header("cache-control", "no-store").send(FRAMEWORK[404]);

function toProblem(error: FastifyError): [status: number, problem: Problem] {
  if (error instanceof AppError) return [STATUS[error.kind], { message: error.message, code: error.code }];
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: issue.instancePath.slice(1).replaceAll("/", "."),
      message: issue.message ?? "Please check this.",
    }));
    return [400, { message: issues[0]?.message ?? "Please check your input.", code: "invalid_input", issues }];
  }
  if (isDatabaseUnavailable(error))
    return [503, { code: "database_unavailable", message: "We can't reach our database right now. Please try again in a moment." }];
  // The file server answers 403 for a path outside its folder. Such a path is reported as not found.
  const status = error.statusCode === 403 ? 404 : (error.statusCode ?? 500);
  const problem = FRAMEWORK[status];
  if (problem) return [status, problem];
  // Any other client error is not a server error.
  return status >= 400 && status < 500 ? [status, UNREADABLE] : [500, BROKEN];
}

/** With a 416 response, the file server states the file's length in a header. */
const listHeaders = (error: FastifyError & { headers?: Record<string, string> }): Record<string, string> => error.headers ?? {};
