import { useState } from "react";
import type { Setting } from "#core/contracts/settings.ts";
import { useResetSetting, useUpdateSetting } from "#web/api/admin-settings.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { useStoredForm } from "#web/ui/forms/use-stored-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

/** The edited text of a setting, and the ways to save it or to go back to the built-in one. */
export function useSettingForm({ key, value, description }: Setting) {
  const t = texts("settings");
  const [tellsEverybody, setTellsEverybody] = useState(false);
  const update = useUpdateSetting();
  const reset = useResetSetting();
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
      toast({ title: t("updated"), description: t("saved", { setting: description }), kind: "success" });
    },
    onFailed: reportFailure,
  });

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
    toast({ title: t("updated"), description: t("reset", { setting: description }), kind: "success" });
  }

  return {
    form,
    text: fields.draft.text,
    edit: (text: string) => fields.edit({ text }),
    tellsEverybody,
    setTellsEverybody,
    goBack,
    isGoingBack: reset.isPending,
  };
}

function reportFailure(error: unknown): void {
  const t = texts("settings");
  toast({ title: t("notUpdated"), description: serverMessage(error) ?? t("notUpdatedText"), kind: "destructive" });
}
