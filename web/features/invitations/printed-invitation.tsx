import { createPortal } from "react-dom";
import type { CreatedInvitation } from "#core/contracts/sign-in/invitations.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { formatDay } from "#web/lib/format/instants.ts";
import { texts } from "#web/texts/texts.ts";
import { QrCode } from "./qr-code.tsx";

interface PrintedInvitationProps {
  invitation: CreatedInvitation;
  address: string;
}

/** Visible only in print, where the style sheet hides everything else. */
export function PrintedInvitation({ invitation: { note, people, expiresAt }, address }: PrintedInvitationProps) {
  const t = texts("invitations");
  const sheet = (
    <div data-print-sheet className="hidden text-center text-lg print:grid print:justify-items-center print:gap-5">
      <Wordmark />
      <h1 className="text-4xl">{t("sheet.title")}</h1>
      <p className="wrap-anywhere font-bold text-2xl">{note}</p>
      <QrCode text={address} className="w-[9cm]" />
      <ol className="grid list-decimal gap-1 ps-6 text-start">
        <li>{t("sheet.scan")}</li>
        <li>{t("sheet.open")}</li>
        <li>{t("sheet.ready", { product: PRODUCT_NAME })}</li>
      </ol>
      <p className="wrap-anywhere text-sm">{address}</p>
      <p className="text-sm">{t("sheet.limits", { people, day: formatDay(expiresAt) })}</p>
    </div>
  );
  return createPortal(sheet, document.body);
}
