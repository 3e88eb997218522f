import { ALLERGEN_FACTS, ALLERGENS, type Allergen } from "#core/domain/allergens/allergens.ts";
import { texts } from "#web/texts/texts.ts";
import { Chip } from "#web/ui/forms/choices.tsx";
import { FieldGroup } from "#web/ui/forms/field.tsx";

interface AllergenChoiceProps {
  /** Null while nothing was said, which is not the same as 'none'. */
  contains: readonly Allergen[] | null;
  onChange: (contains: Allergen[] | null) => void;
}

/** Lets the user say what is in their own food. 'None of these' is one of the answers. */
export function AllergenChoice({ contains, onChange }: AllergenChoiceProps) {
  const t = texts("food");
  const toggle = (allergen: Allergen) => {
    const without = (contains ?? []).filter((one) => one !== allergen);
    const next = contains?.includes(allergen) ? without : [...without, allergen];
    onChange(next.length > 0 ? ALLERGENS.filter((one) => next.includes(one)) : null);
  };
  return (
    <FieldGroup legend={t("allergens.question")} hint={t("allergens.questionHint")}>
      <div className="flex flex-wrap gap-2">
        {ALLERGENS.map((allergen) => (
          <Chip key={allergen} type="checkbox" checked={contains?.includes(allergen) ?? false} onChange={() => toggle(allergen)}>
            {ALLERGEN_FACTS[allergen].label}
          </Chip>
        ))}
        <Chip type="checkbox" checked={contains?.length === 0} onChange={() => onChange(contains?.length === 0 ? null : [])}>
          {t("allergens.none")}
        </Chip>
      </div>
    </FieldGroup>
  );
}
