import type { User } from "#core/contracts/auth.ts";
import { ProfileChange } from "#core/contracts/profile.ts";
import { useCurrentUser } from "#web/api/auth.ts";
import { useUpdateProfile } from "#web/api/profile.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { EditedForm } from "./edited-form.tsx";
import { EnergyCard } from "./energy-card.tsx";
import { changeIn, draftOf } from "./profile-draft.ts";
import { AboutYou, BodyAndMovement, Goals } from "./profile-fields.tsx";

export function ProfileTab() {
  const user = useCurrentUser();
  return user && <ProfileForm key={user.id} user={user} />;
}

function ProfileForm({ user }: { user: User }) {
  const isCalm = useIsCalm();
  const { mutateAsync } = useUpdateProfile();
  const { form, fields } = useEdits({
    saved: draftOf(user),
    changeIn: (draft) => changeIn(user, draft),
    schema: ProfileChange,
    save: mutateAsync,
    words: { saved: "Profile saved", failed: "Failed to update profile. Please try again." },
  });
  return (
    <EditedForm form={form} label="Profile" className={isCalm ? "" : "lg:grid-cols-[minmax(0,1fr)_25rem]"}>
      <AboutYou {...fields} />
      <BodyAndMovement {...fields} />
      {!isCalm && (
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <div className="lg:sticky lg:top-24">
            <EnergyCard draft={fields.draft} onChoose={(kcal) => fields.edit({ calorieGoal: String(kcal) })} />
          </div>
        </div>
      )}
      <Goals {...fields} stored={user.weightGoal} />
    </EditedForm>
  );
}
