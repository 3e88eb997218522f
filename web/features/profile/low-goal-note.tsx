import { Link } from "wouter";
import { energyToAimFor } from "#core/domain/needs/energy.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { KindWord } from "#web/components/care/kind-word.tsx";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { personalKey, readStored, store } from "#web/lib/storage.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { bodyIn, isPossibleGoal, type ProfileDraft } from "./profile-draft.ts";

interface LowGoalNoteProps {
  draft: ProfileDraft;
  message: string;
  onChoose: (calorieGoal: string) => void;
}

/** Once closed, the note stays closed on this device until the user logs out. It is not sent to the server, and any goal can be saved. */
export function LowGoalNote({ draft, message, onChoose }: LowGoalNoteProps) {
  const key = personalKey(useCurrentUser()?.id ?? "", "closed-note");
  const [isClosed, setIsClosed] = useStoredState(() => readStored(key) !== null, false);
  if (isClosed) return null;
  const need = Math.round(energyToAimFor(bodyIn(draft)) ?? 0);

  function close() {
    store(key, "1");
    setIsClosed(true);
  }

  return (
    <>
      <KindWord
        onClose={close}
        actions={
          <>
            {isPossibleGoal(need) && <Button onClick={() => onChoose(String(need))}>Use about {formatWhole(need)}</Button>}
            <Button variant="ghost" onClick={() => onChoose("")}>
              Leave it empty
            </Button>
            <TextLink asChild>
              <Link href={APP_PATHS.support}>Someone to talk to</Link>
            </TextLink>
          </>
        }
      >
        {message}
      </KindWord>
      <p className="mt-2 text-muted-foreground text-sm">You can save any goal. This note comes once.</p>
    </>
  );
}
