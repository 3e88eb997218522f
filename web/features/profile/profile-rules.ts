import { lazySchema } from "#web/ui/forms/rules.ts";

/** Loaded when the form gets the focus: the page itself does without zod. */
export const loadProfileRules = lazySchema(async () => (await import("#core/contracts/profile.ts")).ProfileChange);
