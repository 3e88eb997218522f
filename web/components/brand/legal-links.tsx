import { lazy, Suspense, useState } from "react";
import { cn } from "#web/lib/class-names.ts";
import type { LegalDocument } from "./legal-dialog.tsx";

const DOCUMENTS: readonly LegalDocument[] = [
  { title: "Terms of Service", textKey: "footer_terms_of_service" },
  { title: "Privacy Policy", textKey: "footer_privacy_policy" },
  { title: "Cookie Policy", textKey: "cookie_policy" },
];

// Loaded on demand, because few people open it and the first page should be small.
const loadDialog = async () => ({ default: (await import("./legal-dialog.tsx")).LegalDialog });
const LegalDialog = lazy(loadDialog);

/** Three links that open the legal texts; stacked unless `className` changes the layout. */
export function LegalLinks({ className }: { className?: string }) {
  const [document, setDocument] = useState<LegalDocument>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={cn(className)}>
        {DOCUMENTS.map((one) => (
          <li key={one.textKey}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="inline-flex min-h-8 items-center text-[0.9375rem] text-muted-foreground hover:text-foreground hover:underline"
              onPointerEnter={() => void loadDialog()}
              onClick={() => {
                setDocument(one);
                setOpen(true);
              }}
            >
              {one.title}
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
