import type { DiaryEntry } from "#core/contracts/diary.ts";
import { FOOD_GROUPS, type FoodGroup, toFoodGroups } from "#core/domain/foods/food-groups.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { GROUP_NAMES, GroupDiscs } from "#web/components/food/group-discs.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useTodaysEntries, useWeek } from "./use-day.tsx";

export function FoodGroupsCard({ className }: { className?: string }) {
  const t = texts("dashboard");
  return (
    <Card className={cn("far-95 grid content-start gap-4", className)}>
      <h2>{t("groups.title")}</h2>
      <CardContent
        query={useTodaysEntries()}
        problem={t("groups.todayProblem")}
        skeleton={<Skeleton className="h-55 rounded-lg min-[30rem]:h-36" />}
      >
        {(entries) => <Groups entries={entries} />}
      </CardContent>
      <Variety />
    </Card>
  );
}

function Groups({ entries }: { entries: readonly DiaryEntry[] }) {
  const eaten = toFoodGroups(entries.map(({ food }) => food.category));
  return (
    <>
      <p className="text-pretty text-muted-foreground">{groupsText(eaten)}</p>
      <GroupDiscs eaten={eaten} />
    </>
  );
}

/** Names the food groups that were eaten, and never asks for the missing ones. */
function groupsText(eaten: readonly FoodGroup[]): string {
  const t = texts("dashboard");
  if (eaten.length === 0) return t("groups.none");
  if (eaten.length === FOOD_GROUPS.length) return t("groups.all");
  const [only, ...more] = eaten;
  if (only && more.length === 0) return t(`groups.one.${only}`);
  const groups = formatList(eaten.map((group) => GROUP_NAMES[group].toLowerCase()));
  return t("groups.some", { groups: groups.charAt(0).toUpperCase() + groups.slice(1) });
}

/** If the week fails to load, this card still shows today, and the week's card reports the failure. */
function Variety() {
  const { data } = useWeek().query;
  return (
    <p className="min-h-11 text-pretty rounded-lg bg-muted px-4 py-2.5 text-[0.9375rem]">
      {data ? varietyText(data.variety.foods, toFoodGroups(data.variety.categories).length) : texts("dashboard")("variety.start")}
    </p>
  );
}

function varietyText(foods: number, groups: number): string {
  const t = texts("dashboard");
  return foods === 0 ? t("variety.start") : t("variety.week", { foods, groups });
}
