import * as z from "zod";

/**
 * Who may call an endpoint: `anyone`; a `member` (signed in); an `admin`.
 * The server enforces it before the handler runs.
 */
export type Access = "anyone" | "member" | "admin";

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: `/api/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The status of the response that `response` describes; 200 by default. */
  status?: 200 | 201 | 204;
  response: z.ZodType;
  /** For frequent writes that never change the account: the server keeps its cached user. */
  isUserCacheSafe?: true;
  /** Requires the password again if it was entered long ago: 403 `password_needed`. */
  recentPassword?: true;
  /** The request mostly waits for an AI or for password hashing, so it does not count toward the server's load. */
  exemptFromLoadShedding?: true;
}

/** Preserves the literal types, so that server and browser share path, method, input and output. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The types that the caller sends and receives. */
export type BodyOf<E extends Endpoint> = Input<E["body"]>;
export type ParamsOf<E extends Endpoint> = Input<E["params"]>;
export type QueryOf<E extends Endpoint> = Input<E["query"]>;
export type AnswerOf<E extends Endpoint> = z.input<E["response"]>;

/** The body of every unsuccessful response. */
export const Problem = z.object({
  message: z.string().describe("A message to show to the user"),
  code: z.string().describe("A stable, machine-readable error code"),
  issues: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe("The invalid fields, if validation failed"),
});
export type Problem = z.infer<typeof Problem>;
