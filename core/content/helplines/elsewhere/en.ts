import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [{ about: "Lists free lines in most countries.", hours: null }];
