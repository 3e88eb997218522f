import { LESSONS } from "#core/content/learn/all-lessons.ts";
import type { LessonCounts } from "#core/contracts/learn/learn.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { listLessonCounts } from "./queries.ts";

/** A smaller group could make individual people recognizable. */
const MIN_PEOPLE = 5;

/** For administrators: how many people answered, and how many answers were right before and after the lesson. */
export async function lessonCounts(db: Db): Promise<LessonCounts[]> {
  const counts = await listLessonCounts(db, MIN_PEOPLE);
  return LESSONS.flatMap(({ slug, title }) => {
    const own = counts.filter(({ lesson }) => lesson === slug);
    if (own.length === 0) return [];
    const percent = (phase: "before" | "after"): number | null => {
      const found = own.find((one) => one.phase === phase);
      return found ? Math.round((100 * found.right) / found.asked) : null;
    };
    const people = Math.max(...own.map((one) => one.people));
    return [{ slug, title, people, beforeRightPercent: percent("before"), afterRightPercent: percent("after") }];
  });
}
