import { REGION_FACTS } from "#core/content/regions/region-facts.ts";
import { ELSEWHERE, findRegion, REGIONS } from "#core/content/regions/regions.ts";
import { useUpdateFoodView } from "#web/api/food-view.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { readPageRegion } from "#web/lib/region.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** Where the user lives. The choice is saved immediately, without a form. */
export function RegionCard() {
  const t = texts("profile");
  const chosen = useCurrentUser()?.view?.region ?? "";
  const { mutate } = useUpdateFoodView();
  const guessed = readPageRegion();
  const choose = (code: string) => mutate({ region: findRegion(code) ?? null }, { onError: reportFailure });
  return (
    <Card>
      <Field label={t("region.label")} hint={t("region.hint")} className="sm:max-w-96">
        <Select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{guessed === ELSEWHERE ? t("region.none") : t("region.guessed", { region: REGION_FACTS[guessed].name })}</option>
          {REGIONS.map((region) => (
            <option key={region} value={region}>
              {REGION_FACTS[region].name}
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  );
}

const reportFailure = () =>
  toast({ title: texts("shared")("error"), description: texts("profile")("region.notSaved"), kind: "destructive" });
