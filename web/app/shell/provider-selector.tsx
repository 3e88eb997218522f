import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { KeyIcon } from "@phosphor-icons/react/dist/csr/Key";
import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import { PROVIDER_NAMES, useAiProvider } from "#web/components/ai-provider.ts";
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
import { AppLink } from "./app-link.tsx";

export function ProviderSelector() {
  const name = PROVIDER_NAMES[useAiProvider().provider];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`AI provider: ${name}`}
        className="ml-auto inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full bg-card px-3 font-semibold text-sm shadow-[inset_0_0_0_1.5px_var(--border)] transition-colors duration-150 hover:bg-accent md:gap-2 md:px-3.5 md:text-[0.9375rem] min-[73.75rem]:ml-0"
      >
        <SparkleIcon weight="fill" size={18} aria-hidden="true" />
        <span className="max-[22.4375rem]:sr-only">{name}</span>
        <CaretDownIcon weight="bold" size={16} aria-hidden="true" />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-72">
        <DropdownMenuLabel>AI provider</DropdownMenuLabel>
        <Choices />
        <DropdownMenuItem asChild>
          <AppLink href={`${APP_PATHS.profile}?tab=api-keys`}>
            <KeyIcon weight="bold" />
            Go to API keys
          </AppLink>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Asks once more when the menu opens, should the first answer not have come through. */
function Choices() {
  const { provider, usable, choose } = useAiProvider();
  if (usable === undefined) return <Note>Looking up your providers...</Note>;
  if (usable.length === 0) return <Note>AI needs a key first. Add one under Profile, API keys, and this button wakes up.</Note>;
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
