import { measureEnergy } from "#core/domain/needs/energy-measure.ts";
import type { GoalNoticeCode } from "#core/domain/needs/goal-notice-codes.ts";
import type { WeightGoal } from "#core/domain/needs/profile-choices.ts";
import { writeGoalNotices } from "#core/texts/goal-notices.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { needLine, noGoalText } from "#web/components/diary/goals/need-texts.ts";
import { cn } from "#web/lib/class-names.ts";
import { pageLanguage } from "#web/lib/render-context.ts";
import { useUnitSystem } from "#web/lib/use-unit-system.ts";
import { Chip, ChoiceCard, Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Field, FieldGroup } from "#web/ui/forms/field.tsx";
import { Input, UnitInput } from "#web/ui/forms/input.tsx";
import type { StoredFields } from "#web/ui/forms/use-stored-form.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { ACTIVITY_TEXTS, GENDER_TEXTS, weightGoalTexts } from "./choice-texts.ts";
import { LowGoalNote } from "./low-goal-note.tsx";
import { HeightInCm, HeightInFeet, Label, WeightInKg, WeightInPounds } from "./measure-fields.tsx";
import { type ProfileDraft, personIn } from "./profile-draft.ts";

export function AboutYou({ draft, edit, errors }: StoredFields<ProfileDraft>) {
  return (
    <TitledCard title="About you">
      <div className="grid gap-4.5 sm:grid-cols-[1fr_1fr_11rem] sm:gap-4">
        <Field label="First name" error={errors.firstName}>
          <Input autoComplete="given-name" value={draft.firstName} onChange={({ target }) => edit({ firstName: target.value })} />
        </Field>
        <Field label="Last name" error={errors.lastName}>
          <Input autoComplete="family-name" value={draft.lastName} onChange={({ target }) => edit({ lastName: target.value })} />
        </Field>
        <Field label={<Label unit="years">Age</Label>} error={errors.age}>
          <UnitInput
            unit="years"
            inputMode="numeric"
            value={draft.age}
            onChange={({ target }) => edit({ age: target.value })}
            className="pr-18"
          />
        </Field>
      </div>
      <FieldGroup legend="Gender" error={errors.gender}>
        <div className="flex flex-wrap gap-2">
          {GENDER_TEXTS.map(({ value, label }) => (
            <Chip key={label} type="radio" name="gender" checked={draft.gender === value} onChange={() => edit({ gender: value })}>
              {label}
            </Chip>
          ))}
        </div>
      </FieldGroup>
    </TitledCard>
  );
}

export function BodyAndMovement({ draft, edit, errors }: StoredFields<ProfileDraft>) {
  const [units, chooseUnits] = useUnitSystem();
  const [Height, Weight] = units === "us" ? [HeightInFeet, WeightInPounds] : [HeightInCm, WeightInKg];
  return (
    <TitledCard
      title="Body and movement"
      badge={
        <SegmentedChoice label="Units" className="sm:ml-auto">
          <Segment name="units" checked={units === "metric"} onChange={() => chooseUnits("metric")}>
            Metric
          </Segment>
          <Segment name="units" checked={units === "us"} onChange={() => chooseUnits("us")}>
            US
          </Segment>
        </SegmentedChoice>
      }
    >
      <div className={cn("grid gap-x-3 gap-y-4.5 sm:grid-cols-2 sm:gap-4", units === "metric" && "grid-cols-2")}>
        <Height value={draft.height} onChange={(height) => edit({ height })} error={errors.height} />
        <Weight value={draft.weight} onChange={(weight) => edit({ weight })} error={errors.weight} />
      </div>
      <Notices draft={draft} codes={["check_height", "check_weight"]} />
      <FieldGroup legend="Activity level" error={errors.activityLevel}>
        <div className="grid gap-2 md:grid-cols-2">
          {ACTIVITY_TEXTS.map(({ value, label, detail }) => (
            <ChoiceCard
              key={label}
              type="radio"
              name="activityLevel"
              checked={draft.activityLevel === value}
              onChange={() => edit({ activityLevel: value })}
              detail={detail}
            >
              {label}
            </ChoiceCard>
          ))}
        </div>
      </FieldGroup>
    </TitledCard>
  );
}

/** The stored goal is offered even if the profile would not offer it otherwise. */
export function Goals({ draft, edit, errors, stored }: StoredFields<ProfileDraft> & { stored: WeightGoal | null }) {
  // In calm mode the goal is hidden but kept.
  const isCalm = useIsCalm();
  const energy = measureEnergy(personIn(draft));
  const hint = draft.calorieGoal.trim() === "" ? noGoalText(energy) : "How much energy you aim for in a day. Leave it empty for no goal.";
  const beside = energy.goalKcal === null ? undefined : needLine(energy);
  return (
    <TitledCard title="Your goals">
      {!isCalm && (
        <div>
          <Field label={<Label unit="kcal">Daily calorie goal</Label>} hint={hint} error={errors.calorieGoal}>
            <UnitInput
              unit="kcal"
              inputMode="numeric"
              value={draft.calorieGoal}
              onChange={({ target }) => edit({ calorieGoal: target.value })}
              className="pr-16"
            />
          </Field>
          {beside && <p className="mt-2 text-[0.9375rem] first-letter:uppercase">{beside}</p>}
          <div role="status">
            <LowGoalNote draft={draft} onChoose={(calorieGoal) => edit({ calorieGoal })} />
          </div>
        </div>
      )}
      <FieldGroup legend="Weight goal" error={errors.weightGoal}>
        <div className="grid gap-2 md:grid-cols-2">
          {weightGoalTexts(stored).map(({ value, label, detail }) => (
            <ChoiceCard
              key={label}
              type="radio"
              name="weightGoal"
              checked={draft.weightGoal === value}
              onChange={() => edit({ weightGoal: value })}
              detail={detail}
            >
              {label}
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
