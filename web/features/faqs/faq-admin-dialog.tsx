import { useId, useState } from "react";
import type { Faq, FaqForm } from "#core/contracts/faqs.ts";
import { FAQ_ANSWER_MAX_LENGTH, FAQ_CATEGORY_MAX_LENGTH, FAQ_QUESTION_MAX_LENGTH } from "#core/domain/site/limits.ts";
import { useCreateFaq, useUpdateFaq } from "#web/api/faqs.ts";
import { HtmlPreview } from "#web/components/faq/html-preview.tsx";
import { ApiError } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { Switch } from "#web/ui/forms/toggles.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

const USUAL_CATEGORIES = ["General", "Account", "Features"];

interface FaqAdminDialogProps {
  /** Undefined for a new FAQ. */
  faq: Faq | undefined;
  categories: string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function FaqAdminDialog({ faq, isOpen, onOpenChange, categories }: FaqAdminDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onOpenChange={onOpenChange} title={texts("faqs")(faq ? "dialog.edit" : "dialog.create")}>
      <FaqEditor key={faq?.id} faq={faq} categories={categories} onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

interface FaqEditorProps extends Pick<FaqAdminDialogProps, "faq" | "categories"> {
  onDone: () => void;
}

function FaqEditor({ faq, categories, onDone }: FaqEditorProps) {
  const t = texts("faqs");
  const [isPreviewing, setPreviewing] = useState(false);
  const action = faq ? "update" : "create";
  const missing = t("dialog.missing");
  const create = useCreateFaq();
  const update = useUpdateFaq();
  const categoriesId = useId();
  const form = useForm<FaqDraft>({
    defaultValues: toDraft(faq),
    rules: required({ question: missing, answer: missing, category: missing }),
    send: async (draft) => {
      const body = toRequestBody(draft);
      await (faq ? update.mutateAsync({ id: faq.id, ...changeIn(faq, body) }) : create.mutateAsync(body));
      onDone();
      toast({ title: t(`${action}.done`), description: t(`${action}.doneText`), kind: "success" });
    },
    onFailed: (error) => reportFailure(error, action),
    onInvalid: () => toast({ title: t("dialog.invalid"), description: t("dialog.invalidText"), kind: "destructive" }),
  });
  const { register, errors } = form;

  return (
    <DialogForm form={form} action={t(`${action}.action`)} pendingText={t(`${action}.pending`)}>
      <Field label={t("dialog.question")} error={errors.question}>
        <Input required autoComplete="off" maxLength={FAQ_QUESTION_MAX_LENGTH} {...register("question")} />
      </Field>
      <Field label={t("dialog.answer")} error={errors.answer}>
        <Textarea required rows={5} maxLength={FAQ_ANSWER_MAX_LENGTH} className="max-h-72" {...register("answer")} />
      </Field>
      <Disclosure
        label={t(isPreviewing ? "dialog.hidePreview" : "dialog.preview")}
        open={isPreviewing}
        onOpenChange={setPreviewing}
        className="-mt-3 min-w-0"
      >
        <section aria-label={t("dialog.previewLabel")} className="rounded-lg bg-muted p-4">
          <HtmlPreview html={form.watch("answer")} />
        </section>
      </Disclosure>
      <div className="grid gap-4.5 sm:grid-cols-[1fr_9rem] sm:gap-3">
        <Field label={t("dialog.category")} error={errors.category}>
          <Input
            required
            list={categoriesId}
            autoComplete="off"
            placeholder={`${USUAL_CATEGORIES.join(", ")}...`}
            maxLength={FAQ_CATEGORY_MAX_LENGTH}
            {...register("category")}
          />
        </Field>
        <Field label={t("dialog.order")}>
          <Input type="number" inputMode="numeric" step={1} {...register("sortOrder")} />
        </Field>
      </div>
      <datalist id={categoriesId}>
        {[...new Set([...USUAL_CATEGORIES, ...categories])].map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Switch {...register("isPublished")}>{t("published")}</Switch>
    </DialogForm>
  );
}

/** If the server rejected the request, its message is more specific than ours. */
function reportFailure(error: unknown, action: "create" | "update"): void {
  const t = texts("faqs");
  const refusal = error instanceof ApiError && error.status < 500 ? error.problem?.message : undefined;
  toast({ title: t(`${action}.failed`), description: refusal ?? t(`${action}.failedText`), kind: "destructive" });
}

type FaqDraft = ReturnType<typeof toDraft>;

const toDraft = (faq: Faq | undefined) => ({
  question: faq?.question ?? "",
  answer: faq?.answer ?? "",
  category: faq?.category ?? "",
  sortOrder: String(faq?.sortOrder ?? 0),
  isPublished: faq?.isPublished ?? false,
});

/** A sort order that is not a number becomes 0. */
const toRequestBody = ({ sortOrder, ...draft }: FaqDraft): FaqForm => ({
  ...draft,
  question: draft.question.trim(),
  answer: draft.answer.trim(),
  category: draft.category.trim(),
  sortOrder: Math.trunc(Number(sortOrder)) || 0,
});

/** Returns only the changed fields, because the audit log names every field that is sent. */
function changeIn(faq: Faq, form: FaqForm): Partial<FaqForm> {
  const names = Object.keys(form) as (keyof FaqForm)[];
  return Object.fromEntries(names.filter((name) => form[name] !== faq[name]).map((name) => [name, form[name]]));
}
