import { DatabaseIcon } from "@phosphor-icons/react/dist/csr/Database";
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/csr/ShieldCheck";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { Note, Notes } from "./notes.tsx";

export function ScanPrivacyNote() {
  const t = texts("scan");
  return (
    <TitledCard title={t("privacy.title")}>
      <Notes>
        <Note icon={<ShieldCheckIcon weight="bold" aria-hidden="true" />}>{t("privacy.device")}</Note>
        <Note icon={<DatabaseIcon weight="bold" aria-hidden="true" />}>{t("privacy.source")}</Note>
        <Note icon={<XIcon weight="bold" aria-hidden="true" />}>
          {t.rich("privacy.search", {
            link: (text) => (
              <TextLink asChild className="inline min-h-0 px-0">
                <Link href={APP_PATHS.search}>{text}</Link>
              </TextLink>
            ),
          })}
        </Note>
      </Notes>
    </TitledCard>
  );
}
