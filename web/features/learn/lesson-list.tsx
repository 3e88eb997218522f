import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { Link } from "wouter";
import type { LearnProgress, LearnUnit, LessonName, LessonProgress } from "#core/contracts/learn/learn.ts";
import { isOfferedLater } from "#core/domain/questions/age-bands.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Seeds } from "./seeds.tsx";

interface LessonListProps {
  lessons: LearnUnit["lessons"];
  progress: LearnProgress | undefined;
  age: number | null;
}

/** The lessons of a unit. Those for the user's age come first, the next new one is marked, and none is locked. */
export function LessonList({ lessons, progress, age }: LessonListProps) {
  const isCalm = useIsCalm();
  const sorted = sortedFor(lessons, age);
  const findProgress = (slug: string) => progress?.lessons.find((lesson) => lesson.slug === slug);
  const next = progress && sorted.find(({ slug }) => !findProgress(slug))?.slug;
  return (
    <ol className="divide-y divide-border">
      {sorted.map(({ slug, title, goal, calmGoal }, place) => {
        const own = findProgress(slug);
        return (
          <li key={slug}>
            <Link
              href={`${APP_PATHS.learn}/${slug}`}
              className="flex min-h-16 items-center gap-3 rounded-md py-2.5 no-underline hover:bg-accent"
            >
              <span
                aria-hidden="true"
                className={cn(
                  "grid size-9 shrink-0 place-items-center rounded-full font-bold font-display text-sm",
                  slug === next ? "bg-sun-soft" : "bg-muted",
                )}
              >
                {place + 1}
              </span>
              <span className="min-w-0 grow">
                <span className="block font-bold">{title}</span>
                <span className="block text-pretty text-muted-foreground text-sm">{(isCalm && calmGoal) || goal}</span>
                {own && own.after.asked > 0 && <span className="block text-muted-foreground text-sm">{learnedWords(own)}</span>}
              </span>
              {progress ? (
                <Seeds seeds={own?.seeds ?? 0} />
              ) : (
                <CaretRightIcon weight="bold" size={18} aria-hidden="true" className="shrink-0 text-muted-foreground" />
              )}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** The user's results before and after the lesson, shown only to them. */
const learnedWords = ({ before, after }: LessonProgress): string =>
  texts("learn")("lesson.results", {
    beforeRight: before.right,
    before: before.asked,
    afterRight: after.right,
    after: after.asked,
  });

/** Puts the lessons for the user's age first. */
function sortedFor(lessons: readonly LessonName[], age: number | null): readonly LessonName[] {
  const isLater = ({ offeredTo }: LessonName) => isOfferedLater(offeredTo, age);
  return [...lessons.filter((lesson) => !isLater(lesson)), ...lessons.filter(isLater)];
}
