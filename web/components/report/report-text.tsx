import { lazy, Suspense, useState } from "react";
import type { NewTextReport } from "#core/contracts/text-reports.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";

const ReportDialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

/** Lets a signed-in reader say what is wrong in a text that everybody sees. */
export function ReportText(about: Pick<NewTextReport, "kind" | "textId">) {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState<boolean>();
  if (!user) return null;
  return (
    <p className="print:hidden">
      <TextLink className="px-0 font-normal text-sm" onClick={() => setOpen(true)}>
        {texts("report")("open")}
      </TextLink>
      <Suspense>{isOpen !== undefined && <ReportDialog about={about} isOpen={isOpen} onOpenChange={setOpen} />}</Suspense>
    </p>
  );
}
