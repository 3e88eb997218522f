import { FileArrowUpIcon } from "@phosphor-icons/react/dist/csr/FileArrowUp";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useState } from "react";
import { Link } from "wouter";
import { DIARY_CSV_PATH, EXPORT_PATH } from "#core/contracts/account.ts";
import { FOR_USER_PARAMETER } from "#core/contracts/http/headers.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { Button } from "#web/ui/button.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function DataCard() {
  const [isAsking, setAsking] = useState(false);
  // A plain link sends no header, so its URL names the user whose data it requests.
  const forUser = `?${FOR_USER_PARAMETER}=${useCurrentUser()?.id}`;
  return (
    <TitledCard title="Your data" lead="It belongs to you: take a copy whenever you like, or take all of it away.">
      <div className="flex flex-wrap gap-3">
        <DownloadLink href={EXPORT_PATH + forUser}>Download my data</DownloadLink>
        <DownloadLink href={DIARY_CSV_PATH + forUser}>Download my diary (CSV)</DownloadLink>
        <Button asChild className="max-sm:w-full">
          <Link href={APP_PATHS.imports}>
            <FileArrowUpIcon weight="bold" />
            Bring in my diary
          </Link>
        </Button>
      </div>
      <div className="grid justify-items-start gap-3 border-border border-t pt-5">
        <p className="text-pretty text-muted-foreground">Deleting your account deletes everything in it, right away and for good.</p>
        <Button variant="soft" onClick={() => setAsking(true)} className="max-sm:w-full">
          <TrashIcon weight="bold" />
          Delete my account
        </Button>
      </div>
      <DeleteAccountDialog open={isAsking} onOpenChange={setAsking} />
    </TitledCard>
  );
}
