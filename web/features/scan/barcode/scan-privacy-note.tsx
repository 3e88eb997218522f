import { DatabaseIcon } from "@phosphor-icons/react/dist/csr/Database";
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/csr/ShieldCheck";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { Note, Notes } from "./notes.tsx";

export function ScanPrivacyNote() {
  return (
    <TitledCard title="What happens with it">
      <Notes>
        <Note icon={<ShieldCheckIcon weight="bold" aria-hidden="true" />}>
          The picture stays on your device. Only the digits are looked up.
        </Note>
        <Note icon={<DatabaseIcon weight="bold" aria-hidden="true" />}>
          Figures come from Open Food Facts, a free catalogue made by people.
        </Note>
        <Note icon={<XIcon weight="bold" aria-hidden="true" />}>
          No barcode on fruit or a bakery bun?{" "}
          <TextLink asChild className="inline min-h-0 px-0">
            <Link href={APP_PATHS.search}>Use search</Link>
          </TextLink>{" "}
          instead.
        </Note>
      </Notes>
    </TitledCard>
  );
}
