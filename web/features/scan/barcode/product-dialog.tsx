import { useId } from "react";
import type { Resolver } from "react-hook-form";
import type { Food } from "#core/contracts/foods.ts";
import type { OwnProduct } from "#core/contracts/products.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/foods/limits.ts";
import { printedGtin } from "#core/domain/products/gtin.ts";
import { useSaveProduct } from "#web/api/products.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { GROUP_NAMES } from "#web/components/food/group-discs.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
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
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={food ? "Correct the figures" : "Copy the label"}
      description={food ? "Only you see your figures." : `For the barcode ${printedGtin(gtin)}. Only you see it.`}
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
  const { mutateAsync: save } = useSaveProduct();
  const isCalm = useIsCalm();
  const form = useForm<ProductDraft, OwnProduct>({
    defaultValues: toDraft(food),
    rules: rulesFor(food),
    send: async (body) => {
      await save({ gtin, body });
      toast({ title: food ? "Corrected for you" : "Saved", description: "The next scan finds it." });
      onSaved();
    },
    onFailed: (error) =>
      toast({
        title: "Error",
        description: serverMessage(error) ?? "Failed to save the product. Please try again.",
        kind: "destructive",
      }),
  });
  const { register, errors } = form;
  return (
    <DialogForm form={form} action="Save" pendingText="Saving...">
      <Field label="Name" error={errors.name}>
        <Input {...register("name")} maxLength={FOOD_NAME_MAX_LENGTH} autoComplete="off" enterKeyHint="next" />
      </Field>
      <Field label="Brand" hint="You can leave it empty." error={errors.brand}>
        <Input {...register("brand")} maxLength={BRAND_MAX_LENGTH} autoComplete="off" enterKeyHint="next" />
      </Field>
      {isCalm ? <GroupField form={form} /> : <NutrientFields form={form} />}
      <Field label="One serving in grams" hint="As the label says it. 1 ml counts as 1 g." error={errors.serving}>
        <UnitInput unit="g" inputMode="decimal" {...register("serving")} />
      </Field>
    </DialogForm>
  );
}

/** In calm mode the form asks for the food group instead of figures, and known figures stay unchanged. */
function GroupField({ form }: { form: Form<ProductDraft> }) {
  const category = form.watch("category");
  return (
    <FieldGroup legend="What is it mostly?" hint="Leave it open if you are not sure.">
      <div className="flex flex-wrap gap-2">
        {FOOD_GROUPS.map((group) => (
          <Chip
            key={group}
            type="checkbox"
            checked={category === group}
            onChange={() => form.edit({ category: category === group ? "user-entered" : group })}
          >
            {GROUP_NAMES[group]}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}

function NutrientFields({ form }: { form: Form<ProductDraft> }) {
  const basisName = useId();
  const basis = form.watch("basis");
  return (
    <>
      <FieldGroup legend="The label's numbers are" hint="Leave empty what the label does not say.">
        <SegmentedChoice label="The label's numbers are">
          {(["100 g", "100 ml"] as const).map((one) => (
            <Segment key={one} name={basisName} checked={basis === one} onChange={() => form.edit({ basis: one })}>
              per {one}
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
              label={
                <>
                  {label}
                  <span className="sr-only"> in {unit}</span>
                </>
              }
              error={form.errors[nutrient]}
            >
              <UnitInput unit={unit} inputMode="decimal" {...form.register(nutrient)} />
            </Field>
          );
        })}
      </div>
      <p className="-mt-2 text-pretty text-muted-foreground text-sm">Salt in grams on the label? Times 400 is the sodium in mg.</p>
    </>
  );
}
