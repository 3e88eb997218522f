import type { ReactNode } from "react";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { LearnFrame } from "./learn-frame.tsx";

/** The layout that all lab pages share. */
export function LabPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <LearnFrame>
      <Page>
        <TextLink asChild className="px-0">
          <Link href={APP_PATHS.learn}>Learn</Link>
        </TextLink>
        <PageHeader title={title} lead={lead} />
        {children}
      </Page>
    </LearnFrame>
  );
}
