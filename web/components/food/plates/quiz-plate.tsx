import { KCAL_PER_G } from "#core/domain/nutrients/nutrients.ts";
import type { QuestionFood } from "#core/domain/questions/question.ts";
import { Plate } from "./plate.tsx";

interface QuizPlateProps {
  food: Pick<QuestionFood, "picture" | "category" | "rim">;
  size: number;
}

/** The plate of a food in Learn. It converts the rim from shares of energy to grams, which the plate expects. */
export function QuizPlate({ food: { picture, category, rim }, size }: QuizPlateProps) {
  const macros = { protein: rim.protein / KCAL_PER_G.protein, carbs: rim.carbs / KCAL_PER_G.carbs, fat: rim.fat / KCAL_PER_G.fat };
  return <Plate art={picture} category={category} macros={macros} size={size} />;
}
