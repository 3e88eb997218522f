import { FileArrowUpIcon } from "@phosphor-icons/react/dist/csr/FileArrowUp";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useState } from "react";
import { Link } from "wouter";
import { DIARY_CSV_PATH, EXPORT_PATH } from "#core/contracts/account.ts";
import { FOR_USER_PARAMETER } from "#core/contracts/http/headers.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function DataCard() {
  const t = texts("account");
  const [isAsking, setAsking] = useState(false);
  // A plain link sends no header, so its URL names the user whose data it requests.
  const forUser = `?${FOR_USER_PARAMETER}=${useCurrentUser()?.id}`;
  return (
    <TitledCard title={t("data.title")} lead={t("data.lead")}>
      <div className="flex flex-wrap gap-3">
        <DownloadLink href={EXPORT_PATH + forUser}>{t("data.download")}</DownloadLink>
        <DownloadLink href={DIARY_CSV_PATH + forUser}>{t("data.downloadDiary")}</DownloadLink>
        <Button asChild className="max-sm:w-full">
          <Link href={APP_PATHS.imports}>
            <FileArrowUpIcon weight="bold" />
            {t("data.import")}
          </Link>
        </Button>
      </div>
      <div className="grid justify-items-start gap-3 border-border border-t pt-5">
        <p className="text-pretty text-muted-foreground">{t("delete.lead")}</p>
        <Button variant="soft" onClick={() => setAsking(true)} className="max-sm:w-full">
          <TrashIcon weight="bold" />
          {t("delete.open")}
        </Button>
      </div>
      <DeleteAccountDialog open={isAsking} onOpenChange={setAsking} />
    </TitledCard>
  );
}
