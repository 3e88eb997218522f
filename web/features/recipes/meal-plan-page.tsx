import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { mealPlanQuery } from "#web/api/recipes/meal-plan.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PlannedDays } from "./planned-days.tsx";
import { ShoppingList } from "./shopping-list.tsx";

export const mealPlanQueries: PageQueries = ({ today }) => [mealPlanQuery(today)];

export function MealPlanPage() {
  const t = texts("recipes");
  const query = useQuery(mealPlanQuery(useToday()));
  return (
    <Page>
      <PageHeader
        title={t("weekPlan")}
        lead={t("plan.lead")}
        actions={
          <Button asChild className="print:hidden">
            <Link href={APP_PATHS.recipes}>{t("plan.allRecipes")}</Link>
          </Button>
        }
      />
      <CardContent query={query} problem={t("plan.problem")} skeleton={<Skeleton className="h-150" />}>
        {(plan) => (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <PlannedDays plan={plan} />
            <ShoppingList plan={plan} />
          </div>
        )}
      </CardContent>
    </Page>
  );
}
