import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import type { UserRow } from "#server/db/tables/users.ts";

export interface Question<T> {
  /** For the log: the kind of question, never its content. */
  feature: string;
  task: string;
  data: object;
  jpeg?: Buffer;
  answer: z.ZodType<T>;
}

export interface Requester {
  user: Pick<UserRow, "id" | "guardianConsent">;
  provider: AiProvider;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether the answer is shown in calm mode, so that its sentences must not mention energy. */
  isCalm?: boolean;
  /** Set if the user was admitted before the question was read. */
  usableKeys?: UsableKeys;
}

/** The keys that a user may use. Their question has already been counted. */
export type UsableKeys = ReadonlyMap<AiProvider, UsableKey>;

export interface UsableKey {
  isOperators: boolean;
  open: () => string;
}
