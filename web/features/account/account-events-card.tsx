import { useInfiniteQuery } from "@tanstack/react-query";
import type { AccountEvent } from "#core/contracts/account-events.ts";
import { accountEventsQuery } from "#web/api/account.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { ShowMore } from "#web/components/show-more.tsx";
import { texts } from "#web/texts/texts.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { eventDetails, eventTitle } from "./event-words.ts";

export function AccountEventsCard() {
  const t = texts("account");
  const query = useInfiniteQuery(accountEventsQuery);
  return (
    <TitledCard title={t("events.title")} lead={t("events.lead")}>
      <CardContent query={query} problem={t("events.problem")} skeleton={<Skeleton className="h-40" />}>
        {({ pages }) => <Events events={pages.flat()} />}
      </CardContent>
      <ShowMore query={query} />
    </TitledCard>
  );
}

function Events({ events }: { events: AccountEvent[] }) {
  if (events.length === 0) return <p className="text-muted-foreground">{texts("account")("events.none")}</p>;
  return (
    <ul className="-my-1 divide-y divide-border">
      {events.map((event) => (
        <li key={`${event.kind} ${event.actor} ${event.at}`} className="grid gap-0.5 py-3">
          <h3>{eventTitle(event)}</h3>
          <p className="text-pretty text-muted-foreground text-sm">{eventDetails(event)}</p>
        </li>
      ))}
    </ul>
  );
}
