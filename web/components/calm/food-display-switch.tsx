import { CirclesFourIcon } from "@phosphor-icons/react/dist/csr/CirclesFour";
import { ListNumbersIcon } from "@phosphor-icons/react/dist/csr/ListNumbers";
import { FOOD_DISPLAYS } from "#core/domain/calm/food-displays.ts";
import { useUpdateFoodView } from "#web/api/food-view.ts";
import { DropdownMenuLabel, DropdownMenuRadioGroup, DropdownMenuRadioItem } from "#web/ui/dropdown-menu.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useIsCalm } from "./use-is-calm.ts";

const LOOKS = {
  numbers: { name: "Groups and numbers", Icon: ListNumbersIcon },
  calm: { name: "Groups only", Icon: CirclesFourIcon },
} as const;

/** Part of a menu that stays open, so that the effect of a choice is visible. */
export function FoodDisplaySwitch() {
  const isCalm = useIsCalm();
  const { mutate } = useUpdateFoodView();
  return (
    <>
      <DropdownMenuLabel>Food</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={isCalm ? "calm" : "numbers"}>
        {FOOD_DISPLAYS.map((display) => {
          const { name, Icon } = LOOKS[display];
          return (
            <DropdownMenuRadioItem
              key={display}
              value={display}
              onSelect={(event) => {
                event.preventDefault();
                mutate({ foodDisplay: display }, { onError: reportFailure });
              }}
            >
              <Icon weight="bold" />
              {name}
            </DropdownMenuRadioItem>
          );
        })}
      </DropdownMenuRadioGroup>
    </>
  );
}

const reportFailure = () => toast({ title: "Error", description: "Food is shown as before. Please try again.", kind: "destructive" });
