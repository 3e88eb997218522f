import { lazy, Suspense, useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { matchAvoids } from "#core/domain/allergens/match-avoids.ts";
import { texts } from "#web/texts/texts.ts";
import { matchSentences } from "./allergen-words.ts";
import { useAvoids } from "./use-avoids.ts";

const AlertDialog = lazy(async () => ({ default: (await import("#web/ui/dialogs/alert-dialog.tsx")).AlertDialog }));

interface Question {
  sentence: string;
  onConfirm: () => void;
}

/**
 * Asks once before something that the user avoids is logged or planned: 'Contains tree nuts. Log it anyway?' A plan is only asked about if
 * the recipe contains it; one that may contain it is marked.
 */
export function useAskAnyway(action: "Log" | "Plan") {
  const t = texts("food");
  const avoids = useAvoids();
  const [question, setQuestion] = useState<Question | undefined>();

  /** Runs at once if the user avoids nothing in it, and says whether the user was asked. */
  function ask(foods: readonly Pick<Food, "allergens">[], run: (isAcknowledged: boolean) => void) {
    const matches = foods.map(({ allergens }) => matchAvoids(avoids, allergens));
    const contains = [...new Set(matches.flatMap((match) => match.contains))];
    const mayContain = [...new Set(matches.flatMap((match) => match.mayContain))].filter((part) => !contains.includes(part));
    const needsQuestion = contains.length > 0 || (action === "Log" && mayContain.length > 0);
    if (needsQuestion) setQuestion({ sentence: matchSentences({ contains, mayContain, unknown: [] }), onConfirm: () => run(true) });
    else run(false);
  }

  return {
    ask,
    question: question && (
      <Suspense>
        <AlertDialog
          open
          onOpenChange={() => setQuestion(undefined)}
          title={t(action === "Log" ? "ask.log" : "ask.plan", { sentences: question.sentence })}
          description={t("allergens.onList")}
          action={t(action === "Log" ? "ask.logAction" : "ask.planAction")}
          onConfirm={question.onConfirm}
        />
      </Suspense>
    ),
  };
}
