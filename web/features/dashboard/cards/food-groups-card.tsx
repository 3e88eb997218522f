import type { DiaryEntry } from "#core/contracts/diary.ts";
import { FOOD_GROUPS, type FoodGroup, groupsOf } from "#core/domain/foods/food-groups.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { GROUP_NAMES, GroupDiscs } from "#web/components/food/group-discs.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useTodaysEntries, useWeek } from "./use-day.tsx";

export function FoodGroupsCard({ className }: { className?: string }) {
  return (
    <Card className={cn("far-95 grid content-start gap-4", className)}>
      <h2>Food groups today</h2>
      <CardContent
        query={useTodaysEntries()}
        problem="Today's food groups did not come through."
        skeleton={<Skeleton className="h-55 rounded-lg min-[30rem]:h-36" />}
      >
        {(entries) => <Groups entries={entries} />}
      </CardContent>
      <Variety />
    </Card>
  );
}

function Groups({ entries }: { entries: readonly DiaryEntry[] }) {
  const eaten = groupsOf(entries.map(({ food }) => food.category));
  return (
    <>
      <p className="text-pretty text-muted-foreground">{groupsText(eaten)}</p>
      <GroupDiscs eaten={eaten} />
    </>
  );
}

/** Names the food groups that were eaten, and never asks for the missing ones. */
function groupsText(eaten: readonly FoodGroup[]): string {
  if (eaten.length === 0) return "Log a food, and its group lights up here.";
  if (eaten.length === FOOD_GROUPS.length) return "All six are in today. That's a colorful day.";
  const names = formatList(eaten.map((group) => GROUP_NAMES[group].toLowerCase()));
  const isOne = eaten.length === 1 && !names.endsWith("s");
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${isOne ? "is" : "are"} in today.`;
}

/** If the week fails to load, this card still shows today, and the week's card reports the failure. */
function Variety() {
  const { data } = useWeek().query;
  return (
    <p className="min-h-11 text-pretty rounded-lg bg-muted px-4 py-2.5 text-[0.9375rem]">
      {data ? varietyText(data.variety.foods, groupsOf(data.variety.categories).length) : "Variety adds up over a week, not in one day."}
    </p>
  );
}

function varietyText(foods: number, groups: number): string {
  if (foods === 0) return "Variety adds up over a week, not in one day.";
  const fromGroups = groups === 0 ? "" : ` from ${groups} ${groups === 1 ? "group" : "groups"}`;
  return `${foods} different ${foods === 1 ? "food" : "foods"}${fromGroups} this week. Each one adds something of its own.`;
}
