import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { TextReport } from "#core/contracts/text-reports.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { textReportsQuery, useUpdateTextReport } from "#web/api/text-reports.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { ShowMore } from "#web/components/show-more.tsx";
import { formatAgo } from "#web/lib/format/instants.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** What readers found wrong in texts, the open ones first. */
export function TextReportsPanel() {
  const t = texts("text-reports");
  const query = useInfiniteQuery(textReportsQuery);
  return (
    <TitledCard title={t("title")} lead={t("lead")}>
      <CardContent query={query} problem={t("problem")} skeleton={<Skeleton className="h-40" />}>
        {({ pages }) => <Reports reports={pages.flat()} />}
      </CardContent>
      <ShowMore query={query} />
    </TitledCard>
  );
}

function Reports({ reports }: { reports: readonly TextReport[] }) {
  if (reports.length === 0) return <p className="text-muted-foreground">{texts("text-reports")("none")}</p>;
  return (
    <ul className="grid gap-3">
      {reports.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </ul>
  );
}

const reportLink = ({ kind, textId }: TextReport): string =>
  kind === "food" ? `${APP_PATHS.search}?food=${textId}` : `${kind === "recipe" ? APP_PATHS.recipes : APP_PATHS.learn}/${textId}`;

function Report({ report }: { report: TextReport }) {
  const t = texts("text-reports");
  const { id, kind, title, words, createdAt, doneAt } = report;
  const { mutate, isPending } = useUpdateTextReport();
  const isDone = doneAt !== null;

  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

  function change() {
    const onError = () => toast({ title: texts("shared")("error"), description: t("notSaved"), kind: "destructive" });
    mutate({ id, isDone: !isDone }, { onError });
  }

  return (
    <li className="grid gap-2 rounded-lg bg-muted p-4 sm:flex sm:items-start sm:justify-between sm:gap-6">
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-sm">
          {t(`kind.${kind}`)}
          {title ? (
            <TextLink asChild className="min-h-8 wrap-anywhere">
              <Link href={reportLink(report)}>{title}</Link>
            </TextLink>
          ) : (
            t("gone")
          )}
          <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
          {isDone && <Badge tone="success">{t("done")}</Badge>}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{words}</p>
      </div>
      <Button
        size="sm"
        className="shrink-0 justify-self-start"
        pending={isPending}
        pendingText={texts("shared")("saving")}
        onClick={change}
      >
        {t.rich(isDone ? "open" : "markDone", { hidden, title: title ?? t(`kind.${kind}`) })}
      </Button>
    </li>
  );
}
