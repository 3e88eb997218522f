import { lazy, Suspense, useState } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import type { LegalDocument } from "./legal-dialog.tsx";

const DOCUMENTS = [
  { title: "legal.terms", textKey: "footer_terms_of_service" },
  { title: "legal.privacy", textKey: "footer_privacy_policy" },
  { title: "legal.cookies", textKey: "cookie_policy" },
] as const;

// Loaded on demand, because few people open it and the first page should be small.
const loadDialog = async () => ({ default: (await import("./legal-dialog.tsx")).LegalDialog });
const LegalDialog = lazy(loadDialog);

/** Three links that open the legal texts; stacked unless `className` changes the layout. */
export function LegalLinks({ className }: { className?: string }) {
  const t = texts("brand");
  const [document, setDocument] = useState<LegalDocument>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={cn(className)}>
        {DOCUMENTS.map(({ title, textKey }) => (
          <li key={textKey}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="inline-flex min-h-8 items-center text-[0.9375rem] text-muted-foreground hover:text-foreground hover:underline"
              onPointerEnter={() => void loadDialog()}
              onClick={() => {
                setDocument({ title: t(title), textKey });
                setOpen(true);
              }}
            >
              {t(title)}
            </button>
          </li>
        ))}
      </ul>
      {document && (
        <Suspense>
          <LegalDialog document={document} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
