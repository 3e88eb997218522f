/** The source name for the figures of a person's own dish. */
export const OWN_RECIPE_SOURCE = "My recipes";

export const RECIPE_NAME_MAX_LENGTH = 80;
export const MAX_RECIPE_LINES = 60;
export const RECIPE_LINE_MAX_LENGTH = 200;
export const RECIPE_STEPS_MAX_LENGTH = 8000;
export const MAX_RECIPE_SERVINGS = 50;
/** The smallest step of a kitchen scale. Much less would mean absurd figures per 100 g. */
export const MIN_RECIPE_GRAMS = 0.1;
export const MAX_RECIPE_GRAMS = 20_000;

/** How well a line of a recipe is understood. A line that is left out is listed but not counted. */
export const LINE_CERTAINTIES = ["sure", "guess", "unknown", "left out", "heading"] as const;
export type LineCertainty = (typeof LINE_CERTAINTIES)[number];

/** The typed lines, without empty ones. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
