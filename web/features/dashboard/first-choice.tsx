import { useState } from "react";
import { useLocation } from "wouter";
import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useUpdateFoodView } from "#web/api/food-view.ts";
import { FoodDisplayChoice } from "#web/components/calm/food-display-choice.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Asks one question with nothing preselected, after registration or when the user opens it from the card. */
export function FirstChoice() {
  const t = texts("dashboard");
  const [chosen, setChosen] = useState<FoodDisplay>();
  const { mutate } = useUpdateFoodView();
  const [, navigate] = useLocation();

  function go(foodDisplay: FoodDisplay) {
    mutate(
      { foodDisplay },
      {
        onError: () => toast({ title: texts("shared")("error"), description: t("choice.notSaved"), kind: "destructive" }),
      },
    );
    navigate(APP_PATHS.home, { replace: true });
  }

  return (
    <div className="mx-auto grid max-w-4xl justify-items-center gap-6 py-4 md:py-10">
      <div className="grid gap-1.5 text-center">
        <h1 className="text-balance">{t("choice.title")}</h1>
        <p className="text-pretty text-[1.0625rem] text-muted-foreground">{t("choice.text")}</p>
      </div>
      <FoodDisplayChoice chosen={chosen} onChoose={setChosen} hidesNumbers={useIsCalm()} />
      <div className="grid w-full max-w-85 gap-2 text-center">
        <Button variant="primary" size="block" className="min-h-14 text-lg" disabled={!chosen} onClick={() => chosen && go(chosen)}>
          {t("choice.continue")}
        </Button>
        <Button variant="ghost" size="block" onClick={() => go("numbers")}>
          {t("choice.skip")}
        </Button>
        <p className="text-muted-foreground text-sm">{t("choice.private")}</p>
      </div>
    </div>
  );
}
