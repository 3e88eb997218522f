import { PASSWORD_MIN_LENGTH } from "./limits.ts";

export interface PasswordRule {
  /** Shown in a live checklist. */
  label: string;
  /** Shown when the rule is broken. */
  message: string;
  isMet: (password: string) => boolean;
}

/** Checks the password in the normalized form in which it will be compared. */
const inOneForm =
  (isMet: PasswordRule["isMet"]): PasswordRule["isMet"] =>
  (password) =>
    isMet(password.normalize("NFKC"));

/** The rules for a password that a member chooses, in the order in which the messages appear. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: `At least ${PASSWORD_MIN_LENGTH} characters`,
    message: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
    isMet: inOneForm((password) => password.length >= PASSWORD_MIN_LENGTH),
  },
  {
    label: "One uppercase letter",
    message: "Password must contain at least one uppercase letter",
    isMet: inOneForm((password) => /\p{Lu}/u.test(password)),
  },
  {
    label: "One lowercase letter",
    message: "Password must contain at least one lowercase letter",
    isMet: inOneForm((password) => /\p{Ll}/u.test(password)),
  },
  {
    label: "One number",
    message: "Password must contain at least one number",
    isMet: inOneForm((password) => /\d/.test(password)),
  },
  {
    label: "One special character",
    message: "Password must contain at least one special character",
    isMet: inOneForm((password) => /[^\p{L}\p{N}\s]/u.test(password)),
  },
];

export const brokenPasswordRules = (password: string): PasswordRule[] => PASSWORD_RULES.filter((rule) => !rule.isMet(password));

const ADMIN_SPECIAL = /[@$!%*?&]/;

/** The administrators' forms accept fewer special characters; otherwise the rules are the same. */
export const ADMIN_PASSWORD_RULES: readonly PasswordRule[] = PASSWORD_RULES.map((rule) =>
  rule.label === "One special character"
    ? { ...rule, label: "One special character (@$!%*?&)", isMet: (password: string) => ADMIN_SPECIAL.test(password) }
    : rule,
);

export const isAdminPassword = (password: string): boolean => ADMIN_PASSWORD_RULES.every((rule) => rule.isMet(password));
