import type { Faq } from "#core/contracts/faqs.ts";
import { useDeleteFaq } from "#web/api/faqs.ts";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface FaqAdminDeleteProps {
  faq: Faq;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function FaqAdminDelete({ faq, isOpen, onOpenChange }: FaqAdminDeleteProps) {
  const remove = useDeleteFaq();

  async function confirm() {
    try {
      await remove.mutateAsync(faq.id);
    } catch {
      toast({ title: "Deletion Failed", description: "Failed to delete the FAQ. Please try again.", kind: "destructive" });
      return;
    }
    toast({ title: "FAQ Deleted", description: "It is gone from the list.", kind: "success" });
  }

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Delete FAQ"
      description={<span className="wrap-anywhere">{`Are you sure you want to delete this FAQ: "${faq.question}"`}</span>}
      action="Delete"
      onConfirm={confirm}
    />
  );
}
