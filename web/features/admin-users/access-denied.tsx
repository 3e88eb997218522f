import { LockKeyIcon } from "@phosphor-icons/react/dist/csr/LockKey";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";

export function AccessDenied() {
  const t = texts("admin-users");
  return (
    <Page>
      <EmptyState
        as="h1"
        className="min-h-[60dvh] content-center"
        picture={
          <span aria-hidden="true" className="grid size-20 place-items-center rounded-full bg-muted text-muted-foreground">
            <LockKeyIcon weight="bold" size={32} />
          </span>
        }
        title={t("denied.title")}
        action={
          <Button asChild>
            <Link href={APP_PATHS.home}>{t("denied.back")}</Link>
          </Button>
        }
      >
        {t("denied.text")}
      </EmptyState>
    </Page>
  );
}
