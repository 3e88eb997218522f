import { useUpdateFoodView } from "#web/api/food-view.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { Button } from "#web/ui/button.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { FoodDisplayChoice } from "./food-display-choice.tsx";

/** Part of the preferences. Both choices are saved immediately, without a form. */
export function FoodViewCard() {
  const view = useCurrentUser()?.view;
  const { mutate } = useUpdateFoodView();
  const isPaused = Boolean(view?.pausedSince);
  return (
    <TitledCard title="How you see food" lead="It counts at once, on every device. Nothing is lost by switching, and nobody else sees it.">
      <FoodDisplayChoice
        chosen={view?.foodDisplay ?? "numbers"}
        hidesNumbers={view?.foodDisplay === "calm"}
        onChoose={(foodDisplay) => mutate({ foodDisplay }, { onError: reportFailure })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-lg bg-muted px-4 py-3.5">
        <p className="grid max-w-[34em] grow gap-0.5">
          <b>{isPaused ? "You are on a break" : "I don't want to log for a while"}</b>
          <span className="text-pretty text-muted-foreground text-sm">
            {isPaused
              ? "Nobody mentions empty days. Log something whenever you like, and the break is over."
              : "Then nobody mentions empty days, for as long as you want. Logging ends it."}
          </span>
        </p>
        <Button size="sm" onClick={() => mutate({ isPaused: !isPaused }, { onError: reportFailure })}>
          {isPaused ? "End the break" : "Take a break"}
        </Button>
      </div>
    </TitledCard>
  );
}

const reportFailure = () => toast({ title: "Error", description: "It is as before. Please try again.", kind: "destructive" });
