import type { Lesson } from "#core/content/learn/lesson.ts";

const OLDER_FROM_AGE = 15;

/** Whether a lesson is written for the other age band, so that it is offered after the rest. Nothing is locked. */
export function isOfferedLater(offeredTo: Lesson["offeredTo"], age: number | null): boolean {
  return age !== null && offeredTo === (age < OLDER_FROM_AGE ? "older" : "younger");
}
