import { useWeekAllergens, WeekAllergensText } from "#web/components/food/warnings/week-allergens.tsx";

/** What was logged before the choice was made. */
export function WeekLine() {
  const week = useWeekAllergens();
  return week.foods.length > 0 && <WeekAllergensText {...week} />;
}
