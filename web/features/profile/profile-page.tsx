import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import { Pip } from "#web/components/pip.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";

export function ProfilePage() {
  return (
    <Page>
      <PageHeader title="Profile" />
      <Card>
        <EmptyState
          picture={<Pip className="size-24" />}
          title="Your corner is being set up"
          action={
            <Button asChild>
              <Link href={APP_PATHS.home}>Back to Dashboard</Link>
            </Button>
          }
        >
          This page is on its way. Soon you can tell us about yourself here, and add your API keys.
        </EmptyState>
      </Card>
    </Page>
  );
}
