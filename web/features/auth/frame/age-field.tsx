import type { ComponentProps } from "react";
import { texts } from "#web/texts/texts.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";

/** For `register`: an empty field is no age. */
export const AGE_VALUE = { setValueAs: (typed?: string | number) => (typed ? Number(typed) : undefined) };

interface AgeFieldProps extends Omit<ComponentProps<typeof Input>, "type"> {
  error: string | undefined;
}

/** Does not say which age matters, so that the question is neutral. */
export const AgeField = ({ error, ...props }: AgeFieldProps) => (
  <Field label={texts("auth")("field.age")} error={error}>
    <Input type="text" inputMode="numeric" autoComplete="off" maxLength={3} {...props} />
  </Field>
);
