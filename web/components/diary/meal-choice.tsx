import { useId } from "react";
import { MEAL_TYPES, type MealType } from "#core/domain/diary/meal-types.ts";
import { Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { MEAL_NAMES } from "./meal-names.ts";

export function MealChoice({ meal, onChange }: { meal: MealType; onChange: (meal: MealType) => void }) {
  const name = useId();
  return (
    <SegmentedChoice label="Meal" className="auto-cols-auto *:[label]:px-1">
      {MEAL_TYPES.map((one) => (
        <Segment key={one} name={name} checked={meal === one} onChange={() => onChange(one)}>
          {MEAL_NAMES[one]}
        </Segment>
      ))}
    </SegmentedChoice>
  );
}
