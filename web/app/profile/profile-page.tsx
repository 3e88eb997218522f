import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PreferencesTab } from "#web/features/preferences/preferences-tab.tsx";
import { ProfileTab } from "#web/features/profile/profile-tab.tsx";
import { type TextKey, texts } from "#web/texts/texts.ts";
import { LeaveGuard } from "#web/ui/forms/leave-guard.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

const ApiKeysTab = lazy(async () => ({ default: (await import("#web/features/api-keys/api-keys-tab.tsx")).ApiKeysTab }));
const SecurityTab = lazy(async () => ({ default: (await import("./security-tab.tsx")).SecurityTab }));

interface ProfilePart {
  /** The key of its name. The first part is called like the page. */
  label?: Extract<TextKey<"account">, `tab.${string}`>;
  content: ReactNode;
}

const PARTS: ReadonlyMap<string, ProfilePart> = new Map<string, ProfilePart>([
  ["profile", { content: <ProfileTab /> }],
  ["preferences", { label: "tab.preferences", content: <PreferencesTab /> }],
  ["api-keys", { label: "tab.apiKeys", content: <ApiKeysTab /> }],
  ["security", { label: "tab.security", content: <SecurityTab /> }],
]);
const FIRST = "profile";

export function ProfilePage() {
  const t = texts("account");
  const titles = texts("titles");
  const [searchParams, setSearchParams] = useSearchParams();
  const requestedTab = searchParams.get("tab") ?? FIRST;
  const tab = PARTS.has(requestedTab) ? requestedTab : FIRST;
  const opened = useOpened(tab);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On phones, a tab opened by a link may be outside the visible part of the row.
    list.current?.querySelector(`[data-tab="${tab}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab]);

  return (
    <Page>
      <PageHeader title={titles("profile")} lead={t("page.lead")} />
      <Tabs
        value={tab}
        onValueChange={(next) => setSearchParams(next === FIRST ? {} : { tab: next })}
        // By default a tab opens as soon as it is focused, so after Back the previous one would open again.
        activationMode="manual"
        className="grid gap-4 md:gap-5"
      >
        <TabsList ref={list} aria-label={titles("profile")} className="max-sm:auto-cols-auto sm:w-fit">
          {[...PARTS].map(([value, { label }]) => (
            <TabsTrigger key={value} value={value} data-tab={value} className="max-sm:px-2.5 sm:px-5">
              {label ? t(label) : titles("profile")}
            </TabsTrigger>
          ))}
        </TabsList>
        {[...PARTS].map(([value, { content }]) => (
          // Stays mounted once opened, so that typed text is kept when the user returns to the tab.
          <TabsContent key={value} value={value} forceMount hidden={value !== tab} tabIndex={-1} className="min-w-0 outline-none">
            <Suspense fallback={<TabSkeleton />}>{opened.has(value) && content}</Suspense>
          </TabsContent>
        ))}
      </Tabs>
      <p className="mt-4">
        <TextLink asChild>
          <Link href={APP_PATHS.support}>{titles("support")}</Link>
        </TextLink>
      </p>
      <LeaveGuard />
    </Page>
  );
}

function useOpened(tab: string): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  return opened;
}

function TabSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 md:gap-5 lg:grid-cols-2">
      <Skeleton className="h-64 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
    </SkeletonGroup>
  );
}
