import { lazySchema } from "#web/ui/forms/rules.ts";

/** Loaded when the form gets the focus: the page itself does without zod. */
export const loadPreferencesRules = lazySchema(async () => (await import("#core/contracts/preferences.ts")).PreferencesChange);
