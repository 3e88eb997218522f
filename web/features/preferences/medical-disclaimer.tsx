import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { useRef } from "react";
import { useUpdateProfile } from "#web/api/profile.ts";
import { useSiteText } from "#web/api/settings.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { formatDay } from "#web/lib/format/instants.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

export function MedicalDisclaimer() {
  const t = texts("preferences");
  const html = useSiteText("profile_medical_disclaimer");
  const user = useCurrentUser();
  const { mutateAsync, isPending } = useUpdateProfile();
  const answer = useRef<HTMLDivElement>(null);

  async function accept() {
    try {
      await mutateAsync({ disclaimerAccepted: true });
      // The button was removed, so the focus moves to the text that replaces it.
      answer.current?.focus();
    } catch {
      toast({ title: t("notSaved"), description: t("disclaimer.notSaved"), kind: "destructive" });
    }
  }

  return (
    <Notice
      role="region"
      aria-label={t("disclaimer")}
      className="grid gap-4 rounded-xl p-5 md:flex md:items-center md:justify-between md:gap-6 md:px-6"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <div ref={answer} tabIndex={-1} role="status" className="shrink-0 outline-none">
        {user?.disclaimerAccepted ? (
          <p className="flex items-center gap-2 font-semibold text-sun-ink text-sm">
            <CheckCircleIcon weight="fill" size={20} aria-hidden="true" className="shrink-0" />
            {user.disclaimerAcceptedAt
              ? t("disclaimer.acceptedOn", { day: formatDay(user.disclaimerAcceptedAt) })
              : t("disclaimer.accepted")}
          </p>
        ) : (
          <Button onClick={accept} pending={isPending} pendingText={texts("shared")("saving")}>
            {t("disclaimer.accept")}
          </Button>
        )}
      </div>
    </Notice>
  );
}
