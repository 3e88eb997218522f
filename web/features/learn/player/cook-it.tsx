import { Link } from "wouter";
import type { LessonResponse } from "#core/contracts/learn/learn.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { texts } from "#web/texts/texts.ts";

/** Links to a recipe that fits the lesson. */
export function CookIt({ recipe: { slug, name, imageUrl } }: { recipe: NonNullable<LessonResponse["recipe"]> }) {
  return (
    <Link
      href={`${APP_PATHS.recipes}/${slug}`}
      className="flex min-h-13 items-center gap-3 rounded-lg bg-muted px-4 py-2 no-underline hover:bg-accent print:hidden"
    >
      <img src={imageUrl} alt="" width={32} height={32} decoding="async" />
      <span>{texts("learn").rich("lesson.cook", { recipe: name, b: (text) => <b>{text}</b> })}</span>
    </Link>
  );
}
