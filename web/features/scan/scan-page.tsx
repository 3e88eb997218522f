import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import { Pip } from "#web/components/pip.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";

export function ScanPage() {
  return (
    <Page>
      <PageHeader title="Scan Your Food" />
      <Card>
        <EmptyState
          picture={<Pip className="size-24" />}
          title="The camera is warming up"
          action={
            <Button asChild>
              <Link href={APP_PATHS.home}>Back to Dashboard</Link>
            </Button>
          }
        >
          This page is on its way. Soon you can take a photo of your plate here and learn what is on it.
        </EmptyState>
      </Card>
    </Page>
  );
}
