import { useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { useDeleteFood } from "#web/api/foods.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface DeleteFoodProps {
  food: Food;
  onDeleted: () => void;
}

/** Shown only for the user's own foods. */
export function DeleteFood({ food, onDeleted }: DeleteFoodProps) {
  const t = texts("foods");
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useDeleteFood();

  async function confirm() {
    try {
      await mutateAsync(food.id);
    } catch {
      toast({ title: texts("shared")("error"), description: t("delete.failed"), kind: "destructive" });
      return;
    }
    onDeleted();
    toast({ title: t("delete.done", { food: food.name }), description: t("delete.doneText") });
  }

  return (
    <>
      <Button variant="ghost" size="sm" pending={isPending} pendingText={t("delete.pending")} onClick={() => setAsking(true)}>
        {t("delete.button")}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("delete.title")}
        description={<span className="wrap-anywhere">{t("delete.text", { food: food.name })}</span>}
        action={t("delete.confirm")}
        onConfirm={confirm}
      />
    </>
  );
}
