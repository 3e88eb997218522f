import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import type { AiProvider } from "#core/domain/ai-providers.ts";

export interface Question<T> {
  /** For the log: what was asked for, never what about. */
  feature: string;
  task: string;
  data: object;
  jpeg?: Buffer;
  answer: z.ZodType<T>;
}

export interface Asker {
  userId: string;
  provider: AiProvider;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether the answer is read in calm mode: its sentences name no energy. */
  isCalm?: boolean;
  /** Where the person was admitted before the question was read. */
  admission?: Admission;
}

/** The keys that a person may ask with; their question is counted. */
export type Admission = ReadonlyMap<AiProvider, UsableKey>;

export interface UsableKey {
  isOperators: boolean;
  open: () => string;
}
