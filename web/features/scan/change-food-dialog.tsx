import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { Food } from "#core/contracts/foods.ts";
import { FoodPicker } from "#web/components/food/food-picker.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import type { PlateItem } from "./plate-items.ts";

interface ChangeFoodDialogProps {
  item: PlateItem;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (food: Food) => void;
  onRemove: () => void;
}

/** Lets the user choose a different food for an item. */
export function ChangeFoodDialog({ item, isOpen, onOpenChange, onChoose, onRemove }: ChangeFoodDialogProps) {
  const t = texts("scan");
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="md:h-[36rem]">
        <DialogTitle>{t("change.title")}</DialogTitle>
        <DialogDescription className="[overflow-wrap:anywhere]">{t("change.text", { food: item.name })}</DialogDescription>
        <FoodPicker initialText={item.name} onChoose={onChoose} />
        <Button variant="soft" className="shrink-0" onClick={onRemove}>
          <TrashIcon weight="bold" />
          {t("change.remove")}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
