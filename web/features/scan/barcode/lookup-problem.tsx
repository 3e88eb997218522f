import { ArrowClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowClockwise";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import type { ReactNode, Ref } from "react";
import { Link } from "wouter";
import { PRODUCT_NOT_FOUND, PRODUCTS_OFF } from "#core/contracts/http/problem-codes.ts";
import { printedGtin } from "#core/domain/products/gtin.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { isServerUnreachable } from "#web/api/offline/connection.ts";
import { CatalogueUnavailableError } from "#web/api/products.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { Plate } from "#web/components/food/plates/plate.tsx";
import { ApiError } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

interface LookupProblemProps {
  gtin: string;
  error: Error;
  headingRef: Ref<HTMLHeadingElement>;
  onRetry: () => void;
  onEnter: () => void;
  onScanAnother: () => void;
  onChoosePhoto: () => void;
}

/** Explains why no product is shown and offers alternatives. */
export function LookupProblem({ gtin, error, headingRef, onRetry, onEnter, onScanAnother, onChoosePhoto }: LookupProblemProps) {
  const heading = { headingRef, gtin };
  const another = (
    <Button size="sm" variant="ghost" onClick={onScanAnother}>
      Scan another
    </Button>
  );
  const retry = (
    <Button size="sm" onClick={onRetry}>
      <ArrowClockwiseIcon weight="bold" />
      Try again
    </Button>
  );
  const enter = (
    <Button variant="primary" size="block" onClick={onEnter}>
      <PencilSimpleIcon weight="bold" />
      Enter it myself
    </Button>
  );
  if (errorCode(error) === PRODUCT_NOT_FOUND) {
    return (
      <ProblemCard
        {...heading}
        picture={<Plate bare art="fork-and-knife-with-plate" category="other" size={64} />}
        title="We don't know this one yet"
        text="Nobody has this number so far. Copy the figures from the label once, and next time it's here for you."
        main={enter}
      >
        <Button size="sm" asChild>
          <Link href={APP_PATHS.search}>Search by name</Link>
        </Button>
        <Button size="sm" variant="ghost" onClick={onChoosePhoto}>
          Take a photo instead
        </Button>
        {another}
      </ProblemCard>
    );
  }
  if (errorCode(error) === PRODUCTS_OFF) return <ProductsOff headingRef={headingRef} onChoosePhoto={onChoosePhoto} />;
  if (error instanceof CatalogueUnavailableError) {
    return (
      <ProblemCard
        {...heading}
        picture={<Pip mood="sleep" className="size-16" />}
        title={error.isBusy ? "Many people are scanning right now" : "Open Food Facts does not answer"}
        text={`${error.isBusy ? "Try again in a minute" : "Try again later"}, or copy the figures from the label now.`}
        main={enter}
      >
        {retry}
        {another}
      </ProblemCard>
    );
  }
  const isOffline = isServerUnreachable(error);
  return (
    <ProblemCard
      {...heading}
      picture={<Pip mood="sleep" className="size-16" />}
      title={isOffline ? "No connection right now" : "That did not come through"}
      text={
        isOffline
          ? "We keep the number here and look it up when you are back. Then you can also type it in yourself."
          : "Please try again in a moment."
      }
      isWaiting={isOffline}
    >
      {retry}
      {another}
    </ProblemCard>
  );
}

const errorCode = (error: Error): string | undefined => (error instanceof ApiError ? error.problem?.code : undefined);

/** Shown when the operator has disabled barcode lookup. */
export function ProductsOff({
  headingRef,
  onChoosePhoto,
}: Pick<LookupProblemProps, "onChoosePhoto"> & { headingRef?: Ref<HTMLHeadingElement> }) {
  return (
    <ProblemCard
      headingRef={headingRef}
      picture={<Pip mood="sleep" className="size-16" />}
      title="Barcodes are off here"
      text="Whoever runs this app has switched them off. Search and photos work as always."
    >
      <Button size="sm" asChild>
        <Link href={APP_PATHS.search}>Search by name</Link>
      </Button>
      <Button size="sm" variant="ghost" onClick={onChoosePhoto}>
        Take a photo instead
      </Button>
    </ProblemCard>
  );
}

interface ProblemCardProps {
  picture: ReactNode;
  title: string;
  text: string;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  gtin?: string;
  isWaiting?: boolean;
  main?: ReactNode;
  /** The secondary buttons. */
  children: ReactNode;
}

function ProblemCard({ picture, title, text, headingRef, gtin, isWaiting = false, main, children }: ProblemCardProps) {
  return (
    <Card className="grid gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
        {picture}
        <div className="grid gap-2">
          <h2 ref={headingRef} tabIndex={-1} className="text-balance outline-none">
            {title}
          </h2>
          {gtin && (
            <p className="text-muted-foreground text-sm tabular-nums tracking-[0.08em]">
              {printedGtin(gtin)}
              {isWaiting && " · waiting"}
            </p>
          )}
          <p className="text-pretty">{text}</p>
        </div>
      </div>
      {main}
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  );
}
