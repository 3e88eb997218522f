import { useEffect, useState } from "react";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface AiProgressProps {
  /** 'Anthropic is looking at your photo...' */
  children: string;
  onCancel: () => void;
}

const LONG_MS = 8000;

/** Shows which provider is working on an AI request, warns that it may take a while, and offers to cancel it. */
export function AiProgress({ children, onCancel }: AiProgressProps) {
  const t = texts("ai");
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-3">
      <Skeleton className="h-2 rounded-full" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-48 text-pretty text-start text-sm [overflow-wrap:anywhere]">
          {isLong ? t("progress.long") : children}
        </p>
        <Button size="sm" variant="soft" onClick={onCancel}>
          {t("progress.cancel")}
        </Button>
      </div>
    </div>
  );
}
