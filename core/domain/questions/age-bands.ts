import type { Lesson } from "#core/content/learn/lesson.ts";

const OLDER_FROM_AGE = 15;

/** Whether a lesson is written for the other age band and is therefore offered after the rest. No lesson is locked. */
export function isOfferedLater(offeredTo: Lesson["offeredTo"], age: number | null): boolean {
  return age !== null && offeredTo === (age < OLDER_FROM_AGE ? "older" : "younger");
}
