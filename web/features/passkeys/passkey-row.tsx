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
import { texts } from "#web/texts/texts.ts";
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
  const t = texts("passkeys");
  const { name, blockedAt } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className="grid gap-3 py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-lg bg-muted">
          <FingerprintIcon weight="fill" size={20} />
        </span>
        <div className="min-w-0 grow">
          <h3 className="wrap-anywhere">{name}</h3>
          <p className="text-balance text-muted-foreground text-sm">{describeUse(passkey)}</p>
        </div>
        <IconButton label={t("rename.open", { name })} onClick={() => setRenaming(true)}>
          <PencilSimpleIcon weight="bold" />
        </IconButton>
        <RemovePasskey passkey={passkey} />
      </div>
      {blockedAt && (
        <Notice className="text-[0.9375rem]">
          {t.rich("blocked", { day: formatDay(blockedAt), strong: (text) => <strong>{text}</strong> })}
        </Notice>
      )}
      <FormDialog isOpen={isRenaming} onOpenChange={setRenaming} title={t("rename.title", { name })}>
        <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />
      </FormDialog>
    </li>
  );
}

function describeUse({ createdAt, lastUsedAt, isSynced }: Passkey): string {
  const t = texts("passkeys");
  if (lastUsedAt) return t(isSynced ? "usedSynced" : "used", { ago: formatAgo(lastUsedAt) });
  return t(isSynced ? "addedSynced" : "added", { day: formatDay(createdAt) });
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = texts("passkeys");
  const rename = useRenamePasskey();
  const form = useForm<{ name: string }>({
    defaultValues: { name: passkey.name },
    rules: required({ name: t("rename.missing") }),
    send: async ({ name }) => {
      await rename.mutateAsync({ id: passkey.id, name });
      onDone();
    },
    onFailed: (error) => form.showError("name", serverMessage(error) ?? t("rename.failed")),
  });
  return (
    <DialogForm form={form} action={t("rename.save")} pendingText={texts("shared")("saving")}>
      <Field label={t("rename.label")} error={form.errors.name}>
        <Input maxLength={PASSKEY_NAME_MAX_LENGTH} autoComplete="off" {...form.register("name")} />
      </Field>
    </DialogForm>
  );
}

function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const t = texts("passkeys");
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePasskey();
  const { confirmed, dialog } = useConfirmIdentity();

  // Awaited rather than passed as callbacks, because the row unmounts as soon as the passkey is removed.
  async function confirm() {
    try {
      await confirmed(() => remove.mutateAsync(id));
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const description = serverMessage(error) ?? t("remove.failed");
      toast({ title: texts("shared")("error"), description, kind: "destructive" });
      return;
    }
    toast({ title: t("remove.done"), description: t("remove.doneText", { name }) });
  }

  return (
    <>
      <IconButton label={t("remove.open", { name })} disabled={remove.isPending} onClick={() => setAsking(true)}>
        <TrashIcon weight="bold" />
      </IconButton>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("remove.title", { name })}
        description={t("remove.text")}
        action={t("remove.confirm")}
        onConfirm={confirm}
      />
      {dialog}
    </>
  );
}
