import type { HardTopicTable } from "#core/content/hard-topics/hard-topic-table.ts";
import { UNKIND_ADVICE } from "./advice.ts";
import { BODY_RULES } from "./body.ts";
import { DISORDER_RULES } from "./disorders.ts";
import { EATING_LITTLE_RULES } from "./eating-little.ts";
import { EATING_MUCH_RULES } from "./eating-much.ts";
import { GROUPS } from "./groups.ts";
import { HARMLESS } from "./harmless.ts";
import { LOSING_WEIGHT_RULES } from "./losing-weight.ts";
import { PURGING_RULES } from "./purging.ts";
import { SELF_HARM_RULES } from "./self-harm.ts";
import { SPELLING } from "./spelling.ts";
import { WIDE_RULES } from "./wide.ts";

export const ENGLISH: HardTopicTable = {
  language: "en",
  spelling: SPELLING,
  groups: GROUPS,
  rules: [
    ...SELF_HARM_RULES,
    ...DISORDER_RULES,
    ...LOSING_WEIGHT_RULES,
    ...EATING_LITTLE_RULES,
    ...PURGING_RULES,
    ...EATING_MUCH_RULES,
    ...BODY_RULES,
    ...WIDE_RULES,
  ],
  harmless: HARMLESS,
  unkindAdvice: UNKIND_ADVICE,
};
