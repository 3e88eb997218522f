import type { QuestionFood } from "#core/domain/questions/question.ts";
import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";

export function FoodTile({ food }: { food: QuestionFood }) {
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <QuizPlate food={food} size={96} />
      <span className="font-bold">{food.name}</span>
      <span className="text-muted-foreground text-sm">{food.serving}</span>
    </div>
  );
}
