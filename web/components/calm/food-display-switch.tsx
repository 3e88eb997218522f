import { CirclesFourIcon } from "@phosphor-icons/react/dist/csr/CirclesFour";
import { ListNumbersIcon } from "@phosphor-icons/react/dist/csr/ListNumbers";
import { FOOD_DISPLAYS } from "#core/domain/calm/food-displays.ts";
import { useUpdateFoodView } from "#web/api/food-view.ts";
import { texts } from "#web/texts/texts.ts";
import { DropdownMenuLabel, DropdownMenuRadioGroup, DropdownMenuRadioItem } from "#web/ui/dropdown-menu.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { useIsCalm } from "./use-is-calm.ts";

const ICONS = { numbers: ListNumbersIcon, calm: CirclesFourIcon } as const;

/** Part of a menu that stays open, so that the effect of a choice is visible. */
export function FoodDisplaySwitch() {
  const t = texts("calm");
  const isCalm = useIsCalm();
  const { mutate } = useUpdateFoodView();
  return (
    <>
      <DropdownMenuLabel>{t("view.menu")}</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={isCalm ? "calm" : "numbers"}>
        {FOOD_DISPLAYS.map((display) => {
          const Icon = ICONS[display];
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
              {t(`view.${display}`)}
            </DropdownMenuRadioItem>
          );
        })}
      </DropdownMenuRadioGroup>
    </>
  );
}

const reportFailure = () => toast({ title: texts("shared")("error"), description: texts("calm")("view.notSaved"), kind: "destructive" });
