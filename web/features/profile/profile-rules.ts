import { lazySchema } from "#web/ui/forms/rules.ts";

/** Fetched when somebody turns to the form: the page itself goes without zod. */
export const loadProfileRules = lazySchema(async () => (await import("#core/contracts/profile.ts")).ProfileChange);
