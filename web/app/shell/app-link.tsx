import type { ComponentProps } from "react";
import { Link } from "wouter";
import { pageAt } from "#web/app/find-page.ts";
import type { PagePath } from "#web/app/pages.ts";

interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: PagePath | `${PagePath}?${string}`;
}

/** A link to a page of the app. The page's file is preloaded as soon as the user is about to follow the link. */
export function AppLink({ href, ...props }: AppLinkProps) {
  // A failed preload is ignored, because opening the page retries it and reports a failure.
  const preload = () =>
    void pageAt(href.split("?", 1).join(), true)
      .preload()
      .catch(() => undefined);
  return <Link href={href} onPointerEnter={preload} onFocus={preload} {...props} />;
}
