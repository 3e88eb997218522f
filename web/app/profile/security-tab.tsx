import { DataCard } from "#web/features/account/data-card.tsx";
import { DevicesCard } from "#web/features/account/devices-card.tsx";
import { EmailCard } from "#web/features/account/email-card.tsx";
import { PasswordCard } from "#web/features/account/password-card.tsx";
import { PasskeysCard } from "#web/features/passkeys/passkeys-card.tsx";
import { TwoFactorCard } from "#web/features/two-factor/two-factor-card.tsx";

export function SecurityTab() {
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
      <div className="grid gap-4 md:gap-5">
        <PasswordCard />
        <PasskeysCard />
        <TwoFactorCard />
        <EmailCard />
      </div>
      <div className="grid gap-4 md:gap-5">
        <DevicesCard />
        <DataCard />
      </div>
    </div>
  );
}
