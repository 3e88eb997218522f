import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useState } from "react";
import type { Passkey } from "#core/contracts/sign-in/passkeys.ts";
import { PASSKEY_NAME_MAX_LENGTH } from "#core/domain/accounts/limits.ts";
import { useDeletePasskey, useRenamePasskey } from "#web/api/sign-in/passkeys.ts";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { formatAgo, formatDay } from "#web/lib/format/instants.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt, isSynced, blockedAt } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className="grid gap-3 py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-lg bg-muted">
          <FingerprintIcon weight="fill" size={20} />
        </span>
        <div className="min-w-0 grow">
          <h3 className="wrap-anywhere">{name}</h3>
          <p className="text-balance text-muted-foreground text-sm">
            {lastUsedAt ? `Last used ${formatAgo(lastUsedAt)}` : `Added ${formatDay(createdAt)}`}
            {isSynced && ", on all your devices"}
          </p>
        </div>
        <IconButton label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          <PencilSimpleIcon weight="bold" />
        </IconButton>
        <RemovePasskey passkey={passkey} />
      </div>
      {blockedAt && (
        <Notice className="text-[0.9375rem]">
          <strong>Blocked since {formatDay(blockedAt)}.</strong> It was used in a way that only a copy can explain, so it lets nobody in.
          Remove it, add a new one, and change your password if you are unsure.
        </Notice>
      )}
      <FormDialog isOpen={isRenaming} onOpenChange={setRenaming} title={`Rename “${name}”`}>
        <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />
      </FormDialog>
    </li>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const rename = useRenamePasskey();
  const form = useForm<{ name: string }>({
    defaultValues: { name: passkey.name },
    rules: required({ name: "Please give the passkey a name." }),
    send: async ({ name }) => {
      await rename.mutateAsync({ id: passkey.id, name });
      onDone();
    },
    onFailed: (error) => form.showError("name", serverMessage(error) ?? "The name was not saved. Please try again."),
  });
  return (
    <DialogForm form={form} action="Save" pendingText="Saving...">
      <Field label="Name" error={form.errors.name}>
        <Input maxLength={PASSKEY_NAME_MAX_LENGTH} autoComplete="off" {...form.register("name")} />
      </Field>
    </DialogForm>
  );
}

function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePasskey();
  const { confirmed, dialog } = useConfirmIdentity();

  // Awaited rather than passed as callbacks, because the row unmounts as soon as the passkey is removed.
  async function confirm() {
    try {
      await confirmed(() => remove.mutateAsync(id));
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const description = serverMessage(error) ?? "The passkey was not removed. Please try again.";
      toast({ title: "Error", description, kind: "destructive" });
      return;
    }
    toast({ title: "Passkey removed", description: `“${name}” opens nothing here anymore.` });
  }

  return (
    <>
      <IconButton label={`Remove ${name}`} disabled={remove.isPending} onClick={() => setAsking(true)}>
        <TrashIcon weight="bold" />
      </IconButton>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove “${name}”?`}
        description="It no longer signs you in. Your device may still list it until you delete it there too."
        action="Remove"
        onConfirm={confirm}
      />
      {dialog}
    </>
  );
}
