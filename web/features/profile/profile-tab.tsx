import type { User } from "#core/contracts/sign-in/auth.ts";
import { useUpdateProfile } from "#web/api/profile.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { texts } from "#web/texts/texts.ts";
import { lazyRules } from "#web/ui/forms/rules.ts";
import { StoredForm } from "#web/ui/forms/stored-form.tsx";
import { useStoredForm } from "#web/ui/forms/use-stored-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { EnergyCard } from "./energy-card.tsx";
import { changeIn, toDraft } from "./profile-draft.ts";
import { AboutYou, BodyAndMovement, Goals } from "./profile-fields.tsx";
import { loadProfileRules } from "./profile-rules.ts";
import { RegionCard } from "./region-card.tsx";

export function ProfileTab() {
  const user = useCurrentUser();
  return (
    user && (
      <div className="grid gap-4 md:gap-5">
        <ProfileForm key={user.id} user={user} />
        <RegionCard />
      </div>
    )
  );
}

function ProfileForm({ user }: { user: User }) {
  const t = texts("profile");
  const isCalm = useIsCalm();
  const { mutateAsync } = useUpdateProfile();
  const { form, fields } = useStoredForm({
    saved: toDraft(user),
    changeIn: (draft) => changeIn(user, draft),
    rules: lazyRules(loadProfileRules, (draft) => changeIn(user, draft)),
    save: async (change) => toDraft(await mutateAsync(change)),
    onSaved: () => toast({ title: t("saved"), description: t("savedText"), kind: "success" }),
    onFailed: () => toast({ title: t("notSaved"), description: t("notSavedText"), kind: "destructive" }),
  });
  return (
    <StoredForm
      form={form}
      label={t("label")}
      onFocus={() => void loadProfileRules()}
      className={isCalm ? "" : "lg:grid-cols-[minmax(0,1fr)_25rem]"}
    >
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
    </StoredForm>
  );
}
