import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { Link } from "wouter";

/** The link above a page's title to the page that it belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline print:hidden [&_svg]:size-5 [&_svg]:shrink-0"
    >
      <ArrowLeftIcon weight="bold" aria-hidden="true" />
      {children}
    </Link>
  );
}
