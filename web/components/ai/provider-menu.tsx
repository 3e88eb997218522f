import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { KeyIcon } from "@phosphor-icons/react/dist/csr/Key";
import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#web/ui/dropdown-menu.tsx";
import { PROVIDER_NAMES, useAiProvider } from "./ai-provider.ts";

export const API_KEYS_PATH = `${APP_PATHS.profile}?tab=api-keys` as const;

interface ProviderMenuProps {
  className?: string;
  /** A class that hides the name visually but not from screen readers. */
  nameClassName?: string;
  /** Renders the link to the keys, for callers that need their own link component. */
  keysLink?: (children: ReactNode) => ReactNode;
}

/** The menu to choose the AI provider, in the header and on the pages that use AI. */
export function ProviderMenu({ className, nameClassName, keysLink = plainLink }: ProviderMenuProps) {
  const t = texts("ai");
  const name = PROVIDER_NAMES[useAiProvider().provider];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t("provider.label", { name })}
        className={cn(
          "inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full bg-card px-3.5 font-semibold text-[0.9375rem] shadow-[inset_0_0_0_1.5px_var(--border)] transition-colors duration-150 hover:bg-accent [&_svg]:shrink-0",
          className,
        )}
      >
        <SparkleIcon weight="fill" size={18} aria-hidden="true" />
        <span className={nameClassName}>{name}</span>
        <CaretDownIcon weight="bold" size={16} aria-hidden="true" />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-72">
        <DropdownMenuLabel>{t("provider.title")}</DropdownMenuLabel>
        <Choices />
        <DropdownMenuItem asChild>
          {keysLink(
            <>
              <KeyIcon weight="bold" />
              {t("openKeys")}
            </>,
          )}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const plainLink = (children: ReactNode) => <Link href={API_KEYS_PATH}>{children}</Link>;

/** Mounted when the menu opens, so that a failed request for the providers is retried. */
function Choices() {
  const t = texts("ai");
  const { provider, usable, choose } = useAiProvider();
  if (usable === undefined) return <Note>{t("provider.loading")}</Note>;
  if (usable.length === 0) return <Note>{t("needsKey")}</Note>;
  return (
    <>
      <DropdownMenuRadioGroup value={provider}>
        {usable.map((one) => (
          <DropdownMenuRadioItem key={one} value={one} onSelect={() => choose(one)}>
            {PROVIDER_NAMES[one]}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
    </>
  );
}

function Note({ children }: { children: string }) {
  return <p className="text-pretty px-3 pb-2 text-muted-foreground text-sm">{children}</p>;
}
