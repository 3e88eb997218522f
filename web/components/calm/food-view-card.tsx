import { useUpdateFoodView } from "#web/api/food-view.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { FoodDisplayChoice } from "./food-display-choice.tsx";

/** Part of the preferences. Both choices are saved immediately, without a form. */
export function FoodViewCard() {
  const t = texts("calm");
  const view = useCurrentUser()?.view;
  const { mutate } = useUpdateFoodView();
  const isPaused = Boolean(view?.pausedSince);
  return (
    <TitledCard title={t("view.title")} lead={t("view.lead")}>
      <FoodDisplayChoice
        chosen={view?.foodDisplay ?? "numbers"}
        hidesNumbers={view?.foodDisplay === "calm"}
        onChoose={(foodDisplay) => mutate({ foodDisplay }, { onError: reportFailure })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-lg bg-muted px-4 py-3.5">
        <p className="grid max-w-[34em] grow gap-0.5">
          <b>{t(isPaused ? "break.on" : "break.off")}</b>
          <span className="text-pretty text-muted-foreground text-sm">{t(isPaused ? "break.onText" : "break.offText")}</span>
        </p>
        <Button size="sm" onClick={() => mutate({ isPaused: !isPaused }, { onError: reportFailure })}>
          {t(isPaused ? "break.end" : "break.start")}
        </Button>
      </div>
    </TitledCard>
  );
}

const reportFailure = () => toast({ title: texts("shared")("error"), description: texts("calm")("break.notSaved"), kind: "destructive" });
