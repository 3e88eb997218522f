import { ShieldCheckIcon } from "@phosphor-icons/react/dist/csr/ShieldCheck";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { texts } from "#web/texts/texts.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

export function TwoFactorAdvice() {
  const t = texts("admin-users");
  return (
    <Notice className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 md:pe-5">
      <ShieldCheckIcon weight="fill" size={24} aria-hidden="true" className="shrink-0 text-sun-ink max-sm:hidden" />
      <p className="grow basis-72 text-pretty">{t.rich("twoFactor.advice", { b: (text) => <strong>{text}</strong> })}</p>
      <TextLink asChild>
        <Link href={`${APP_PATHS.profile}?tab=security`}>{t("twoFactor.setUp")}</Link>
      </TextLink>
    </Notice>
  );
}
