import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

/** A plain link, so that the browser saves a file of any size without holding it in memory. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild className="max-sm:w-full">
      <a href={href} download>
        <DownloadSimpleIcon weight="bold" />
        {children}
      </a>
    </Button>
  );
}
