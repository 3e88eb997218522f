import type { Faq } from "#core/contracts/faqs.ts";
import { useDeleteFaq } from "#web/api/faqs.ts";
import { texts } from "#web/texts/texts.ts";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface FaqAdminDeleteProps {
  faq: Faq;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function FaqAdminDelete({ faq, isOpen, onOpenChange }: FaqAdminDeleteProps) {
  const t = texts("faqs");
  const remove = useDeleteFaq();

  async function confirm() {
    try {
      await remove.mutateAsync(faq.id);
    } catch {
      toast({ title: t("delete.failed"), description: t("delete.failedText"), kind: "destructive" });
      return;
    }
    toast({ title: t("delete.done"), description: t("delete.doneText"), kind: "success" });
  }

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t("delete.title")}
      description={<span className="wrap-anywhere">{t("delete.text", { question: faq.question })}</span>}
      action={t("delete.action")}
      onConfirm={confirm}
    />
  );
}
