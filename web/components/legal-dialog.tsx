import type { SiteTextKey } from "#core/domain/site-texts.ts";
import { useSiteText } from "#web/api/settings.ts";
import { Dialog, DialogContent, DialogTitle } from "#web/ui/dialog.tsx";

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
  const html = useSiteText(document.textKey);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined} className="md:w-160">
        <DialogTitle className="text-2xl">{document.title}</DialogTitle>
        <section
          aria-label={document.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          tabIndex={0}
          className="prose -mx-2 min-h-0 overflow-y-auto rounded-md px-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </DialogContent>
    </Dialog>
  );
}
