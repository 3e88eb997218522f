import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { NewApiKey } from "#core/contracts/api-keys.ts";
import { AI_PROVIDERS, type AiProvider } from "#core/domain/ai/ai-providers.ts";
import { apiKeysQuery, useSaveApiKey } from "#web/api/api-keys.ts";
import { PROVIDER_NAMES } from "#web/components/ai/ai-provider.ts";
import { NotConfirmed, useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { waitMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/forms/choices.tsx";
import { Field, FieldGroup } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

const KEY_PAGES: Record<AiProvider, { name: string; address: string }> = {
  anthropic: { name: "console.anthropic.com", address: "https://console.anthropic.com/settings/keys" },
  openai: { name: "platform.openai.com", address: "https://platform.openai.com/api-keys" },
  gemini: { name: "aistudio.google.com", address: "https://aistudio.google.com/apikey" },
};

export function NewKeyCard() {
  const t = texts("api-keys");
  const { data: stored = [] } = useQuery(apiKeysQuery);
  const save = useSaveApiKey();
  const { confirmed, dialog } = useConfirmIdentity();
  const form = useForm<NewApiKey>({
    rules: fieldRules(NewApiKey),
    // No provider is preselected, so that a key is not stored for the wrong one by mistake.
    defaultValues: { key: "" },
    send: async (body) => {
      await confirmed(() => save.mutateAsync(body));
      form.reset();
      const name = PROVIDER_NAMES[body.provider];
      if (isReplacing) toast({ title: t("new.replaced"), description: t("new.replacedText", { name }) });
      else toast({ title: t("new.added"), description: t("new.addedText", { name }) });
    },
    onFailed: (error) => {
      if (error instanceof NotConfirmed) return;
      toast({ title: texts("shared")("error"), description: waitMessage(error) ?? t("new.failed"), kind: "destructive" });
    },
  });
  const { register, errors } = form;
  const provider = useWatch({ control: form.control, name: "provider" });
  const isReplacing = stored.some((key) => key.provider === provider);

  return (
    <TitledCard title={t("new.title")} lead={t("new.lead")}>
      <Form form={form} autoComplete="off" className="grid gap-4.5">
        <FieldGroup legend={t("new.provider")} error={errors.provider}>
          <div className="flex flex-wrap gap-2">
            {AI_PROVIDERS.map((one) => (
              <Chip key={one} type="radio" value={one} {...register("provider")}>
                {PROVIDER_NAMES[one]}
              </Chip>
            ))}
          </div>
        </FieldGroup>
        <Field label={t("new.key")} hint={provider && <KeySource provider={provider} />} error={errors.key}>
          <PasswordInput secret="key" autoComplete="off" autoCorrect="off" {...register("key")} />
        </Field>
        <p className="text-pretty rounded-lg bg-muted px-4 py-3 text-[0.9375rem]">{t("new.storage")}</p>
        <Button
          type="submit"
          variant="primary"
          pending={form.isPending}
          pendingText={t(isReplacing ? "new.replacing" : "new.adding")}
          className="justify-self-start max-sm:w-full"
        >
          {t(isReplacing ? "new.replace" : "new.add")}
        </Button>
      </Form>
      {dialog}
    </TitledCard>
  );
}

function KeySource({ provider }: { provider: AiProvider }) {
  const { name, address } = KEY_PAGES[provider];
  return texts("api-keys").rich("new.source", {
    site: name,
    link: (site) => (
      <a href={address} target="_blank" rel="noreferrer" className="font-semibold text-foreground underline underline-offset-4">
        {site}
      </a>
    ),
  });
}
