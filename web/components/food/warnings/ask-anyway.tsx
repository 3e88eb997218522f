import { lazy, Suspense, useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import { matchSentences } from "./allergen-words.ts";
import { useAvoids } from "./use-avoids.ts";

const AlertDialog = lazy(async () => ({ default: (await import("#web/ui/dialogs/alert-dialog.tsx")).AlertDialog }));

/** Asks once before something that the user avoids is logged or planned: 'Contains tree nuts. Log it anyway?' */
export function useAskAnyway(foods: readonly Pick<Food, "allergens">[], action: "Log" | "Plan") {
  const avoids = useAvoids();
  const [confirmed, setConfirmed] = useState<(() => void) | undefined>();
  const matches = foods.map(({ allergens }) => matchAvoids(avoids, allergens));
  const contains = [...new Set(matches.flatMap((match) => match.contains))];
  const mayContain = [...new Set(matches.flatMap((match) => match.mayContain))].filter((part) => !contains.includes(part));
  const isAvoided = contains.length + mayContain.length > 0;
  return {
    /** Runs at once if the user does not avoid anything in it. */
    ask: (run: () => void) => (isAvoided ? setConfirmed(() => run) : run()),
    question: confirmed && (
      <Suspense>
        <AlertDialog
          open
          onOpenChange={() => setConfirmed(undefined)}
          title={`${matchSentences({ contains, mayContain, unknown: [] })} ${action} it anyway?`}
          description="That is on your list of things to avoid."
          action={`${action} it anyway`}
          onConfirm={confirmed}
        />
      </Suspense>
    ),
  };
}
