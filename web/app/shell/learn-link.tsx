import { GraduationCapIcon } from "@phosphor-icons/react/dist/csr/GraduationCap";
import { useLocation } from "wouter";
import { PAGES } from "#web/app/pages.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { AppLink } from "./app-link.tsx";
import { useQuestionsReady } from "./use-questions-ready.ts";

/** Shown in the header if there is space next to the tabs. On phones, the user menu contains the link to Learn. */
export function LearnLink() {
  const [path] = useLocation();
  const due = useQuestionsReady();
  const isCurrent = path.startsWith(PAGES.learn.path);
  const label = texts("shell")("learn.label", { count: due, title: texts("titles")(PAGES.learn.title) });
  return (
    <AppLink
      href={PAGES.learn.path}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "relative ms-auto hidden size-11 shrink-0 place-items-center rounded-full md:grid min-[73.75rem]:ms-0 min-[73.75rem]:hidden min-[80rem]:grid",
        isCurrent ? "bg-primary text-primary-foreground" : "text-muted-foreground hover:bg-accent hover:text-foreground",
      )}
    >
      <GraduationCapIcon weight={isCurrent ? "fill" : "bold"} size={22} aria-hidden="true" />
      {due > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-0.5 -end-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-sun-soft px-1 font-bold text-sun-ink text-xs"
        >
          {due}
        </span>
      )}
    </AppLink>
  );
}
