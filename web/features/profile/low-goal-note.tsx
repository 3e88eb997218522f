import { Link } from "wouter";
import { measureEnergy } from "#core/domain/needs/energy-measure.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { writeGoalNotices } from "#core/texts/goal-notices.ts";
import { KindWord } from "#web/components/care/closable-note.tsx";
import { toLevel, useClosedNote } from "#web/components/diary/goals/use-closed-note.ts";
import { useDailyGoals } from "#web/components/diary/goals/use-daily-goals.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { pageLanguage } from "#web/lib/render-context.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { isPossibleGoal, type ProfileDraft, personIn } from "./profile-draft.ts";

interface LowGoalNoteProps {
  draft: ProfileDraft;
  onChoose: (kcal: string) => void;
}

/**
 * Stands beside a goal far below the need. Closing it also closes the note on the dashboard; neither is sent to the server, and any goal
 * can be saved.
 */
export function LowGoalNote({ draft, onChoose }: LowGoalNoteProps) {
  const t = texts("profile");
  const saved = useDailyGoals().energy.goalKcal;
  const { isClosedAt, close } = useClosedNote("closed-note", toLevel(saved));
  const person = personIn(draft);
  const { goalKcal, needKcal, needRestsOn, guard } = measureEnergy(person);
  const level = toLevel(goalKcal);
  const notice = writeGoalNotices({ ...person, weightGoal: draft.weightGoal }, pageLanguage()).find(({ code }) => code === "goal_low");
  if (!notice) return null;
  if (guard === "factual") return <Notice className="mt-3">{notice.message}</Notice>;
  if (isClosedAt(level)) return null;
  const need = Math.round(needKcal);

  return (
    <>
      <KindWord
        onClose={() => close(level)}
        actions={
          <>
            {needRestsOn !== "general" && isPossibleGoal(need) && (
              <Button onClick={() => onChoose(String(need))}>{t("lowGoal.use", { kcal: formatWhole(need) })}</Button>
            )}
            <Button variant="ghost" onClick={() => onChoose("")}>
              {t("lowGoal.empty")}
            </Button>
            <TextLink asChild>
              <Link href={APP_PATHS.support}>{t("lowGoal.talk")}</Link>
            </TextLink>
          </>
        }
      >
        {notice.message}
      </KindWord>
      <p className="mt-2 text-muted-foreground text-sm">{t("lowGoal.anyGoal")}</p>
    </>
  );
}
