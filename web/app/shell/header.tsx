import type { User } from "#core/contracts/sign-in/auth.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { texts } from "#web/texts/texts.ts";
import { AppLink } from "./app-link.tsx";
import { LearnLink } from "./learn-link.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { ProviderSelector } from "./provider-selector.tsx";
import { HeaderTabs } from "./tab-navigation.tsx";
import { UserMenu } from "./user-menu.tsx";

export function Header({ user }: { user: User }) {
  const t = texts("shell");
  return (
    <header className="sticky top-0 z-10 bg-background/94 backdrop-blur-[14px] print:hidden">
      <div className="mx-auto flex min-h-16 max-w-312 items-center gap-2 px-4 md:min-h-19 md:flex-wrap md:gap-x-3 md:gap-y-1 md:px-6 md:py-2 min-[73.75rem]:flex-nowrap min-[73.75rem]:gap-3 min-[84rem]:gap-5 min-[73.75rem]:py-0">
        <AppLink
          href={APP_PATHS.home}
          aria-label={t("home", { product: PRODUCT_NAME })}
          className="inline-flex min-h-11 items-center rounded-md"
        >
          <Wordmark />
        </AppLink>
        <HeaderTabs />
        <LearnLink />
        <ProviderSelector />
        <UserMenu user={user} />
      </div>
      <OfflineBar />
    </header>
  );
}
