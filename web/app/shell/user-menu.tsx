import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CookingPotIcon } from "@phosphor-icons/react/dist/csr/CookingPot";
import { GearSixIcon } from "@phosphor-icons/react/dist/csr/GearSix";
import { GraduationCapIcon } from "@phosphor-icons/react/dist/csr/GraduationCap";
import { SignOutIcon } from "@phosphor-icons/react/dist/csr/SignOut";
import { UserCircleIcon } from "@phosphor-icons/react/dist/csr/UserCircle";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { PAGES } from "#web/app/pages.ts";
import { FoodDisplaySwitch } from "#web/components/calm/food-display-switch.tsx";
import { formatInitials, fullName, shortName } from "#web/lib/format/person-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#web/ui/dropdown-menu.tsx";
import { AppLink } from "./app-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useQuestionsReady } from "./use-questions-ready.ts";
import { useSignOut } from "./use-sign-out.ts";

export function UserMenu({ user }: { user: User }) {
  const t = texts("shell");
  const title = texts("titles");
  const logout = useSignOut();
  const ready = useQuestionsReady();
  const name = fullName(user);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t("user.menu", { name })}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 whitespace-nowrap rounded-full font-bold text-[0.9375rem] transition-colors duration-150 md:pe-2 md:hover:bg-accent"
      >
        <Avatar imageUrl={user.profileImageUrl} initials={formatInitials(user)} />
        <span className="hidden min-w-0 max-w-36 truncate md:inline">{shortName(user)}</span>
        <CaretDownIcon weight="bold" size={16} aria-hidden="true" className="hidden shrink-0 md:inline" />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel>
          <span className="block truncate text-base text-foreground">{name}</span>
          {name !== user.email && <span className="block truncate font-medium">{user.email}</span>}
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <AppLink href={PAGES.learn.path}>
            <GraduationCapIcon weight="bold" />
            {title(PAGES.learn.title)}
            {ready > 0 && (
              <span className="ms-auto rounded-full bg-sun-soft px-2.5 py-0.5 font-bold text-[0.8125rem] text-sun-ink">
                {t("user.ready", { count: ready })}
              </span>
            )}
          </AppLink>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <AppLink href={PAGES.recipes.path}>
            <CookingPotIcon weight="bold" />
            {title(PAGES.recipes.title)}
          </AppLink>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <AppLink href={PAGES.profile.path}>
            <UserCircleIcon weight="bold" />
            {title(PAGES.profile.title)}
          </AppLink>
        </DropdownMenuItem>
        {user.isAdmin && (
          <DropdownMenuItem asChild>
            <AppLink href={PAGES.admin.path}>
              <GearSixIcon weight="bold" />
              {title(PAGES.admin.title)}
            </AppLink>
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <FoodDisplaySwitch />
        <DropdownMenuSeparator />
        <ThemeSwitch />
        <DropdownMenuSeparator />
        <DropdownMenuItem
          aria-busy={logout.isPending || undefined}
          disabled={logout.isPending}
          onSelect={(event) => {
            // The menu stays open and shows the pending state.
            event.preventDefault();
            logout.mutate();
          }}
        >
          <SignOutIcon weight="bold" />
          {logout.isPending ? t("user.loggingOut") : t("user.logout")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
