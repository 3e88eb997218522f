import { useQuery } from "@tanstack/react-query";
import type { SiteTextKey } from "#core/domain/site/site-texts.ts";
import { legalTextsQuery } from "#web/api/settings.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { texts } from "#web/texts/texts.ts";
import { Dialog, DialogContent, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

export interface LegalDocument {
  title: string;
  textKey: SiteTextKey;
}

interface LegalDialogProps {
  document: LegalDocument;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function LegalDialog({ document, open, onOpenChange }: LegalDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined} className="max-md:h-[92dvh] md:h-[85dvh] md:w-160">
        <DialogTitle className="text-2xl">{document.title}</DialogTitle>
        <LegalText {...document} />
      </DialogContent>
    </Dialog>
  );
}

/** Never falls back to the built-in text, because it may differ from the operator's text. */
function LegalText({ title, textKey }: LegalDocument) {
  const { data, isError, refetch } = useQuery(legalTextsQuery);
  const html = data?.find(({ key }) => key === textKey)?.value;
  if (html === undefined && isError) return <CardProblem title={texts("brand")("legal.problem")} onRetry={() => refetch()} />;
  if (html === undefined) {
    return (
      <SkeletonGroup className="grid content-start gap-3">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-4/5" />
      </SkeletonGroup>
    );
  }
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
      tabIndex={0}
      className="prose -mx-2 min-h-0 overflow-y-auto rounded-md px-2"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
