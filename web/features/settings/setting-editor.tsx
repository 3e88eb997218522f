import { useState } from "react";
import type { Setting } from "#core/contracts/settings.ts";
import { findPlaceholders } from "#core/domain/site/legal/legal-version.ts";
import { useResetSetting, useUpdateSetting } from "#web/api/admin-settings.ts";
import { HtmlPreview } from "#web/components/faq/html-preview.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { useStoredForm } from "#web/ui/forms/use-stored-form.ts";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

const SETTING_MULTILINE_FROM_CHARACTERS = 100;

export function SettingEditor({ setting }: { setting: Setting }) {
  const [isAsking, setAsking] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const [tellsEverybody, setTellsEverybody] = useState(false);
  const update = useUpdateSetting();
  const reset = useResetSetting();
  const { key, value, description, category, type, isEditable, isDefault } = setting;
  const isHtml = type === "html";
  const missing = findPlaceholders(value);
  const { form, fields } = useStoredForm({
    saved: { text: value },
    changeIn: ({ text }) => (text === value ? {} : { text }),
    save: async ({ text = value }) => ({
      text: (await update.mutateAsync({ key, value: text, ...(tellsEverybody && { tellsEverybody }) })).value,
    }),
    onSaved: () => {
      setTellsEverybody(false);
      // The button is now disabled, so the focus moves to the text.
      if (document.activeElement instanceof HTMLButtonElement) focusText();
      toast({ title: "Setting Updated", description: `${description} is saved.`, kind: "success" });
    },
    onFailed: reportFailure,
  });
  const { text } = fields.draft;

  const focusText = () => form.ref.current?.querySelector<HTMLElement>("input, textarea")?.focus();

  async function goBack() {
    try {
      await reset.mutateAsync(key);
    } catch (error) {
      reportFailure(error);
      return;
    }
    form.discard();
    // The button that had the focus was removed.
    focusText();
    toast({ title: "Setting Updated", description: `${description} is back to the built-in text.`, kind: "success" });
  }

  const control = {
    value: text,
    disabled: !isEditable,
    onChange: ({ target }: { target: { value: string } }) => fields.edit({ text: target.value }),
  };
  return (
    <Form form={form} aria-label={description} className="grid gap-3">
      <Field
        label={
          <span className="flex flex-wrap items-center gap-2">
            {description}
            {!isDefault && <Badge tone="sun">Edited</Badge>}
          </span>
        }
        hint={isHtml ? "HTML: headings, paragraphs, lists, bold, italics and links stay. Everything else is cleaned away." : undefined}
      >
        {isMultiline(setting) ? (
          <Textarea {...control} className={isHtml ? "max-h-96 font-mono text-[0.9375rem]" : undefined} />
        ) : (
          <Input {...control} autoComplete="off" />
        )}
      </Field>
      {missing.length > 0 && (
        <Notice className="grid gap-1 text-[0.9375rem]">
          <p>
            <strong>Only you know these parts. Please write them into the text:</strong>
          </p>
          <ul className="list-disc pl-5">
            {missing.map((placeholder) => (
              <li key={placeholder}>{placeholder}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isHtml && (
        <Disclosure label={isPreviewing ? "Hide preview" : "Preview"} open={isPreviewing} onOpenChange={setPreviewing}>
          <section
            aria-label={`Preview of ${description}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the focus to scroll it
            tabIndex={0}
            className="mt-2 max-h-96 overflow-y-auto rounded-lg bg-muted p-4"
          >
            <HtmlPreview html={text} />
          </section>
        </Disclosure>
      )}
      {category === "legal" && (
        <Checkbox checked={tellsEverybody} onChange={({ target }) => setTellsEverybody(target.checked)}>
          Tell everybody once that this text changed
        </Checkbox>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isPending} pendingText="Saving..." disabled={!form.isChanged}>
          Save
        </Button>
        {!isDefault && (
          <Button variant="ghost" pending={reset.isPending} pendingText="Going back..." onClick={() => setAsking(true)}>
            Back to default
          </Button>
        )}
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Back to the built-in text?"
        description={`What was written for “${description}” here is gone then.`}
        action="Back to default"
        onConfirm={goBack}
      />
    </Form>
  );
}

/** Decided by the stored value, because a field that changes its type while the user types would lose the cursor. */
const isMultiline = ({ key, value, type }: Setting): boolean =>
  type === "html" || key === "support_lines" || value.length > SETTING_MULTILINE_FROM_CHARACTERS;

function reportFailure(error: unknown): void {
  toast({
    title: "Update Failed",
    description: serverMessage(error) ?? "Failed to update the setting. Please try again.",
    kind: "destructive",
  });
}
