import type { QuestionFood } from "#core/domain/questions/question.ts";
import { Plate } from "#web/components/food/plates/plate.tsx";
import { KCAL_PER_G } from "#web/components/food/plates/plate-rim.ts";

interface FoodPlateProps {
  food: QuestionFood;
  size: number;
}

/** Converts the rim from shares of energy to grams, which the plate expects. */
export function QuizPlate({ food: { picture, category, rim }, size }: FoodPlateProps) {
  const macros = { protein: rim.protein / KCAL_PER_G.protein, carbs: rim.carbs / KCAL_PER_G.carbs, fat: rim.fat / KCAL_PER_G.fat };
  return <Plate art={picture} category={category} macros={macros} size={size} />;
}

export function FoodTile({ food }: { food: QuestionFood }) {
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <QuizPlate food={food} size={96} />
      <span className="font-bold">{food.name}</span>
      <span className="text-muted-foreground text-sm">{food.serving}</span>
    </div>
  );
}
