import { DataCard } from "./data-card.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { TwoFactorCard } from "./two-factor-card.tsx";

export function SecurityTab() {
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
      <div className="grid gap-4 md:gap-5">
        <PasswordCard />
        <TwoFactorCard />
      </div>
      <div className="grid gap-4 md:gap-5">
        <DevicesCard />
        <DataCard />
      </div>
    </div>
  );
}
