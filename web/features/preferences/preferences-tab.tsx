import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Preferences } from "#core/contracts/preferences.ts";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { preferencesQuery, useUpdatePreferences } from "#web/api/preferences.ts";
import { PROVIDER_NAMES } from "#web/components/ai/ai-provider.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { FoodViewCard } from "#web/components/calm/food-view-card.tsx";
import { useTalkFirst } from "#web/components/care/use-talk-first.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { lazyRules } from "#web/ui/forms/rules.ts";
import { StoredForm } from "#web/ui/forms/stored-form.tsx";
import { type StoredFields, useStoredForm } from "#web/ui/forms/use-stored-form.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { HealthCard } from "./health-card.tsx";
import { MedicalDisclaimer } from "./medical-disclaimer.tsx";
import { changeIn, type PreferencesDraft, toDraft } from "./preferences-draft.ts";
import { loadPreferencesRules } from "./preferences-rules.ts";

export function PreferencesTab() {
  const t = texts("preferences");
  const { data, isFetching, refetch } = useQuery(preferencesQuery);
  if (data)
    return (
      <div className="grid gap-4 md:gap-5">
        <FoodViewCard />
        <PreferencesForm saved={data} />
      </div>
    );
  if (isFetching) return <PreferencesSkeleton />;
  return (
    <Card>
      <EmptyState
        picture={<Pip mood="sleep" className="size-24" />}
        title={t("problem")}
        action={<Button onClick={() => refetch()}>{texts("shared")("tryAgain")}</Button>}
      >
        {t("problemText")}
      </EmptyState>
    </Card>
  );
}

function PreferencesForm({ saved }: { saved: Preferences }) {
  const t = texts("preferences");
  const { mutateAsync } = useUpdatePreferences();
  const talk = useTalkFirst(textIn);
  const { form, fields } = useStoredForm({
    saved: toDraft(saved),
    changeIn: (draft) => changeIn(saved, draft),
    rules: lazyRules(loadPreferencesRules, (draft) => changeIn(saved, draft)),
    mayBeSent: talk.mayBeSent,
    save: async (change) => toDraft(await mutateAsync(change)),
    onSaved: () => toast({ title: t("saved"), description: t("savedText"), kind: "success" }),
    onFailed: () => toast({ title: t("notSaved"), description: t("notSavedText"), kind: "destructive" }),
  });
  return (
    <StoredForm form={form} label={t("label")} onFocus={() => void loadPreferencesRules()} className="lg:grid-cols-2">
      <div className="lg:col-span-2">
        <MedicalDisclaimer />
      </div>
      <Food {...fields} note={talk.note(fields.draft)} />
      <div className="grid content-start gap-4 md:gap-5">
        <HealthCard saved={saved} />
        <Provider {...fields} />
      </div>
    </StoredForm>
  );
}

const LISTS = ["dietaryRestrictions", "allergies", "foodPreferences"] as const;

const textIn = (draft: PreferencesDraft): string => LISTS.map((name) => draft[name]).join("\n");

function Food({ draft, edit, errors, note }: StoredFields<PreferencesDraft> & { note: ReactNode }) {
  const t = texts("preferences");
  return (
    <TitledCard title={t("food")} lead={t("foodLead")}>
      {LISTS.map((name) => (
        <Field key={name} label={t(name)} error={errors[name]}>
          <Textarea placeholder={t(`${name}.example`)} value={draft[name]} onChange={({ target }) => edit({ [name]: target.value })} />
        </Field>
      ))}
      {note}
    </TitledCard>
  );
}

function Provider({ draft, edit }: StoredFields<PreferencesDraft>) {
  const t = texts("preferences");
  return (
    <TitledCard title={t("provider")} lead={t("providerLead")}>
      <SegmentedChoice label={t("provider")}>
        {AI_PROVIDERS.map((provider) => (
          <Segment
            key={provider}
            name="preferredLLM"
            checked={draft.preferredLLM === provider}
            onChange={() => edit({ preferredLLM: provider })}
          >
            {PROVIDER_NAMES[provider]}
          </Segment>
        ))}
      </SegmentedChoice>
    </TitledCard>
  );
}

function PreferencesSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 md:gap-5 lg:grid-cols-2">
      <Skeleton className="h-32 rounded-xl lg:col-span-2" />
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </SkeletonGroup>
  );
}
