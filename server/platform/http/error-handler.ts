import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Problem } from "#core/contracts/http/endpoint.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#core/texts/languages.ts";
import { isDatabaseUnavailable } from "#server/platform/storage/database.ts";
import { formatText, type TextKey, type Values } from "#server/platform/texts/texts.ts";
import { AppError, type ProblemKind } from "./errors.ts";
import { findRequestLanguage } from "./request-language.ts";
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

/** A problem before its text is in a language. */
interface ProblemText {
  code: string;
  key: TextKey<"errors">;
  values?: Values;
}

const BUSY_TEXT: ProblemText = { code: "unavailable", key: "problems.busy" };
/** Serialized before a request is read, so it is always in English. */
export const BUSY: Problem = toProblem(BUSY_TEXT, DEFAULT_LANGUAGE);

const UNREADABLE: ProblemText = { code: "bad_request", key: "requests.unreadable" };
const NOT_FOUND: ProblemText = { code: "not_found", key: "problems.notFound" };

/** User-friendly messages for errors that the framework itself raises. */
const FRAMEWORK: Record<number, ProblemText> = {
  400: UNREADABLE,
  404: NOT_FOUND,
  408: { code: "too_slow", key: "problems.tooSlow" },
  412: { code: "changed", key: "problems.changed" },
  413: { code: "too_large", key: "problems.tooLarge" },
  414: { code: "too_long", key: "problems.longAddress" },
  415: { code: "unsupported_type", key: "problems.unsupportedType" },
  416: { code: "no_such_part", key: "problems.noSuchPart" },
  503: BUSY_TEXT,
};

const BROKEN: ProblemText = { code: "internal", key: "problems.broken" };
const NO_DATABASE: ProblemText = { code: "database_unavailable", key: "problems.databaseUnavailable" };
export const RETRY_AFTER_S = 2;

/** The client has disconnected and never sees this response; it is only logged. */
const HUNG_UP: ProblemText = { code: "hung_up", key: "problems.incomplete" };

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
export function handleErrors(app: FastifyInstance, languages: readonly Language[] = LANGUAGES): void {
  app.decorateReply("isUnrecorded", false);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const [status, problem] = respondTo(error, request, languages);
    const retryAfterS = error instanceof AppError ? error.retryAfterS : undefined;
    if (status === 503 || retryAfterS !== undefined) reply.header("retry-after", retryAfterS ?? RETRY_AFTER_S);
    if (status === 416) reply.headers(listHeaders(error));
    reply.isUnrecorded = UNRECORDED.has(problem.code);
    if (status >= 500) request.log.error({ err: error }, problem.code);
    return reply.status(status).header("cache-control", "no-store").send(problem);
  });
}

/** For a malformed URL. Fastify responds before the app's hooks set any header, and would echo the URL. */
export function handleMalformedUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const [status, problem] = respondTo(error, request);
  reply
    .status(status)
    .headers({ ...MINIMAL_HEADERS, "cache-control": "no-store" })
    .send(problem);
}

/** The handler for paths without a route. Never cached, because the next release may have the file. */
export const handleNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .header("cache-control", "no-store")
    .send(toProblem(NOT_FOUND, findRequestLanguage(request)));

function respondTo(
  error: FastifyError,
  request: FastifyRequest,
  languages: readonly Language[] = LANGUAGES,
): [status: number, problem: Problem] {
  const language = findRequestLanguage(request, languages);
  if (hasHungUp(request)) return [400, toProblem(HUNG_UP, language)];
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: issue.instancePath.slice(1).replaceAll("/", "."),
      message: issue.message ?? formatText("errors", "problems.checkField", {}, language),
    }));
    return [
      400,
      { message: issues[0]?.message ?? formatText("errors", "problems.checkInput", {}, language), code: "invalid_input", issues },
    ];
  }
  const [status, problem] = findProblem(error);
  return [status, toProblem(problem, language)];
}

function findProblem(error: FastifyError): [status: number, problem: ProblemText] {
  if (error instanceof AppError) return [STATUS[error.kind], error];
  if (isDatabaseUnavailable(error)) return [503, NO_DATABASE];
  // The file server answers 403 for a path outside its folder. Such a path is reported as not found.
  const status = error.statusCode === 403 ? 404 : (error.statusCode ?? 500);
  const problem = FRAMEWORK[status];
  if (problem) return [status, problem];
  // Any other client error is not a server error.
  return status >= 400 && status < 500 ? [status, UNREADABLE] : [500, BROKEN];
}

function toProblem({ code, key, values = {} }: ProblemText, language: Language): Problem {
  return { code, message: formatText("errors", key, values, language) };
}

/** With a 416 response, the file server states the file's length in a header. */
const listHeaders = (error: FastifyError & { headers?: Record<string, string> }): Record<string, string> => error.headers ?? {};
