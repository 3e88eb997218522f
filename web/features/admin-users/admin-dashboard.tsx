import { FlagIcon } from "@phosphor-icons/react/dist/csr/Flag";
import { GearIcon } from "@phosphor-icons/react/dist/csr/Gear";
import { QuestionIcon } from "@phosphor-icons/react/dist/csr/Question";
import { UserPlusIcon } from "@phosphor-icons/react/dist/csr/UserPlus";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "wouter";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { SETTING_PARAMETER } from "#core/domain/site/setting-choices.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { AccessDenied } from "./access-denied.tsx";
import { AuditCard } from "./audit-card.tsx";
import { AiProvidersCard, SystemInformationCard } from "./side-cards.tsx";
import { StatCards } from "./stat-cards.tsx";
import { TwoFactorAdvice } from "./two-factor-advice.tsx";
import { CreateUserDialog } from "./user-dialogs/create-user-dialog.tsx";
import { UsersCard } from "./users-card.tsx";

interface AdminDashboardProps {
  /** The panels of other features, which their buttons open. */
  settings: ReactNode;
  faqs: ReactNode;
  reports: ReactNode;
  /** Shown below the users. */
  invitations?: ReactNode;
  learn?: ReactNode;
}

export function AdminDashboard(panels: AdminDashboardProps) {
  const user = useCurrentUser();
  return user?.isAdmin ? <ForAdmins admin={user} {...panels} /> : <AccessDenied />;
}

function ForAdmins({ admin, settings, faqs, reports, invitations, learn }: AdminDashboardProps & { admin: User }) {
  const t = texts("admin-users");
  const [isCreating, setCreating] = useState(false);
  const [searchParams, setSearchParams] = useSearchParams();
  const [areSettingsOpen, setSettings] = useState(false);
  // A link may lead to one text.
  const hasSettings = areSettingsOpen || searchParams.has(SETTING_PARAMETER);
  const [hasFaqs, setFaqs] = useState(false);
  const [hasReports, setReports] = useState(false);

  function toggleSettings() {
    setSettings(!hasSettings);
    if (searchParams.has(SETTING_PARAMETER)) setSearchParams({}, { replace: true });
  }

  return (
    <Page>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        actions={
          <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
            <Button aria-expanded={hasSettings} onClick={toggleSettings}>
              <GearIcon weight="bold" />
              {t(hasSettings ? "hideSettings" : "settings")}
            </Button>
            <Button aria-expanded={hasFaqs} onClick={() => setFaqs(!hasFaqs)}>
              <QuestionIcon weight="bold" />
              {t(hasFaqs ? "hideFaqs" : "faqs")}
            </Button>
            <Button aria-expanded={hasReports} onClick={() => setReports(!hasReports)}>
              <FlagIcon weight="bold" />
              {t(hasReports ? "hideReports" : "reports")}
            </Button>
            <Button variant="primary" onClick={() => setCreating(true)}>
              <UserPlusIcon weight="bold" />
              {t("createUser")}
            </Button>
          </div>
        }
      />
      <CreateUserDialog isOpen={isCreating} onOpenChange={setCreating} />
      <div className="grid gap-4 md:gap-5">
        {!admin.twoFactorEnabled && <TwoFactorAdvice />}
        <StatCards />
        {hasSettings && settings}
        {hasFaqs && faqs}
        {hasReports && reports}
        <div className="grid items-start gap-4 md:gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-4 md:gap-5">
            <UsersCard admin={admin} />
            {invitations}
            <AuditCard />
            {learn}
          </div>
          <div className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-1">
            <AiProvidersCard />
            <SystemInformationCard />
          </div>
        </div>
      </div>
    </Page>
  );
}
