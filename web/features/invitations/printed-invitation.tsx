import { createPortal } from "react-dom";
import type { CreatedInvitation } from "#core/contracts/sign-in/invitations.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { formatDay } from "#web/lib/format/instants.ts";
import { QrCode } from "./qr-code.tsx";

interface PrintedInvitationProps {
  invitation: CreatedInvitation;
  address: string;
}

/** Visible only in print, where the style sheet hides everything else. */
export function PrintedInvitation({ invitation: { note, people, expiresAt }, address }: PrintedInvitationProps) {
  const sheet = (
    <div data-print-sheet className="hidden text-center text-lg print:grid print:justify-items-center print:gap-5">
      <Wordmark />
      <h1 className="text-4xl">You're invited</h1>
      <p className="wrap-anywhere font-bold text-2xl">{note}</p>
      <QrCode text={address} className="w-[9cm]" />
      <ol className="grid list-decimal gap-1 pl-6 text-left">
        <li>Point your phone's camera at the square.</li>
        <li>Open the link, and choose your own password.</li>
        <li>That's it: {PRODUCT_NAME} is ready.</li>
      </ol>
      <p className="wrap-anywhere text-sm">{address}</p>
      <p className="text-sm">
        For {people} {people === 1 ? "person" : "people"}, until {formatDay(expiresAt)}. Please don't share it with others.
      </p>
    </div>
  );
  return createPortal(sheet, document.body);
}
