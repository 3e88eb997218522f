import type { Food } from "#core/contracts/foods.ts";
import { FoodPicker } from "#web/components/food/food-picker.tsx";
import { texts } from "#web/texts/texts.ts";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#web/ui/dialogs/dialog.tsx";

interface FindFoodDialogProps {
  line: string;
  onClose: () => void;
  onChoose: (food: Food) => void;
}

/** Lets the user search all foods for the one that an ingredient line means. */
export function FindFoodDialog({ line, onClose, onChoose }: FindFoodDialogProps) {
  const t = texts("own-recipes");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="md:h-[36rem]">
        <DialogTitle>{t("find.title")}</DialogTitle>
        <DialogDescription className="[overflow-wrap:anywhere]">{t("find.text", { line })}</DialogDescription>
        <FoodPicker initialText={toQuery(line)} onChoose={onChoose} />
      </DialogContent>
    </Dialog>
  );
}

/** Removes amounts and units, because a food search with them finds nothing. */
const toQuery = (line: string): string =>
  line
    .split(",")[0]
    ?.replace(/[\d½¼¾⅓⅔⅛/.]+/g, " ")
    .replace(/\b(cups?|tbsp|tsp|tablespoons?|teaspoons?|oz|lbs?|g|kg|ml|cans?)\b/gi, " ")
    .replace(/\s+/g, " ")
    .trim() ?? "";
