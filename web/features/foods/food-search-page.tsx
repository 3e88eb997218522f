import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import { Pip } from "#web/components/pip.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";

export function FoodSearchPage() {
  return (
    <Page>
      <PageHeader title="Discover Foods & Nutrition" />
      <Card>
        <EmptyState
          picture={<Pip className="size-24" />}
          title="The shelves are being stocked"
          action={
            <Button asChild>
              <Link href={APP_PATHS.home}>Back to Dashboard</Link>
            </Button>
          }
        >
          This page is on its way. Soon you can look up any food here and see what it adds to your day.
        </EmptyState>
      </Card>
    </Page>
  );
}
