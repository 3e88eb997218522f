import type { Addition } from "#core/contracts/sign-in/recovery.ts";
import { formatDay } from "#web/lib/format/instants.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";
import { FieldGroup } from "#web/ui/forms/field.tsx";
import { Checkbox } from "#web/ui/forms/toggles.tsx";

const KINDS = {
  passkey: "additions.passkey",
  school: "additions.school",
  ai_key: "additions.aiKey",
  two_factor: "additions.twoFactor",
} as const satisfies Record<Addition["kind"], TextKey<"auth">>;

interface AdditionsChoiceProps {
  additions: readonly Addition[];
  retained: readonly string[];
  onRetain: (ids: string[]) => void;
}

/** Nothing is ticked at first, because a stranger may have added any of it. */
export function AdditionsChoice({ additions, retained, onRetain }: AdditionsChoiceProps) {
  const t = texts("auth");
  return (
    <FieldGroup legend={t("additions.legend")} hint={t("additions.hint")}>
      {additions.map(({ id, kind, name, addedAt }) => (
        <Checkbox
          key={id}
          checked={retained.includes(id)}
          onChange={({ target }) => onRetain(target.checked ? [...retained, id] : retained.filter((other) => other !== id))}
        >
          <span className="wrap-anywhere grid">
            {name ? t("additions.named", { kind: t(KINDS[kind]), name }) : t(KINDS[kind])}
            {addedAt && (
              <span className="font-medium text-muted-foreground text-sm">{t("additions.added", { day: formatDay(addedAt) })}</span>
            )}
          </span>
        </Checkbox>
      ))}
    </FieldGroup>
  );
}
