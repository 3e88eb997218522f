import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { CircleIcon } from "@phosphor-icons/react/dist/csr/Circle";
import { type Control, type FieldValues, type Path, useWatch } from "react-hook-form";
import type { PasswordRule } from "#core/domain/accounts/passwords.ts";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";

interface PasswordChecklistProps<Values extends FieldValues> {
  rules: readonly PasswordRule[];
  control: Control<Values>;
  /** The name of the password field. */
  name: Path<Values>;
}

/** Shows which rules a new password meets while it is typed. */
export function PasswordChecklist<Values extends FieldValues>({ rules, control, name }: PasswordChecklistProps<Values>) {
  const t = texts("shared");
  const password = useWatch({ control, name });
  return (
    <ul aria-label={t("password.rules")} className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-2">
      {rules.map((rule) => {
        const isMet = rule.isMet(password);
        return (
          <li key={rule.label} className={cn("flex items-center gap-2", isMet ? "font-semibold text-foreground" : "text-muted-foreground")}>
            {isMet ? (
              <CheckCircleIcon weight="fill" size={18} aria-hidden="true" className="shrink-0 text-success" />
            ) : (
              <CircleIcon weight="bold" size={18} aria-hidden="true" className="shrink-0 text-input" />
            )}
            {t.rich(isMet ? "password.met" : "password.notMet", {
              rule: rule.label,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </li>
        );
      })}
    </ul>
  );
}
