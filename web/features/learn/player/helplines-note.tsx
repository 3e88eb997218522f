import { HandHeartIcon } from "@phosphor-icons/react/dist/csr/HandHeart";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { texts } from "#web/texts/texts.ts";

/** Shown on every card of a lesson on a sensitive subject. */
export function HelplinesNote() {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-muted px-4 py-3 text-sm">
      <HandHeartIcon weight="bold" size={22} aria-hidden="true" className="shrink-0" />
      <span className="text-pretty">
        {texts("learn").rich("lesson.helplines", {
          link: (text) => (
            <Link href={APP_PATHS.support} className="font-bold">
              {text}
            </Link>
          ),
        })}
      </span>
    </p>
  );
}
