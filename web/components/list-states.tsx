import { ArrowClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowClockwise";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

/** A placeholder for two rows of a list that is loading. */
export function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      {["first", "second"].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-11 rounded-lg" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function ListProblem({ onRetry }: { onRetry: () => void }) {
  const t = texts("shared");
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted-foreground">{t("list.problem")}</p>
      <Button size="sm" onClick={onRetry}>
        <ArrowClockwiseIcon weight="bold" />
        {t("tryAgain")}
      </Button>
    </div>
  );
}
