import { useLocation } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { AppLink } from "./app-link.tsx";
import { TABS } from "./tabs.ts";

/** The tabs in the header: next to the logo from 1180 px on, in a separate row from 768 px on. */
export function HeaderTabs() {
  const active = useActivePath();
  const readTitle = texts("titles");
  return (
    <nav
      aria-label={texts("shell")("tabs")}
      className="order-last hidden w-full justify-between gap-0.5 md:flex min-[73.75rem]:order-none min-[73.75rem]:mx-auto min-[73.75rem]:w-auto"
    >
      {TABS.map(({ path, title, Icon }) => (
        <AppLink
          key={path}
          href={path}
          aria-current={path === active ? "page" : undefined}
          className={cn(
            "inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full px-3 font-bold font-display text-[0.9375rem] leading-none transition-colors duration-150",
            path === active ? "bg-primary text-primary-foreground" : "text-muted-foreground hover:bg-accent hover:text-foreground",
          )}
        >
          <Icon weight={path === active ? "fill" : "bold"} size={20} aria-hidden="true" />
          {readTitle(title)}
        </AppLink>
      ))}
    </nav>
  );
}

/** The tabs at the bottom of the screen on phones. */
export function BottomBar() {
  const active = useActivePath();
  const readTitle = texts("titles");
  return (
    <nav
      aria-label={texts("shell")("tabs")}
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col bg-card px-1 pt-2 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--border),0_-12px_32px_-16px_rgb(var(--shadow-color)/0.25)] md:hidden print:hidden"
    >
      {TABS.map(({ path, title, Icon }) => (
        <AppLink
          key={path}
          href={path}
          aria-current={path === active ? "page" : undefined}
          className={cn(
            "grid min-h-13 content-start justify-items-center gap-1 whitespace-nowrap rounded-md font-semibold text-[0.625rem] leading-[1.3] min-[22.5rem]:text-[0.6875rem]",
            path === active ? "font-extrabold text-foreground" : "text-muted-foreground",
          )}
        >
          <span className={cn("grid h-8 w-14 place-items-center rounded-full", path === active && "bg-primary text-primary-foreground")}>
            <Icon weight={path === active ? "fill" : "bold"} size={22} aria-hidden="true" />
          </span>
          {readTitle(title)}
        </AppLink>
      ))}
    </nav>
  );
}

function useActivePath(): string {
  const [path] = useLocation();
  return path === APP_PATHS.auth ? APP_PATHS.home : path;
}
