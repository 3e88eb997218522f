import { lazy, Suspense, useState } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";

// Loaded on demand, because few people open it and the first page should be small.
const loadDialog = async () => ({ default: (await import("./how-counted-dialog.tsx")).HowCountedDialog });
const HowCountedDialog = lazy(loadDialog);

/** Opens what the day's figures rest on. `kcal` is what is logged on that day. */
export function HowCounted({ kcal, className }: { kcal: number; className?: string }) {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextLink
        aria-haspopup="dialog"
        className={cn("px-0 text-sm", className)}
        onPointerEnter={() => void loadDialog()}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {texts("diary-parts")("howCounted")}
      </TextLink>
      {wasOpened && (
        <Suspense>
          <HowCountedDialog kcal={kcal} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
