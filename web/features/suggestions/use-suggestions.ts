import { useState } from "react";
import type { Suggestion } from "#core/contracts/suggestions.ts";
import { timeAt } from "#core/domain/calendar/calendar-day.ts";
import { findMealAt, type MealType } from "#core/domain/diary/meals.ts";
import { useSuggestMeals } from "#web/api/suggestions.ts";
import { useAiProvider } from "#web/components/ai/ai-provider.ts";
import { useAiRequest } from "#web/components/ai/use-ai-request.ts";
import { timeZone, today } from "#web/lib/today.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";
import { texts } from "#web/texts/texts.ts";
import { type Ideas, readStoredIdeas, readStoredMeal, storeIdeas, storeMeal } from "./stored-suggestions.ts";

/** The suggestions for a meal. They and the chosen meal are restored when the user comes back. */
export function useSuggestions(userId: string) {
  const mealNow = findMealAt(timeAt(new Date(), timeZone()));
  const [mealType, setMealType] = useStoredState(() => readStoredMeal(userId, today()) ?? mealNow, mealNow);
  const [ideas, setIdeas] = useStoredState(() => readStoredIdeas(userId), undefined);
  const [hasFailed, setFailed] = useState(false);
  const { provider, usable } = useAiProvider();
  const { mutateAsync, isPending } = useSuggestMeals();
  const { request, cancel } = useAiRequest({
    title: texts("shared")("error"),
    description: texts("suggestions")("failed"),
    kind: "destructive",
  });

  function chooseMeal(next: MealType) {
    setMealType(next);
    storeMeal(userId, next, today());
  }

  function show(next: Ideas) {
    setIdeas(next);
    storeIdeas(userId, next);
  }

  function suggest() {
    setFailed(false);
    // Without a key no provider is sent, and the app makes the suggestions itself.
    const wish = usable?.length === 0 ? { mealType } : { mealType, provider };
    void request({
      ask: (signal) => mutateAsync({ ...wish, signal }),
      onAnswer: (suggestions) => show({ mealType, at: new Date().toISOString(), suggestions: inOrder(suggestions) }),
      onFailure: () => setFailed(true),
    });
  }

  return { mealType, chooseMeal, ideas, hasFailed, provider, usable, isPending, suggest, cancel };
}

/** Best score first, without duplicates. */
const inOrder = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions
    .filter(({ name }, index) => suggestions.findIndex((one) => one.name === name) === index)
    .toSorted((a, b) => b.healthScore - a.healthScore);
