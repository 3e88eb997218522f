import { useState } from "react";
import type { PasswordLink } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCreatePasswordLink } from "#web/api/admin-users.ts";
import { formatDay } from "#web/lib/format/instants.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { reportFailure } from "./report-failure.ts";

interface OneTimeLinkProps {
  user: User;
  /** Asks for the administrator's password if it is required. */
  confirmed: <T>(act: () => Promise<T>) => Promise<T>;
}

/** Creates a link with which users choose a new password themselves, instead of an administrator typing one. */
export function OneTimeLink({ user, confirmed }: OneTimeLinkProps) {
  const t = texts("admin-users");
  // Kept only in this state, because the link is shown once.
  const [link, setLink] = useState<PasswordLink>();
  const create = useCreatePasswordLink();
  async function make() {
    try {
      setLink(await confirmed(() => create.mutateAsync(user.id)));
    } catch (error) {
      reportFailure(error, t("link.failed"));
    }
  }
  return (
    <Notice className="grid gap-3">
      <p className="text-pretty text-[0.9375rem]">{t.rich("link.text", { b: (text) => <strong>{text}</strong> })}</p>
      {link ? <CopyableLink {...link} /> : <MakeButton isPending={create.isPending} onMake={make} />}
    </Notice>
  );
}

function MakeButton({ isPending, onMake }: { isPending: boolean; onMake: () => void }) {
  const t = texts("admin-users");
  return (
    <Button size="sm" className="justify-self-start" pending={isPending} pendingText={t("link.making")} onClick={onMake}>
      {t("link.make")}
    </Button>
  );
}

/** Uses the browser's origin, because the server would have to trust the Host header of the request. */
function CopyableLink({ token, expiresAt }: PasswordLink) {
  const t = texts("admin-users");
  const address = `${window.location.origin}${APP_PATHS.newPassword}#${token}`;
  return (
    <>
      <Field label={t("link.label")} hint={t("link.hint", { day: formatDay(expiresAt) })}>
        <Input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div>
        <CopyButton size="sm" text={address} label={t("link.copy")} description={t("link.copied")} />
      </div>
    </>
  );
}
