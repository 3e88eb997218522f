import { useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { useDeleteFood } from "#web/api/foods.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface DeleteFoodProps {
  food: Food;
  onDeleted: () => void;
}

/** Shown only for the user's own foods. */
export function DeleteFood({ food, onDeleted }: DeleteFoodProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useDeleteFood();

  async function confirm() {
    try {
      await mutateAsync(food.id);
    } catch {
      toast({ title: "Error", description: "Failed to delete this food. Please try again.", kind: "destructive" });
      return;
    }
    onDeleted();
    toast({ title: `Deleted ${food.name}`, description: "Your diary still has the days you logged it." });
  }

  return (
    <>
      <Button variant="ghost" size="sm" pending={isPending} pendingText="Deleting..." onClick={() => setAsking(true)}>
        Delete food
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this food?"
        description={
          <span className="wrap-anywhere">
            {`"${food.name}" leaves your foods, your stars and your saved meals. Days in your diary keep it. This can't be undone.`}
          </span>
        }
        action="Delete"
        onConfirm={confirm}
      />
    </>
  );
}
