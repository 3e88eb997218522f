import { useQuery } from "@tanstack/react-query";
import { waterQuery } from "#web/api/water.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { glassesIn } from "#web/components/diary/water/water-card.tsx";
import { useDailyGoals } from "./use-daily-goals.ts";
import { useGoalCelebration } from "./use-goal-celebration.ts";

interface GoalPipProps {
  day: string;
  /** Undefined while the day's figures are loading. */
  isEnergyReached: boolean | undefined;
}

/** Pip in the corner of the main card. It looks amazed for a moment when the day's energy or water reaches its goal. */
export function GoalPip({ day, isEnergyReached }: GoalPipProps) {
  const { data: water } = useQuery(waterQuery(day));
  const { waterGlasses } = useDailyGoals();
  const isEnergyNew = useGoalCelebration(day, isEnergyReached);
  const isWaterNew = useGoalCelebration(day, water && glassesIn(water) >= waterGlasses);
  return (
    <Pip
      mood={isEnergyNew || isWaterNew ? "wow" : "happy"}
      className="absolute -top-[18px] -end-0.5 size-16 md:-top-5 md:-end-1 md:size-19"
    />
  );
}
