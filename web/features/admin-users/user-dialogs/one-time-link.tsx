import { useState } from "react";
import type { PasswordLink } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCreatePasswordLink } from "#web/api/admin-users.ts";
import { formatDay } from "#web/lib/format/instants.ts";
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
  // Kept only in this state, because the link is shown once.
  const [link, setLink] = useState<PasswordLink>();
  const create = useCreatePasswordLink();
  async function make() {
    try {
      setLink(await confirmed(() => create.mutateAsync(user.id)));
    } catch (error) {
      reportFailure(error, "Failed to make a link. Please try again.");
    }
  }
  return (
    <Notice className="grid gap-3">
      <p className="text-pretty text-[0.9375rem]">
        <strong>Or let them choose.</strong> A link works once. Nothing changes until it is used, and a new link ends the one before.
      </p>
      {link ? <CopyableLink {...link} /> : <MakeButton isPending={create.isPending} onMake={make} />}
    </Notice>
  );
}

function MakeButton({ isPending, onMake }: { isPending: boolean; onMake: () => void }) {
  return (
    <Button size="sm" className="justify-self-start" pending={isPending} pendingText="Making..." onClick={onMake}>
      Make a one-time link
    </Button>
  );
}

/** Uses the browser's origin, because the server would have to trust the Host header of the request. */
function CopyableLink({ token, expiresAt }: PasswordLink) {
  const address = `${window.location.origin}${APP_PATHS.newPassword}#${token}`;
  return (
    <>
      <Field label="One-time link" hint={`Shown only now. Works until tomorrow, ${formatDay(expiresAt)}.`}>
        <Input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div>
        <CopyButton size="sm" text={address} label="Copy the link" description="Give it only to the person it is for." />
      </div>
    </>
  );
}
