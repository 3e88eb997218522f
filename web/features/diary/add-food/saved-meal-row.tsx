import { BookmarkSimpleIcon } from "@phosphor-icons/react/dist/csr/BookmarkSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useState } from "react";
import type { SavedMeal } from "#core/contracts/saved-meals.ts";
import { useDeleteSavedMeal } from "#web/api/saved-meals.ts";
import { amountFrom } from "#web/components/food/portions/portion-amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { GroupRow, type Picking } from "./food-row.tsx";

interface SavedMealRowProps extends Pick<Picking, "isAdded" | "onToggle"> {
  meal: SavedMeal;
}

/** Adds all foods of the meal with one tap. Its other button deletes the meal, which no entry in the diary depends on. */
export function SavedMealRow({ meal: { id, name, items }, ...picking }: SavedMealRowProps) {
  const t = texts("diary");
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: deleteMeal } = useDeleteSavedMeal();

  async function confirm() {
    try {
      await deleteMeal(id);
    } catch {
      toast({ title: texts("shared")("error"), description: t("savedMeal.notDeleted"), kind: "destructive" });
      return;
    }
    toast({ title: t("savedMeal.deleted", { name }), description: t("savedMeal.diaryStays") });
  }

  return (
    <GroupRow
      name={name}
      items={items.map((item) => ({ food: item.food, amount: amountFrom(item) }))}
      picture={<BookmarkSimpleIcon weight="bold" />}
      {...picking}
    >
      <IconButton label={t("savedMeal.delete", { name })} onClick={() => setAsking(true)}>
        <TrashIcon weight="bold" />
      </IconButton>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("savedMeal.question")}
        description={<span className="wrap-anywhere">{t("savedMeal.consequence", { name })}</span>}
        action={t("savedMeal.confirm")}
        onConfirm={() => void confirm()}
      />
    </GroupRow>
  );
}
