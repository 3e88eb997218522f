import { useId } from "react";
import type { Resolver } from "react-hook-form";
import type { Food } from "#core/contracts/foods.ts";
import type { OwnProduct } from "#core/contracts/products.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/foods/limits.ts";
import { printedGtin } from "#core/domain/products/gtin.ts";
import { useSaveProduct } from "#web/api/products.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Chip, Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Field, FieldGroup } from "#web/ui/forms/field.tsx";
import { Input, UnitInput } from "#web/ui/forms/input.tsx";
import { type Form, useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { checkProduct, LABEL_NUTRIENT_NAMES, LABEL_NUTRIENTS, type ProductDraft, toDraft } from "./product-draft.ts";

const BRAND_MAX_LENGTH = 80;

interface ProductDialogProps {
  gtin: string;
  /** The product data known so far; undefined for an unknown barcode. */
  food: Food | undefined;
  onClose: () => void;
}

/** Lets the user enter an unknown product from its label, or correct a known one for themselves. */
export function ProductDialog({ gtin, food, onClose }: ProductDialogProps) {
  const t = texts("scan");
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(food ? "form.correct" : "form.copy")}
      description={food ? t("form.correctText") : t("form.copyText", { code: printedGtin(gtin) })}
    >
      <ProductForm gtin={gtin} food={food} onSaved={onClose} />
    </FormDialog>
  );
}

const rulesFor =
  (food: Food | undefined): Resolver<ProductDraft, unknown, OwnProduct> =>
  (draft) => {
    const checked = checkProduct(draft, food);
    if ("product" in checked) return { values: checked.product, errors: {} };
    const messages = Object.entries(checked.problems).map(([field, message]) => [field, { type: "invalid", message }]);
    return { values: {}, errors: Object.fromEntries(messages) };
  };

function ProductForm({ gtin, food, onSaved }: { gtin: string; food: Food | undefined; onSaved: () => void }) {
  const t = texts("scan");
  const { mutateAsync: save } = useSaveProduct();
  const isCalm = useIsCalm();
  const form = useForm<ProductDraft, OwnProduct>({
    defaultValues: toDraft(food),
    rules: rulesFor(food),
    send: async (body) => {
      await save({ gtin, body });
      toast({ title: t(food ? "form.corrected" : "form.saved"), description: t("form.savedText") });
      onSaved();
    },
    onFailed: (error) =>
      toast({
        title: texts("shared")("error"),
        description: serverMessage(error) ?? t("form.notSaved"),
        kind: "destructive",
      }),
  });
  const { register, errors } = form;
  return (
    <DialogForm form={form} action={t("form.save")} pendingText={texts("shared")("saving")}>
      <Field label={t("form.name")} error={errors.name}>
        <Input {...register("name")} maxLength={FOOD_NAME_MAX_LENGTH} autoComplete="off" enterKeyHint="next" />
      </Field>
      <Field label={t("form.brand")} hint={t("form.brandHint")} error={errors.brand}>
        <Input {...register("brand")} maxLength={BRAND_MAX_LENGTH} autoComplete="off" enterKeyHint="next" />
      </Field>
      {isCalm ? <GroupField form={form} /> : <NutrientFields form={form} />}
      <Field label={t("form.serving")} hint={t("form.servingHint")} error={errors.serving}>
        <UnitInput unit="g" inputMode="decimal" {...register("serving")} />
      </Field>
    </DialogForm>
  );
}

/** In calm mode the form asks for the food group instead of figures, and known figures stay unchanged. */
function GroupField({ form }: { form: Form<ProductDraft> }) {
  const t = texts("scan");
  const category = form.watch("category");
  return (
    <FieldGroup legend={t("form.group")} hint={t("form.groupHint")}>
      <div className="flex flex-wrap gap-2">
        {FOOD_GROUPS.map((group) => (
          <Chip
            key={group}
            type="checkbox"
            checked={category === group}
            onChange={() => form.edit({ category: category === group ? "user-entered" : group })}
          >
            {texts("food")(`group.${group}`)}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}

function NutrientFields({ form }: { form: Form<ProductDraft> }) {
  const t = texts("scan");
  const basisName = useId();
  const basis = form.watch("basis");
  return (
    <>
      <FieldGroup legend={t("form.basis")} hint={t("form.basisHint")}>
        <SegmentedChoice label={t("form.basis")}>
          {(["100 g", "100 ml"] as const).map((one) => (
            <Segment key={one} name={basisName} checked={basis === one} onChange={() => form.edit({ basis: one })}>
              {t("form.per", { basis: one })}
            </Segment>
          ))}
        </SegmentedChoice>
      </FieldGroup>
      <div className="grid grid-cols-2 gap-3">
        {LABEL_NUTRIENT_NAMES.map((nutrient) => {
          const { label, unit } = LABEL_NUTRIENTS[nutrient];
          return (
            <Field
              key={nutrient}
              label={t.rich("form.nutrient", {
                nutrient: nutrient === "calories" ? t("form.calories") : label,
                unit,
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
              error={form.errors[nutrient]}
            >
              <UnitInput unit={unit} inputMode="decimal" {...form.register(nutrient)} />
            </Field>
          );
        })}
      </div>
      <p className="-mt-2 text-pretty text-muted-foreground text-sm">{t("form.salt")}</p>
    </>
  );
}
