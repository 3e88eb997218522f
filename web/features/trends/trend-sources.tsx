import { Link } from "wouter";
import { APP_PATHS } from "#core/domain/app-paths.ts";
import {
  CARBS_SHARE_OF_ENERGY,
  DEFAULT_CALORIE_GOAL_KCAL,
  FAT_SHARE_OF_ENERGY,
  PROTEIN_GOAL_G,
  WATER_GOAL_GLASSES,
} from "#core/domain/constants.ts";
import type { NeededNutrient, NeedsOfPerson } from "#core/domain/needs.ts";
import { NeedsBasis, needsSource } from "#web/components/nutrient-basis.tsx";
import { formatWhole } from "#web/lib/format.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Shown } from "./trend-choices.ts";

const DEFAULT_GOAL = `${formatWhole(DEFAULT_CALORIE_GOAL_KCAL)} kcal`;
const MACRO_GOALS = `Protein is ${PROTEIN_GOAL_G} g a day; carbs and fat are ${CARBS_SHARE_OF_ENERGY * 100}% and ${FAT_SHARE_OF_ENERGY * 100}% of the goal's energy. `;

interface TrendSourcesProps {
  shown: Shown;
  person: NeedsOfPerson;
  hasCalorieGoal: boolean;
}

/** Where the dotted line comes from. */
export function TrendSources({ shown, person, hasCalorieGoal }: TrendSourcesProps) {
  return (
    <div className="grid gap-1 border-border border-t pt-4">
      {shown === "energy" || shown === "macros" ? (
        <p className="text-pretty text-muted-foreground text-sm">
          {hasCalorieGoal ? "The goal comes from your profile." : `The goal is ${DEFAULT_GOAL}, because none is in your profile.`}{" "}
          {shown === "macros" && MACRO_GOALS}
          {!hasCalorieGoal && (
            <TextLink asChild className="inline min-h-0 px-0">
              <Link href={APP_PATHS.profile}>Set your own</Link>
            </TextLink>
          )}
        </p>
      ) : shown === "water" ? (
        <p className="text-pretty text-muted-foreground text-sm">
          The goal is {WATER_GOAL_GLASSES} glasses a day. A glass you did not tap still did its work.
        </p>
      ) : person.needs[shown as NeededNutrient] ? (
        <>
          <NeedsBasis person={person} />
          <p className="text-pretty text-muted-foreground text-xs">{needsSource(person)}</p>
        </>
      ) : (
        <p className="text-pretty text-muted-foreground text-sm">Nobody has set a daily need for this one, so there is no line.</p>
      )}
    </div>
  );
}
