import type { ComponentProps } from "react";
import { Link } from "wouter";
import { pageAt } from "#web/app/find-page.ts";
import type { PagePath } from "#web/app/pages.ts";

interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: PagePath | `${PagePath}?${string}`;
}

/** A link to a page of the app whose file is preloaded as soon as the user is about to follow it. */
export function AppLink({ href, ...props }: AppLinkProps) {
  // A failed preload is retried, and reported, when the page is opened.
  const preload = () =>
    void pageAt(href.split("?", 1).join(), true)
      .preload()
      .catch(() => undefined);
  return <Link href={href} onPointerEnter={preload} onFocus={preload} {...props} />;
}
