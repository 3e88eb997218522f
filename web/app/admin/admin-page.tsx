import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { auditQuery, systemStatusQuery, userStatsQuery } from "#web/api/admin-users.ts";
import { learnCountsQuery } from "#web/api/learn/learn-counts.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { useSignInWays } from "#web/api/sign-in/sign-in-methods.ts";
import { AdminDashboard } from "#web/features/admin-users/admin-dashboard.tsx";
import { firstUsersQuery } from "#web/features/admin-users/users-card.tsx";
import { LearnCounts } from "#web/features/learn/learn-counts.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

// Loaded on demand, because most installations have no invitations.
const InvitationsCard: ComponentType = import.meta.env.SSR
  ? (await import("#web/features/invitations/invitations-card.tsx")).InvitationsCard
  : lazy(async () => ({ default: (await import("#web/features/invitations/invitations-card.tsx")).InvitationsCard }));

// Loaded on demand, because they are hidden at first.
const SettingsPanel = lazy(async () => ({ default: (await import("#web/features/settings/settings-panel.tsx")).SettingsPanel }));
const TextReportsPanel = lazy(async () => ({
  default: (await import("#web/features/text-reports/text-reports-panel.tsx")).TextReportsPanel,
}));
const FaqAdmin = lazy(async () => ({ default: (await import("#web/features/faqs/faq-admin.tsx")).FaqAdmin }));

/** Users without access get no data, because they see none of the page. */
export const adminQueries: PageQueries = ({ user }) =>
  user.isAdmin ? [firstUsersQuery, userStatsQuery, systemStatusQuery, auditQuery, learnCountsQuery] : [];

/** Combines six features. It is in this folder because no feature may import another. */
export function AdminPage() {
  const { registration } = useSignInWays();
  const invitations = registration === "invite" && (
    <Suspense>
      <InvitationsCard />
    </Suspense>
  );
  return (
    <AdminDashboard
      settings={onDemand(<SettingsPanel />)}
      faqs={onDemand(<FaqAdmin />)}
      reports={onDemand(<TextReportsPanel />)}
      invitations={invitations}
      learn={<LearnCounts />}
    />
  );
}

const onDemand = (panel: ReactNode) => <Suspense fallback={<Skeleton className="h-80" />}>{panel}</Suspense>;
