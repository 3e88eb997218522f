import * as z from "zod";
import { findHardTopic, isUnkind } from "#core/domain/care/find-hard-topic.ts";

const MAX_NAME_LENGTH = 80;
const MAX_TEXT_LENGTH = 800;

/** A model's answer about food must not contain markup, URLs or control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters.
const NOT_PLAIN = /<\s*[a-z/!]|https?:|www\.|javascript:|data:|\]\(|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u202A-\u202E]/i;
/** Instructions to a model, injected through a photo or a name. */
const INSTRUCTIONS = /ignore (all|any|the|previous|your)|previous instructions|system prompt|as an ai|language model/i;

const plain = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !NOT_PLAIN.test(text) && !INSTRUCTIONS.test(text));

/** A food's name in a model's answer. It may say 'low calorie', as the package does, but nothing that is hard for a reader. */
export const AnswerName = plain(MAX_NAME_LENGTH).refine((name) => findHardTopic(name) === undefined);

/** A few sentences in a model's answer: plain text without markup, and nothing unkind. */
export const AnswerText = plain(MAX_TEXT_LENGTH).refine((text) => !isUnkind(text));
