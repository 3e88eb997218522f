import { HandHeartIcon } from "@phosphor-icons/react/dist/csr/HandHeart";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** A friendly note on a neutral background, which the user can close. */
export function KindWord({ onClose, children, actions }: { onClose: () => void; children: ReactNode; actions?: ReactNode }) {
  const t = texts("care");
  return (
    <div className="mt-3 grid gap-3 rounded-lg bg-muted p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-card">
          <HandHeartIcon weight="bold" size={22} aria-hidden="true" />
        </span>
        <h3>{t("note.title")}</h3>
        <IconButton label={t("note.close")} onClick={onClose} className="-my-1 -me-2 ms-auto">
          <XIcon weight="bold" />
        </IconButton>
      </div>
      <p className="text-pretty">{children}</p>
      {actions && <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{actions}</div>}
    </div>
  );
}
