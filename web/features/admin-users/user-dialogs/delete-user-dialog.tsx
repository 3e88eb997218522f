import type { User } from "#core/contracts/sign-in/auth.ts";
import { useDeleteUser } from "#web/api/admin-users.ts";
import { texts } from "#web/texts/texts.ts";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { reportFailure } from "./report-failure.ts";

interface DeleteUserDialogProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteUserDialog({ user, isOpen, onOpenChange }: DeleteUserDialogProps) {
  const t = texts("admin-users");
  const remove = useDeleteUser();

  async function confirm() {
    try {
      await remove.mutateAsync(user.id);
    } catch (error) {
      reportFailure(error, t("delete.failed"));
      return;
    }
    toast({ title: t("delete.done"), description: t("delete.doneText"), kind: "success" });
  }

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={<span className="wrap-anywhere">{t("delete.title", { email: user.email })}</span>}
      description={t("delete.text")}
      action={t("delete.action")}
      onConfirm={confirm}
    />
  );
}
