import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import type { Swaps } from "#core/contracts/learn/learn-labs.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { swapsQuery } from "#web/api/learn/learn-labs.ts";
import type { OpenPageQueries } from "#web/api/page-queries.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { LabPage } from "./lab-page.tsx";
import { QuizPlate } from "./player/answers/food-tile.tsx";

export const openSwapQueries: OpenPageQueries = () => [swapsQuery(undefined)];

const UUID = /^[0-9a-f-]{36}$/;

export function SwapExplorerPage() {
  const asked = new URLSearchParams(useSearch()).get("food");
  const food = asked !== null && UUID.test(asked) ? asked : undefined;
  return (
    <LabPage title="Swap Explorer" lead="Another food for the same job. See what changes, then decide.">
      <CardContent
        query={useQuery(swapsQuery(food))}
        problem="No swaps came through for this one."
        skeleton={<Skeleton className="h-96" />}
      >
        {(swaps) => <SwapCards swaps={swaps} />}
      </CardContent>
    </LabPage>
  );
}

const addressOf = (id: string): string => `${APP_PATHS.swapExplorer}?food=${id}`;

function SwapCards({ swaps: { from, others, starts } }: { swaps: Swaps }) {
  return (
    <div className="grid gap-4 md:gap-5">
      <Card className="flex flex-wrap items-center gap-5">
        <QuizPlate food={from} size={120} />
        <div className="grid gap-1">
          <p className="font-bold text-muted-foreground text-sm">You start from</p>
          <h2 className="text-2xl">{from.name}</h2>
          <p className="text-muted-foreground">{from.serving}</p>
        </div>
      </Card>
      <h2 className="text-xl">{others.length > 0 ? "For the same job" : "Nothing quite like it is in the catalogue."}</h2>
      <ul className="grid gap-4 md:gap-5 lg:grid-cols-3">
        {others.map((other) => (
          <li key={other.id}>
            <SwapCard other={other} />
          </li>
        ))}
      </ul>
      <Card>
        <h2 className="mb-2 text-lg">Start from another food</h2>
        <ul className="flex flex-wrap gap-x-4">
          {starts.map(({ id, name }) => (
            <li key={id}>
              <TextLink asChild>
                <Link href={addressOf(id)}>{name}</Link>
              </TextLink>
            </li>
          ))}
        </ul>
      </Card>
      <p className="text-muted-foreground text-xs">
        USDA FNDDS 2021-2023, for the portion shown. A swap is an idea, not a grade: all of them have a place.
      </p>
    </div>
  );
}

/** Increases and decreases look the same, because neither is judged. */
function SwapCard({ other }: { other: Swaps["others"][number] }) {
  const isCalm = useIsCalm();
  const changes = other.changes.filter((change) => !isCalm || change.isCalm);
  return (
    <Card className="grid h-full content-start gap-3">
      <div className="flex items-center gap-4">
        <QuizPlate food={other} size={80} />
        <div>
          <h3 className="text-lg">{other.name}</h3>
          <p className="text-muted-foreground text-sm">{other.serving}</p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-2">
        {changes.map(({ word, unit, difference }) => (
          <li key={word} className="rounded-full bg-muted px-3 py-1 text-sm">
            <span className="font-bold">
              {difference > 0 ? "+" : "−"}
              {formatAmount(Math.abs(difference))} {unit}
            </span>{" "}
            {word}
          </li>
        ))}
        {changes.length === 0 && <li className="rounded-full bg-muted px-3 py-1 text-sm">about the same</li>}
      </ul>
      <TextLink asChild className="px-0">
        <Link href={addressOf(other.id)}>Explore from here</Link>
      </TextLink>
    </Card>
  );
}
