import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { AccountEventsCard } from "#web/features/account/account-events-card.tsx";
import { DataCard } from "#web/features/account/data-card.tsx";
import { DevicesCard } from "#web/features/account/devices-card.tsx";
import { EmailCard } from "#web/features/account/email-card.tsx";
import { FirstPasswordCard } from "#web/features/account/first-password-card.tsx";
import { PasswordCard } from "#web/features/account/password-card.tsx";
import { PasskeysCard } from "#web/features/passkeys/passkeys-card.tsx";
import { SchoolCard } from "#web/features/school-sign-in/school-card.tsx";
import { TwoFactorCard } from "#web/features/two-factor/two-factor-card.tsx";

export function SecurityTab() {
  const hasPassword = useCurrentUser()?.hasPassword !== false;
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
      <div className="grid gap-4 md:gap-5">
        {hasPassword ? <PasswordCard /> : <FirstPasswordCard />}
        <PasskeysCard />
        <SchoolCard />
        <TwoFactorCard />
        <EmailCard />
      </div>
      <div className="grid gap-4 md:gap-5">
        <DevicesCard />
        <AccountEventsCard />
        <DataCard />
      </div>
    </div>
  );
}
