import { GraduationCapIcon } from "@phosphor-icons/react/dist/csr/GraduationCap";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { learnProgressQuery } from "#web/api/learn/learn.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TODAYS_QUESTIONS } from "./todays-questions.ts";

/** Shows on the dashboard how much was learned, and offers today's three questions. */
export function TodaysThreeCard() {
  const { data } = useQuery(learnProgressQuery);
  if (!data) return null;
  const t = texts("learn-parts");
  const left = Math.max(0, TODAYS_QUESTIONS - data.answeredToday);
  const counts = { known: data.knownFacts, due: data.dueToday };
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span className="grid size-13 shrink-0 place-items-center rounded-full bg-sun-soft text-sun-ink">
        <GraduationCapIcon weight="fill" size={26} aria-hidden="true" />
      </span>
      <div className="min-w-0 grow basis-40">
        <h2 className="text-lg leading-snug">{t("title")}</h2>
        <p className="text-pretty text-[0.9375rem] text-muted-foreground">
          {left > 0 && left < TODAYS_QUESTIONS ? t("left", { ...counts, left }) : t(left === 0 ? "done" : "start", counts)}
        </p>
      </div>
      <Button asChild size="sm" className="max-md:w-full">
        <Link href={left === 0 ? APP_PATHS.learn : APP_PATHS.review}>{t(left === 0 ? "action.learn" : "action.start")}</Link>
      </Button>
    </Card>
  );
}
