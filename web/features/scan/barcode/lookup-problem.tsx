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
import { texts } from "#web/texts/texts.ts";
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
  const t = texts("scan");
  const heading = { headingRef, gtin };
  const another = (
    <Button size="sm" variant="ghost" onClick={onScanAnother}>
      {t("result.another")}
    </Button>
  );
  const retry = (
    <Button size="sm" onClick={onRetry}>
      <ArrowClockwiseIcon weight="bold" />
      {texts("shared")("tryAgain")}
    </Button>
  );
  const enter = (
    <Button variant="primary" size="block" onClick={onEnter}>
      <PencilSimpleIcon weight="bold" />
      {t("lookup.enter")}
    </Button>
  );
  if (errorCode(error) === PRODUCT_NOT_FOUND) {
    return (
      <ProblemCard
        {...heading}
        picture={<Plate bare art="fork-and-knife-with-plate" category="other" size={64} />}
        title={t("lookup.unknown")}
        text={t("lookup.unknownText")}
        main={enter}
      >
        <Button size="sm" asChild>
          <Link href={APP_PATHS.search}>{t("lookup.searchByName")}</Link>
        </Button>
        <Button size="sm" variant="ghost" onClick={onChoosePhoto}>
          {t("lookup.photoInstead")}
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
        title={t(error.isBusy ? "lookup.busy" : "lookup.noAnswer")}
        text={t(error.isBusy ? "lookup.busyText" : "lookup.noAnswerText")}
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
      title={t(isOffline ? "lookup.offline" : "lookup.failed")}
      text={t(isOffline ? "lookup.offlineText" : "lookup.failedText")}
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
  const t = texts("scan");
  return (
    <ProblemCard
      headingRef={headingRef}
      picture={<Pip mood="sleep" className="size-16" />}
      title={t("lookup.off")}
      text={t("lookup.offText")}
    >
      <Button size="sm" asChild>
        <Link href={APP_PATHS.search}>{t("lookup.searchByName")}</Link>
      </Button>
      <Button size="sm" variant="ghost" onClick={onChoosePhoto}>
        {t("lookup.photoInstead")}
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
              {isWaiting ? texts("scan")("lookup.codeWaiting", { code: printedGtin(gtin) }) : printedGtin(gtin)}
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
