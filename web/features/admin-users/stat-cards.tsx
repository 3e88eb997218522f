import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { PulseIcon } from "@phosphor-icons/react/dist/csr/Pulse";
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/csr/ShieldCheck";
import { UsersIcon } from "@phosphor-icons/react/dist/csr/Users";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ACTIVE_USERS_DAYS } from "#core/domain/accounts/admin-choices.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { LEGAL_PARTS } from "#core/domain/site/legal/legal-version.ts";
import { SETTING_PARAMETER } from "#core/domain/site/setting-choices.ts";
import { systemStatusQuery, userStatsQuery } from "#web/api/admin-users.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

export function StatCards() {
  const t = texts("admin-users");
  const { data, isError, refetch } = useQuery(userStatsQuery);
  if (isError && !data) {
    return (
      <Card>
        <CardProblem title={t("stats.problem")} onRetry={refetch} />
      </Card>
    );
  }
  return (
    <section aria-label={t("stats.label")} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <StatCard title={t("stats.total")} icon={<UsersIcon weight="fill" />} tone="bg-cat-protein-soft text-cat-protein">
        <Count value={data?.totalUsers} note={data && t("stats.newThisWeek", { count: data.newThisWeek })} />
      </StatCard>
      <StatCard title={t("stats.active")} icon={<PulseIcon weight="fill" />} tone="bg-cat-vegetable-soft text-cat-vegetable">
        <Count value={data?.activeUsers} note={t("stats.activeDays", { days: ACTIVE_USERS_DAYS })} />
      </StatCard>
      <StatCard title={t("stats.admins")} icon={<ShieldCheckIcon weight="fill" />} tone="bg-cat-dairy-soft text-cat-dairy">
        <Count value={data?.adminUsers} note={t("stats.includingYou")} />
      </StatCard>
      <StatCard title={t("stats.status")} icon={<CheckCircleIcon weight="fill" />} tone="bg-cat-grain-soft text-cat-grain">
        <StatusOfSystem />
        <UnfilledTexts />
      </StatCard>
    </section>
  );
}

function StatusOfSystem() {
  const t = texts("admin-users");
  const { data, isError } = useQuery(systemStatusQuery);
  const problems = data ? data.problems.map((problem) => t(`problem.${problem}`)) : isError ? [t("problem.noAnswer")] : [];
  if (!data && !isError) return <Skeleton className="mt-auto h-8 w-40" />;
  if (problems.length === 0) {
    return (
      <Badge tone="success" className="mt-auto min-h-8 self-start max-sm:whitespace-normal max-sm:rounded-md max-sm:py-1">
        <span aria-hidden="true" className="me-0.5 size-2.5 shrink-0 rounded-full bg-current" />
        {t("problem.none")}
      </Badge>
    );
  }
  return (
    <ul className="mt-auto grid gap-1.5 text-sm">
      {problems.map((problem) => (
        <li key={problem} className="flex gap-1.5 text-pretty font-semibold">
          <WarningIcon weight="fill" size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {problem}
        </li>
      ))}
    </ul>
  );
}

/** What only the operator can write into the legal texts, with a link to the text that lacks most of it. */
function UnfilledTexts() {
  const t = texts("admin-users");
  const unfilled = useQuery(systemStatusQuery).data?.unfilledTexts ?? [];
  const [first] = unfilled;
  if (!first) return null;
  const missing = LEGAL_PARTS.filter((part) => unfilled.some(({ parts }) => parts.includes(part)));
  return (
    <div className="text-pretty text-sm">
      <p>{t("legal.missing", { parts: missing.map((part) => t(`legal.${part}`)).join(", ") })}</p>
      <TextLink asChild className="-mx-1">
        <Link href={`${APP_PATHS.admin}?${SETTING_PARAMETER}=${first.key}`}>{t("legal.fillIn")}</Link>
      </TextLink>
    </div>
  );
}

function StatCard({ title, icon, tone, children }: { title: string; icon: ReactNode; tone: string; children: ReactNode }) {
  return (
    <Card className="flex min-h-34 flex-col gap-1 p-4 md:min-h-37 md:p-5">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-bold font-sans text-base leading-tight">{title}</h2>
        <span aria-hidden="true" className={cn("grid size-10 shrink-0 place-items-center rounded-md [&_svg]:size-5", tone)}>
          {icon}
        </span>
      </div>
      {children}
    </Card>
  );
}

function Count({ value, note }: { value: number | undefined; note: string | undefined }) {
  if (value === undefined) {
    return (
      <SkeletonGroup className="grid gap-2 pt-1">
        <Skeleton className="h-9 w-20" />
        <Skeleton className="h-4 w-24" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <p className="font-display font-extrabold text-[2rem] leading-none md:text-[2.5rem]">{formatWhole(value)}</p>
      <p className="text-muted-foreground text-sm">{note}</p>
    </>
  );
}
