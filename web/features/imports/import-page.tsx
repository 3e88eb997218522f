import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import type { Import } from "#core/contracts/imports.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { importsQuery } from "#web/api/imports.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { texts } from "#web/texts/texts.ts";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { DoneImport } from "./done-import.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { RunningImport } from "./running-import.tsx";

/** The queries that the server loads before it renders the page. */
export const importQueries: PageQueries = () => [importsQuery];

export function ImportPage() {
  const t = texts("imports");
  return (
    <Page>
      <Link
        href={`${APP_PATHS.profile}?tab=security`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline [&_svg]:size-5 [&_svg]:shrink-0"
      >
        <ArrowLeftIcon weight="bold" aria-hidden="true" />
        {t("back")}
      </Link>
      <PageHeader title={t("title")} lead={t("lead")} />
      <CardContent query={useQuery(importsQuery)} problem={t("problem")} skeleton={<Skeleton className="h-64" />}>
        {(files) => <Files files={files} />}
      </CardContent>
    </Page>
  );
}

/** Shows what is going on first, then the uploaded file, then the finished imports, then the form for another file. */
function Files({ files }: { files: readonly Import[] }) {
  const draft = files.find(({ state }) => state === "draft");
  const imported = files.filter(({ state }) => state === "imported");
  const [previewedId, setPreviewedId] = useState(draft?.id);
  if (draft && draft.id !== previewedId) setPreviewedId(draft.id);
  return (
    <div className="grid gap-4 md:gap-5">
      {files
        .filter(({ progress }) => progress !== null)
        .map((running) => (
          <RunningImport key={running.id} running={running} />
        ))}
      {draft && <ImportPreview key={draft.id} draft={draft} />}
      {imported.map((done) => (
        <DoneImport key={done.id} done={done} isNew={done.id === previewedId} />
      ))}
      {!draft && <ChooseFile isFirst={imported.length === 0} />}
    </div>
  );
}
