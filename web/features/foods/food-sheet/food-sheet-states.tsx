import { ArrowClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowClockwise";
import { Pip } from "#web/components/brand/pip.tsx";
import { ApiError } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { SheetTitle } from "#web/ui/dialogs/sheet.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

/** The placeholder of a sheet that is loading. */
export function FoodSheetSkeleton() {
  return (
    <>
      <SheetTitle className="sr-only">{texts("foods")("sheet.loading")}</SheetTitle>
      <SkeletonGroup className="flex grow flex-col overflow-hidden">
        <div aria-hidden="true" className="-mt-3 mb-2 flex h-11 shrink-0 items-center ps-5 md:mt-4 md:ps-7">
          <div className="h-6.5 w-24 rounded-full bg-card" />
        </div>
        <div aria-hidden="true" className="flex items-center gap-5 px-5 pb-5 md:px-7">
          <div className="size-41 shrink-0 rounded-full bg-card" />
          <div className="h-7 w-3/5 rounded-md bg-card" />
        </div>
        <div className="grid grow content-start gap-8 bg-card px-5 py-6 md:px-7">
          <div className="flex gap-2">
            {["first", "second", "third"].map((chip) => (
              <Skeleton key={chip} className="h-14 grow rounded-lg" />
            ))}
          </div>
          <div className="flex items-center gap-7">
            <Skeleton className="size-42 shrink-0 rounded-full" />
            <div className="grid grow gap-3">
              {["protein", "carbs", "fat"].map((line) => (
                <Skeleton key={line} className="h-5" />
              ))}
            </div>
          </div>
          <div className="grid gap-5">
            {["one", "two", "three", "four"].map((bar) => (
              <Skeleton key={bar} className="h-5" />
            ))}
          </div>
        </div>
      </SkeletonGroup>
    </>
  );
}

interface FoodSheetProblemProps {
  error: Error;
  onRetry: () => void;
  onClose: () => void;
}

const NOT_AN_ID = 400;
const NOT_FOUND = 404;

export function FoodSheetProblem({ error, onRetry, onClose }: FoodSheetProblemProps) {
  const t = texts("foods");
  const isGone = error instanceof ApiError && (error.status === NOT_FOUND || error.status === NOT_AN_ID);
  const title = t(isGone ? "gone.title" : "problem.title");
  return (
    <EmptyState
      className="grow content-center px-5 py-16"
      picture={<Pip mood={isGone ? "wow" : "sleep"} className="size-24" />}
      title={
        <SheetTitle asChild>
          <span>{title}</span>
        </SheetTitle>
      }
      action={
        isGone ? (
          <Button onClick={onClose}>{t("gone.back")}</Button>
        ) : (
          <Button onClick={onRetry}>
            <ArrowClockwiseIcon weight="bold" />
            {texts("shared")("tryAgain")}
          </Button>
        )
      }
    >
      {t(isGone ? "gone.text" : "problem.text")}
    </EmptyState>
  );
}
