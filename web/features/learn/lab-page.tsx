import type { ReactNode } from "react";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { texts } from "#web/texts/texts.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { LearnFrame } from "./learn-frame.tsx";

interface LabPageProps {
  title: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout that all lab pages share. */
export function LabPage({ title, lead, actions, children }: LabPageProps) {
  return (
    <LearnFrame>
      <Page>
        <BackLink href={APP_PATHS.learn}>{texts("learn")("title")}</BackLink>
        <PageHeader title={title} lead={lead} actions={actions} />
        {children}
      </Page>
    </LearnFrame>
  );
}
