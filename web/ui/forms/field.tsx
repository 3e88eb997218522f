import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { createContext, type ReactNode, useContext, useId } from "react";
import { cn } from "#web/lib/class-names.ts";

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** One control that calls `useField`, such as an Input or a PasswordInput. */
  children: ReactNode;
}

interface FieldAttributes {
  id?: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

const FieldContext = createContext<FieldAttributes>({});

/** The attributes that connect a control to its label, hint and error. */
export const useField = (): FieldAttributes => useContext(FieldContext);

export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const attributes: FieldAttributes = { id, ...(error && { "aria-invalid": true }), ...(described && { "aria-describedby": described }) };
  return (
    <div className={cn("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="font-bold text-[0.9375rem]">
        {label}
      </label>
      <FieldContext value={attributes}>{children}</FieldContext>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldProps, "label"> {
  legend: ReactNode;
  /** Several controls that answer one question: radio buttons, checkboxes, feet and inches. */
  children: ReactNode;
}

export function FieldGroup({ legend, hint, error, className, children }: FieldGroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={cn("grid min-w-0 content-start gap-1.5", className)}
      aria-describedby={described || undefined}
      data-invalid={error && true}
    >
      <legend className="mb-1.5 font-bold text-[0.9375rem]">{legend}</legend>
      {children}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-muted-foreground text-sm">
      {children}
    </p>
  );
}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-semibold text-destructive text-sm">
      <WarningCircleIcon weight="fill" size={18} className="mt-px shrink-0" aria-hidden="true" />
      {children}
    </p>
  );
}
