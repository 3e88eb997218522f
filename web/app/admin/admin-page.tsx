import { AdminPage as Dashboard } from "#web/features/admin-users/admin-page.tsx";
import { FaqAdmin } from "#web/features/faqs/faq-admin.tsx";
import { SettingsPanel } from "#web/features/settings/settings-panel.tsx";

/** Three features on one page: here, because no feature knows another. */
export function AdminPage() {
  return <Dashboard settings={<SettingsPanel />} faqs={<FaqAdmin />} />;
}
