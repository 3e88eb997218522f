import { lazy, Suspense, useState } from "react";
import { texts } from "#web/texts/texts.ts";

// Loaded on demand, because few people open it and the first page should be small.
const loadPanel = async () => ({ default: (await import("./faq-panel.tsx")).FaqPanel });
const FaqPanel = lazy(loadPanel);

/** The footer's button that opens the FAQ. */
export function FaqButton() {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-8 items-center text-[0.9375rem] text-muted-foreground hover:text-foreground hover:underline"
        onPointerEnter={() => void loadPanel()}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {texts("faq")("open")}
      </button>
      {wasOpened && (
        <Suspense>
          <FaqPanel open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
