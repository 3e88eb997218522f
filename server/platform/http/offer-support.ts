import type { FastifyReply } from "fastify";
import type { HardTopic } from "#core/content/hard-topics/hard-topic-table.ts";
import { findHardTopicIn } from "#core/domain/care/find-hard-topic.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";

/** Tells a client where somebody to talk to is. It says nothing of why, and nothing is recorded. */
const SUPPORT_HEADER = "x-see-support";

/** Adds the header if one of the texts is about something hard, and returns what it is about. */
export function offerSupport(reply: FastifyReply, texts: readonly string[]): HardTopic | undefined {
  const topic = findHardTopicIn(texts);
  if (topic) void reply.header(SUPPORT_HEADER, APP_PATHS.support);
  return topic;
}
