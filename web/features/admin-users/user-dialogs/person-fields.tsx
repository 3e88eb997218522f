import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { texts } from "#web/texts/texts.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";

type PersonField = "email" | "firstName" | "lastName";

interface PersonFieldsProps {
  /** The form that shows the fields registers them. */
  fields: Record<PersonField, UseFormRegisterReturn>;
  errors: { [Name in PersonField]?: string | undefined };
  /** Rendered between the email address and the name. */
  children?: ReactNode;
}

/** The fields that creating and editing an account share. */
export function PersonFields({ fields, errors, children }: PersonFieldsProps) {
  const t = texts("admin-users");
  return (
    <>
      <Field label={t("person.email")} error={errors.email}>
        <Input type="email" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...fields.email} />
      </Field>
      {children}
      <Pair>
        <Field label={t("person.firstName")} error={errors.firstName}>
          <Input autoComplete="off" {...fields.firstName} />
        </Field>
        <Field label={t("person.lastName")} error={errors.lastName}>
          <Input autoComplete="off" {...fields.lastName} />
        </Field>
      </Pair>
    </>
  );
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-x-3">{children}</div>;
}
