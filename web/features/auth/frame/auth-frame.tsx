import type { ReactNode } from "react";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { VisitorLinks } from "#web/components/brand/visitor-links.tsx";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { WelcomePanel } from "./welcome-panel.tsx";

/** The layout for visitors: a card next to the welcome panel. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh gap-4 p-4 lg:grid-cols-2">
      <div className="flex flex-col lg:px-6 lg:py-2">
        <header>
          <Link
            href={APP_PATHS.home}
            aria-label={texts("auth")("home", { product: PRODUCT_NAME })}
            className="inline-flex min-h-11 items-center rounded-md"
          >
            <Wordmark />
          </Link>
        </header>
        <main className="grid grow place-items-center py-4 sm:py-8">
          <AuthCard>{children}</AuthCard>
        </main>
        <footer className="flex justify-center">
          <VisitorLinks />
        </footer>
      </div>
      <WelcomePanel />
    </div>
  );
}

export const AuthCard = ({ children }: { children: ReactNode }) => <Card className="grid w-full max-w-110 gap-4.5 md:p-8">{children}</Card>;

export function Greeting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1>{title}</h1>
      <p className="mt-1.5 text-pretty text-[1.0625rem] text-muted-foreground">{children}</p>
    </div>
  );
}
