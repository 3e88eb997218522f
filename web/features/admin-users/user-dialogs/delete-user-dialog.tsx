import type { User } from "#core/contracts/sign-in/auth.ts";
import { useDeleteUser } from "#web/api/admin-users.ts";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { reportFailure } from "./report-failure.ts";

interface DeleteUserDialogProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteUserDialog({ user, isOpen, onOpenChange }: DeleteUserDialogProps) {
  const remove = useDeleteUser();

  async function confirm() {
    try {
      await remove.mutateAsync(user.id);
    } catch (error) {
      reportFailure(error, "Failed to delete user. Please try again.");
      return;
    }
    toast({ title: "User Deleted", description: "User has been successfully removed.", kind: "success" });
  }

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={<span className="wrap-anywhere">Delete {user.email}?</span>}
      description="Are you sure you want to delete this user? This action cannot be undone."
      action="Delete"
      onConfirm={confirm}
    />
  );
}
