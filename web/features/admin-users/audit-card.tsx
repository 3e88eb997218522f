import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditRecord } from "#core/contracts/admin-users.ts";
import { FOR_USER_PARAMETER } from "#core/contracts/http/headers.ts";
import { AUDIT_EXPORT_PATH } from "#core/domain/accounts/admin-choices.ts";
import { auditQuery } from "#web/api/admin-users.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { CardContent } from "#web/components/card-content.tsx";
import { ShowMore } from "#web/components/show-more.tsx";
import { formatAgo } from "#web/lib/format/instants.ts";
import { texts } from "#web/texts/texts.ts";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { describeAdmin, describeFields, describeSubject, findActionText } from "./audit-texts.ts";

/** Lists the actions of administrators. */
export function AuditCard() {
  const t = texts("admin-users");
  const query = useInfiniteQuery(auditQuery);
  const userId = useCurrentUser()?.id;
  const hasRecords = query.data?.pages.some(({ length }) => length > 0);
  return (
    <TitledCard title={t("audit.title")} lead={t("audit.lead")}>
      <CardContent query={query} problem={t("audit.problem")} skeleton={<Skeleton className="h-40" />}>
        {({ pages }) => <Records records={pages.flat()} />}
      </CardContent>
      <div className="flex flex-wrap gap-3">
        <ShowMore query={query} />
        {hasRecords && <DownloadLink href={`${AUDIT_EXPORT_PATH}?${FOR_USER_PARAMETER}=${userId}`}>{t("audit.download")}</DownloadLink>}
      </div>
    </TitledCard>
  );
}

function Records({ records }: { records: AuditRecord[] }) {
  const t = texts("admin-users");
  if (records.length === 0) return <p className="text-muted-foreground">{t("audit.none")}</p>;
  return (
    <ul className="-my-1 divide-y divide-border">
      {records.map((record) => (
        <li key={record.id} className="grid gap-0.5 py-3 text-[0.9375rem] sm:flex sm:justify-between sm:gap-6">
          <div className="min-w-0">
            <p className="wrap-anywhere">
              {t.rich(findActionText(record), {
                admin: describeAdmin(record),
                ...describeSubject(record),
                b: (text) => <strong>{text}</strong>,
              })}
            </p>
            {record.reason && <p className="wrap-anywhere text-muted-foreground text-sm">{t("audit.reason", { reason: record.reason })}</p>}
            {record.fields.length > 0 && (
              <p className="text-muted-foreground text-sm">{t("audit.fields", { fields: describeFields(record) })}</p>
            )}
          </div>
          <time dateTime={record.createdAt} className="shrink-0 whitespace-nowrap text-muted-foreground text-sm">
            {formatAgo(record.createdAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
