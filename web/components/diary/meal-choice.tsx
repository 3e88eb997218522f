import { useId } from "react";
import { MEAL_TYPES, MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { texts } from "#web/texts/texts.ts";
import { Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";

export function MealChoice({ meal, onChange }: { meal: MealType; onChange: (meal: MealType) => void }) {
  const name = useId();
  return (
    <SegmentedChoice label={texts("diary-parts")("meal")} className="auto-cols-auto *:[label]:px-1">
      {MEAL_TYPES.map((one) => (
        <Segment key={one} name={name} checked={meal === one} onChange={() => onChange(one)}>
          {MEALS[one].name}
        </Segment>
      ))}
    </SegmentedChoice>
  );
}
