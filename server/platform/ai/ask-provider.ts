import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from "ai";
import * as z from "zod";
import type { AiProviderConfig } from "#server/platform/config.ts";
import { findRequestLanguage } from "#server/platform/http/request-language.ts";
import { toAppError } from "./ai-errors.ts";
import { unusableAnswer } from "./ai-problems.ts";
import { writeFrame } from "./prompt-frame.ts";
import { createModel } from "./provider-models.ts";
import type { Question, Requester } from "./question.ts";

/** If an answer does not match the schema, the question is sent once more. */
const TRIES = 2;
const MAX_ANSWER_TOKENS = 4_000;

interface Call<T> {
  requester: Requester;
  question: Question<T>;
  config: AiProviderConfig;
  key: string;
  abortSignal: AbortSignal;
}

const SERVER_ERROR = 500;

/** Returns an answer that matches the schema, or throws an error that says what went wrong. */
export async function askProvider<T>(call: Call<T>): Promise<T> {
  try {
    const { provider, request } = call.requester;
    return await request.server.aiCircuits[provider].run(
      () => ask(call),
      (error) => isUnanswered(error, call.abortSignal),
    );
  } catch (error) {
    throw toAppError(error);
  }
}

/** No connection, no answer in time, or an error of the provider itself: not a rejected key or question, and not a user who left. */
function isUnanswered(error: unknown, { aborted, reason }: AbortSignal): boolean {
  if (aborted) return reason instanceof Error && reason.name === "TimeoutError";
  return APICallError.isInstance(error) && (error.statusCode === undefined || error.statusCode >= SERVER_ERROR);
}

async function ask<T>({ requester: { provider, request }, question, config, key, abortSignal }: Call<T>): Promise<T> {
  const { feature, task, data, jpeg, answer } = question;
  const model = createModel(provider, config, key);
  const schema = jsonSchema<T>(simpleSchema(answer), {
    validate: (value) => {
      const parsed = answer.safeParse(value);
      return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error };
    },
  });
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const { output, usage } = await generateText({
        model,
        system: `${writeFrame(findRequestLanguage(request))}\n\n${task}`,
        messages: [
          {
            role: "user",
            content: [
              { type: "text", text: `<data>\n${JSON.stringify(data)}\n</data>` },
              ...(jpeg ? [{ type: "image" as const, image: jpeg, mediaType: "image/jpeg" }] : []),
            ],
          },
        ],
        output: Output.object({ schema }),
        maxOutputTokens: MAX_ANSWER_TOKENS,
        maxRetries: 0,
        abortSignal,
      });
      const { inputTokens, outputTokens } = usage;
      request.log.info({ provider, feature, inputTokens, outputTokens, attempt }, "ai");
      return output;
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
    }
  }
  throw unusableAnswer();
}

const BOUNDS = [
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minItems",
  "maxItems",
];

/** Only the structure, because providers reject or ignore bounds. Those are checked here. */
function simpleSchema(answer: z.ZodType) {
  return z.toJSONSchema(answer, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema: one }) => {
      for (const bound of BOUNDS) delete (one as Record<string, unknown>)[bound];
    },
    // Safe to cast: zod wrote it for exactly this draft, and the two packages only name the type differently.
  }) as Parameters<typeof jsonSchema>[0];
}
