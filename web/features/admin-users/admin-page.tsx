import { LockKeyIcon } from "@phosphor-icons/react/dist/csr/LockKey";
import { UsersThreeIcon } from "@phosphor-icons/react/dist/csr/UsersThree";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import { useCurrentUser } from "#web/api/auth.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";

export function AdminPage() {
  return useCurrentUser()?.isAdmin ? <ForAdmins /> : <AccessDenied />;
}

function ForAdmins() {
  return (
    <Page>
      <PageHeader title="Admin Dashboard" lead="Manage users and system configuration" />
      <Card>
        <EmptyState
          picture={<Disc icon={<UsersThreeIcon weight="bold" size={32} />} />}
          title="Nothing to manage here yet"
          action={<Home />}
        >
          This page is on its way. Soon you can look after accounts, texts and FAQs here.
        </EmptyState>
      </Card>
    </Page>
  );
}

function AccessDenied() {
  return (
    <Page>
      <EmptyState
        as="h1"
        className="min-h-[60dvh] content-center"
        picture={<Disc icon={<LockKeyIcon weight="bold" size={32} />} />}
        title="Access Denied"
        action={<Home />}
      >
        You need administrator privileges to access this page.
      </EmptyState>
    </Page>
  );
}

function Disc({ icon }: { icon: ReactNode }) {
  return (
    <span aria-hidden="true" className="grid size-20 place-items-center rounded-full bg-muted text-muted-foreground">
      {icon}
    </span>
  );
}

function Home() {
  return (
    <Button asChild>
      <Link href={APP_PATHS.home}>Back to Dashboard</Link>
    </Button>
  );
}
