import { texts } from "#web/texts/texts.ts";
import { Field, FieldGroup } from "#web/ui/forms/field.tsx";
import { UnitInput } from "#web/ui/forms/input.tsx";
import { parseNumber } from "./parse-profile-number.ts";
import { FEET_AND_INCHES, POUNDS, useConverted } from "./use-converted.ts";

interface MeasureProps {
  /** The values in the form, in metric units. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function HeightInCm({ value, onChange, error }: MeasureProps) {
  return (
    <Field label={<Label unit="cm">{texts("profile")("height")}</Label>} error={error}>
      <UnitInput unit="cm" inputMode="numeric" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

export function HeightInFeet({ value, onChange, error }: MeasureProps) {
  const t = texts("profile");
  const [typed, type] = useConverted(value, onChange, FEET_AND_INCHES);
  const shared = { inputMode: "numeric", "aria-invalid": error ? true : undefined } as const;
  return (
    <FieldGroup legend={t("height")} hint={<InMetric value={value} unit="cm" />} error={error}>
      <div className="grid grid-cols-2 gap-2">
        <UnitInput
          unit="ft"
          aria-label={t("height.feet")}
          {...shared}
          value={typed.feet}
          onChange={({ target }) => type({ ...typed, feet: target.value })}
          className="pe-10"
        />
        <UnitInput
          unit="in"
          aria-label={t("height.inches")}
          {...shared}
          value={typed.inches}
          onChange={({ target }) => type({ ...typed, inches: target.value })}
          className="pe-10"
        />
      </div>
    </FieldGroup>
  );
}

export function WeightInKg({ value, onChange, error }: MeasureProps) {
  return (
    <Field label={<Label unit="kg">{texts("profile")("weight")}</Label>} error={error}>
      <UnitInput unit="kg" inputMode="decimal" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

export function WeightInPounds({ value, onChange, error }: MeasureProps) {
  const [typed, type] = useConverted(value, onChange, POUNDS);
  return (
    <Field label={<Label unit="lb">{texts("profile")("weight")}</Label>} hint={<InMetric value={value} unit="kg" />} error={error}>
      <UnitInput unit="lb" inputMode="decimal" value={typed.pounds} onChange={({ target }) => type({ pounds: target.value })} />
    </Field>
  );
}

/** The unit is shown in the input, and read by screen readers from the label. */
export function Label({ unit, children }: { unit: string; children: string }) {
  return (
    <>
      {children} <span className="sr-only">({unit})</span>
    </>
  );
}

/** Error messages use metric units, so this line shows the value in them too. */
function InMetric({ value, unit }: { value: string; unit: string }) {
  const t = texts("profile");
  const number = parseNumber(value);
  return number === null || Number.isNaN(number) ? t("isStoredInMetric") : t("inMetric", { amount: `${value.trim()} ${unit}` });
}
