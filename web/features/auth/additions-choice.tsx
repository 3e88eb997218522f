import type { Addition } from "#core/contracts/sign-in/recovery.ts";
import { formatDay } from "#web/lib/format/instants.ts";
import { FieldGroup } from "#web/ui/forms/field.tsx";
import { Checkbox } from "#web/ui/forms/toggles.tsx";

const KINDS: Record<Addition["kind"], string> = {
  passkey: "Passkey",
  school: "School sign-in",
  ai_key: "AI key",
  two_factor: "Two-factor login",
};

interface AdditionsChoiceProps {
  additions: readonly Addition[];
  retained: readonly string[];
  onRetain: (ids: string[]) => void;
}

/** Nothing is ticked at first, because a stranger may have added any of it. */
export function AdditionsChoice({ additions, retained, onRetain }: AdditionsChoiceProps) {
  return (
    <FieldGroup legend="What of this is yours?" hint="We remove what you don't tick. You can set it up again in your profile.">
      {additions.map(({ id, kind, name, addedAt }) => (
        <Checkbox
          key={id}
          checked={retained.includes(id)}
          onChange={({ target }) => onRetain(target.checked ? [...retained, id] : retained.filter((other) => other !== id))}
        >
          <span className="wrap-anywhere grid">
            {name === "" ? KINDS[kind] : `${KINDS[kind]}: ${name}`}
            {addedAt && <span className="font-medium text-muted-foreground text-sm">Added on {formatDay(addedAt)}</span>}
          </span>
        </Checkbox>
      ))}
    </FieldGroup>
  );
}
