import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { NotebookIcon } from "@phosphor-icons/react/dist/csr/Notebook";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import { useCurrentUser } from "#web/api/auth.ts";
import { BiteCorner } from "#web/components/bite-corner.tsx";
import { Pip } from "#web/components/pip.tsx";
import { formatLongDay } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { QuickActions } from "./quick-actions.tsx";

export function DashboardPage() {
  const firstName = useCurrentUser()?.firstName;
  return (
    <Page>
      <PageHeader
        title={firstName ? `Hi, ${firstName}!` : "Hi there!"}
        lead={formatLongDay(new Date())}
        actions={
          <div className="flex flex-wrap gap-3 *:grow md:*:grow-0">
            <Button asChild variant="primary" className="px-3 md:px-5">
              <Link href={APP_PATHS.diary}>
                <NotebookIcon weight="bold" />
                Log Today's Meals
              </Link>
            </Button>
            <Button asChild className="px-3 md:px-5">
              <Link href={APP_PATHS.scan}>
                <CameraIcon weight="bold" />
                Scan Food
              </Link>
            </Button>
          </div>
        }
      />
      <div className="grid gap-4 md:gap-5 lg:grid-cols-12">
        <Today />
        <QuickActions />
      </div>
    </Page>
  );
}

function Today() {
  return (
    <section
      data-surface="hero"
      aria-labelledby="today"
      className="relative grid content-center gap-2 rounded-[1.75rem] bg-hero px-5 py-8 text-hero-foreground md:min-h-64 md:rounded-2xl md:p-10 lg:col-span-7"
    >
      <BiteCorner />
      <Pip className="absolute -top-[18px] -right-0.5 size-16 md:-top-5 md:-right-1 md:size-19" />
      <h2 id="today" className="text-[1.0625rem] text-hero-muted">
        Today
      </h2>
      <p className="max-w-[24ch] text-balance pr-10 font-display font-extrabold text-[1.75rem] leading-[1.15] tracking-[-0.01em] md:pr-0 md:text-[2rem]">
        Nothing logged yet today. Start with whatever you ate last.
      </p>
      <p className="max-w-[46ch] text-pretty text-hero-muted">
        One food is a start. Your energy and nutrients show up here as soon as it is in.
      </p>
    </section>
  );
}
