import { useState } from "react";
import type { Setting } from "#core/contracts/settings.ts";
import { findPlaceholders } from "#core/domain/site/legal/legal-version.ts";
import { HtmlPreview } from "#web/components/faq/html-preview.tsx";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useSettingForm } from "./use-setting-form.ts";

const SETTING_MULTILINE_FROM_CHARACTERS = 100;

export function SettingEditor({ setting }: { setting: Setting }) {
  const t = texts("settings");
  const { form, text, edit, tellsEverybody, setTellsEverybody, goBack, isGoingBack } = useSettingForm(setting);
  const { value, description, category, type } = setting;
  return (
    <Form form={form} aria-label={description} className="grid gap-3">
      <SettingField setting={setting} text={text} onEdit={edit} />
      <MissingParts parts={findPlaceholders(value)} />
      {type === "html" && <Preview description={description} html={text} />}
      {category === "legal" && (
        <Checkbox checked={tellsEverybody} onChange={({ target }) => setTellsEverybody(target.checked)}>
          {t("notifyAll")}
        </Checkbox>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isPending} pendingText={texts("shared")("saving")} disabled={!form.isChanged}>
          {t("save")}
        </Button>
        <BackToDefault setting={setting} isPending={isGoingBack} onConfirm={goBack} />
      </div>
    </Form>
  );
}

function SettingField({ setting, text, onEdit }: { setting: Setting; text: string; onEdit: (text: string) => void }) {
  const t = texts("settings");
  const { description, type, isEditable, isDefault } = setting;
  const isHtml = type === "html";
  const control = {
    value: text,
    disabled: !isEditable,
    onChange: ({ target }: { target: { value: string } }) => onEdit(target.value),
  };
  return (
    <Field
      label={
        <span className="flex flex-wrap items-center gap-2">
          {description}
          {!isDefault && <Badge tone="sun">{t("edited")}</Badge>}
        </span>
      }
      hint={isHtml ? t("htmlHint") : undefined}
    >
      {isMultiline(setting) ? (
        <Textarea {...control} className={isHtml ? "max-h-96 font-mono text-[0.9375rem]" : undefined} />
      ) : (
        <Input {...control} autoComplete="off" />
      )}
    </Field>
  );
}

/** Decided by the stored value, because a field that changes its type while the user types would lose the cursor. */
const isMultiline = ({ key, value, type }: Setting): boolean =>
  type === "html" || key === "support_lines" || value.length > SETTING_MULTILINE_FROM_CHARACTERS;

function MissingParts({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <Notice className="grid gap-1 text-[0.9375rem]">
      <p>
        <strong>{texts("settings")("missing")}</strong>
      </p>
      <ul className="list-disc ps-5">
        {parts.map((placeholder) => (
          <li key={placeholder}>{placeholder}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Preview({ description, html }: { description: string; html: string }) {
  const t = texts("settings");
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={t(isOpen ? "hidePreview" : "preview")} open={isOpen} onOpenChange={setOpen}>
      <section
        aria-label={t("previewLabel", { setting: description })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the focus to scroll it
        tabIndex={0}
        className="mt-2 max-h-96 overflow-y-auto rounded-lg bg-muted p-4"
      >
        <HtmlPreview html={html} />
      </section>
    </Disclosure>
  );
}

function BackToDefault({ setting, isPending, onConfirm }: { setting: Setting; isPending: boolean; onConfirm: () => Promise<void> }) {
  const t = texts("settings");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {!setting.isDefault && (
        <Button variant="ghost" pending={isPending} pendingText={t("goingBack")} onClick={() => setAsking(true)}>
          {t("back")}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("backTitle")}
        description={t("backText", { setting: setting.description })}
        action={t("back")}
        onConfirm={onConfirm}
      />
    </>
  );
}
