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
  /** The status of the answer that `response` describes; 200 unless said. */
  status?: 200 | 201 | 204;
  response: z.ZodType;
  /** Of writes that come often and never change the account: what the server remembers of the person stays. */
  keepsUserCache?: true;
  /** Asks for the password again if it was typed long ago: 403 `password_needed`. */
  recentPassword?: true;
  /** Mostly waits for an AI or for a password to be hashed: not part of what keeps the server busy. */
  exemptFromLoadShedding?: true;
}

/** Keeps the literal types, so that server and browser share path, verb, input and output. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the caller sends and gets. */
export type BodyOf<E extends Endpoint> = Input<E["body"]>;
export type ParamsOf<E extends Endpoint> = Input<E["params"]>;
export type QueryOf<E extends Endpoint> = Input<E["query"]>;
export type AnswerOf<E extends Endpoint> = z.input<E["response"]>;

/** Every answer that is not a success. */
export const Problem = z.object({
  message: z.string().describe("For people"),
  code: z.string().describe("For programs"),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
