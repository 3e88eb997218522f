import { measureEnergy } from "#core/domain/needs/energy-measure.ts";
import type { GoalNoticeCode } from "#core/domain/needs/goal-notice-codes.ts";
import type { WeightGoal } from "#core/domain/needs/profile-choices.ts";
import { writeGoalNotices } from "#core/texts/goal-notices.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { needLine, noGoalText } from "#web/components/diary/goals/need-texts.ts";
import { cn } from "#web/lib/class-names.ts";
import { pageLanguage } from "#web/lib/render-context.ts";
import { useUnitSystem } from "#web/lib/use-unit-system.ts";
import { texts } from "#web/texts/texts.ts";
import { Chip, ChoiceCard, Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Field, FieldGroup } from "#web/ui/forms/field.tsx";
import { Input, UnitInput } from "#web/ui/forms/input.tsx";
import type { StoredFields } from "#web/ui/forms/use-stored-form.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { LowGoalNote } from "./low-goal-note.tsx";
import { HeightInCm, HeightInFeet, Label, WeightInKg, WeightInPounds } from "./measure-fields.tsx";
import { ACTIVITY_CHOICES, GENDER_CHOICES, listWeightGoals } from "./profile-choices.ts";
import { type ProfileDraft, personIn } from "./profile-draft.ts";

export function AboutYou({ draft, edit, errors }: StoredFields<ProfileDraft>) {
  const t = texts("profile");
  return (
    <TitledCard title={t("about")}>
      <div className="grid gap-4.5 sm:grid-cols-[1fr_1fr_11rem] sm:gap-4">
        <Field label={t("firstName")} error={errors.firstName}>
          <Input autoComplete="given-name" value={draft.firstName} onChange={({ target }) => edit({ firstName: target.value })} />
        </Field>
        <Field label={t("lastName")} error={errors.lastName}>
          <Input autoComplete="family-name" value={draft.lastName} onChange={({ target }) => edit({ lastName: target.value })} />
        </Field>
        <Field label={<Label unit={t("years")}>{t("age")}</Label>} error={errors.age}>
          <UnitInput
            unit={t("years")}
            inputMode="numeric"
            value={draft.age}
            onChange={({ target }) => edit({ age: target.value })}
            className="pe-18"
          />
        </Field>
      </div>
      <FieldGroup legend={t("gender")} error={errors.gender}>
        <div className="flex flex-wrap gap-2">
          {GENDER_CHOICES.map(({ value, name }) => (
            <Chip key={name} type="radio" name="gender" checked={draft.gender === value} onChange={() => edit({ gender: value })}>
              {t(`gender.${name}`)}
            </Chip>
          ))}
        </div>
      </FieldGroup>
    </TitledCard>
  );
}

export function BodyAndMovement({ draft, edit, errors }: StoredFields<ProfileDraft>) {
  const t = texts("profile");
  const [units, chooseUnits] = useUnitSystem();
  const [Height, Weight] = units === "us" ? [HeightInFeet, WeightInPounds] : [HeightInCm, WeightInKg];
  return (
    <TitledCard
      title={t("body")}
      badge={
        <SegmentedChoice label={t("units")} className="sm:ms-auto">
          <Segment name="units" checked={units === "metric"} onChange={() => chooseUnits("metric")}>
            {t("units.metric")}
          </Segment>
          <Segment name="units" checked={units === "us"} onChange={() => chooseUnits("us")}>
            {t("units.us")}
          </Segment>
        </SegmentedChoice>
      }
    >
      <div className={cn("grid gap-x-3 gap-y-4.5 sm:grid-cols-2 sm:gap-4", units === "metric" && "grid-cols-2")}>
        <Height value={draft.height} onChange={(height) => edit({ height })} error={errors.height} />
        <Weight value={draft.weight} onChange={(weight) => edit({ weight })} error={errors.weight} />
      </div>
      <Notices draft={draft} codes={["check_height", "check_weight"]} />
      <FieldGroup legend={t("activity")} error={errors.activityLevel}>
        <div className="grid gap-2 md:grid-cols-2">
          {ACTIVITY_CHOICES.map(({ value, name }) => (
            <ChoiceCard
              key={name}
              type="radio"
              name="activityLevel"
              checked={draft.activityLevel === value}
              onChange={() => edit({ activityLevel: value })}
              detail={t(`activity.${name}Text`)}
            >
              {t(`activity.${name}`)}
            </ChoiceCard>
          ))}
        </div>
      </FieldGroup>
    </TitledCard>
  );
}

/** The stored goal is offered even if the profile would not offer it otherwise. */
export function Goals({ draft, edit, errors, stored }: StoredFields<ProfileDraft> & { stored: WeightGoal | null }) {
  const t = texts("profile");
  // In calm mode the goal is hidden but kept.
  const isCalm = useIsCalm();
  const energy = measureEnergy(personIn(draft));
  const hint = draft.calorieGoal.trim() === "" ? noGoalText(energy) : t("calorieGoalHint");
  const beside = energy.goalKcal === null ? undefined : needLine(energy);
  return (
    <TitledCard title={t("goals")}>
      {!isCalm && (
        <div>
          <Field label={<Label unit="kcal">{t("calorieGoal")}</Label>} hint={hint} error={errors.calorieGoal}>
            <UnitInput
              unit="kcal"
              inputMode="numeric"
              value={draft.calorieGoal}
              onChange={({ target }) => edit({ calorieGoal: target.value })}
              className="pe-16"
            />
          </Field>
          {beside && <p className="mt-2 text-[0.9375rem] first-letter:uppercase">{beside}</p>}
          <div role="status">
            <LowGoalNote draft={draft} onChoose={(calorieGoal) => edit({ calorieGoal })} />
          </div>
        </div>
      )}
      <FieldGroup legend={t("weightGoal")} error={errors.weightGoal}>
        <div className="grid gap-2 md:grid-cols-2">
          {listWeightGoals(stored).map(({ value, name }) => (
            <ChoiceCard
              key={name}
              type="radio"
              name="weightGoal"
              checked={draft.weightGoal === value}
              onChange={() => edit({ weightGoal: value })}
              detail={t(`weightGoal.${name}Text`)}
            >
              {t(`weightGoal.${name}`)}
            </ChoiceCard>
          ))}
        </div>
        <Notices draft={draft} codes={["see_a_doctor", "plan_with_adults", "lose_changes_nothing"]} />
      </FieldGroup>
    </TitledCard>
  );
}

interface NoticesProps {
  draft: ProfileDraft;
  codes: readonly GoalNoticeCode[];
}

/** Friendly notices about the values in the form. */
function Notices({ draft, codes }: NoticesProps) {
  const notices = writeGoalNotices({ ...personIn(draft), weightGoal: draft.weightGoal }, pageLanguage());
  return (
    <div role="status">
      {notices
        .filter(({ code }) => codes.includes(code))
        .map(({ code, message }) => (
          <Notice key={code} className="mt-3">
            {message}
          </Notice>
        ))}
    </div>
  );
}
