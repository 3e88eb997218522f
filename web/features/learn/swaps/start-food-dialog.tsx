import type { Food } from "#core/contracts/foods.ts";
import { FoodPicker } from "#web/components/food/food-picker.tsx";
import { texts } from "#web/texts/texts.ts";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#web/ui/dialogs/dialog.tsx";

/** Only foods of the catalogue have a kind and a role to compare. */
const isComparable = ({ isOwn, product }: Food): boolean => !isOwn && product === undefined;

/** Lets the user search for a food to start from. */
export function StartFoodDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (food: Food) => void }) {
  const t = texts("labs");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="md:h-[36rem]">
        <DialogTitle>{t("swaps.startOther")}</DialogTitle>
        <DialogDescription>{t("swaps.startOtherText")}</DialogDescription>
        <FoodPicker initialText="" isOffered={isComparable} onChoose={onChoose} />
      </DialogContent>
    </Dialog>
  );
}
