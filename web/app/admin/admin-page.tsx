import { AdminDashboard } from "#web/features/admin-users/admin-dashboard.tsx";
import { FaqAdmin } from "#web/features/faqs/faq-admin.tsx";
import { SettingsPanel } from "#web/features/settings/settings-panel.tsx";

/** Three features on one page: here, because no feature knows another. */
export function AdminPage() {
  return <AdminDashboard settings={<SettingsPanel />} faqs={<FaqAdmin />} />;
}
