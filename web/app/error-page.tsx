import { ArrowClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowClockwise";
import { Component, type ReactNode } from "react";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { PartMissingError } from "#web/lib/page-load/lazy-part.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

interface ErrorPageProps {
  title: string;
  children: ReactNode;
  action: string;
  onAction: () => void;
}

/** Shows an unexpected error and what to do next. */
export function ErrorPage({ title, children, action, onAction }: ErrorPageProps) {
  return (
    <EmptyState
      as="h1"
      className="min-h-[70dvh] content-center"
      picture={<Pip mood="sleep" className="size-24" />}
      title={title}
      action={
        <div className="flex flex-wrap items-center justify-center gap-4">
          <Button variant="primary" onClick={onAction}>
            <ArrowClockwiseIcon weight="bold" />
            {action}
          </Button>
          <TextLink asChild>
            {/* A full page load resets the state that caused the error. */}
            <a href={APP_PATHS.home}>{texts("shared")("problem.home")}</a>
          </TextLink>
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}

interface ErrorBoundaryProps {
  /** Called when the error page replaces the children. */
  onError?: (() => void) | undefined;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const t = texts("shared");
    if (error instanceof PartMissingError) {
      return (
        <ErrorPage title={t("update.title")} action={t("update.reload")} onAction={() => window.location.reload()}>
          {t("update.text")}
        </ErrorPage>
      );
    }
    return (
      <ErrorPage title={t("problem.title")} action={t("tryAgain")} onAction={() => this.setState({ error: undefined })}>
        {t("problem.text")}
      </ErrorPage>
    );
  }
}
