import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AiProvider, DEFAULT_AI_PROVIDER } from "#core/domain/ai/ai-providers.ts";
import { usableProvidersQuery } from "#web/api/api-keys.ts";
import { preferencesQuery, useUpdatePreferences } from "#web/api/preferences.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

export const PROVIDER_NAMES: Record<AiProvider, string> = { anthropic: "Anthropic", openai: "OpenAI", gemini: "Gemini" };

interface AiProviderChoice {
  /** The provider that AI requests go to. */
  provider: AiProvider;
  /** The providers that can be chosen; undefined until they have loaded. */
  usable: readonly AiProvider[] | undefined;
  choose: (provider: AiProvider) => Promise<void>;
}

/** The choice of AI provider, shared by the header and the pickers on pages. */
export function useAiProvider(): AiProviderChoice {
  const client = useQueryClient();
  const preferred = useQuery(preferencesQuery).data?.preferredLLM ?? DEFAULT_AI_PROVIDER;
  const usable = useQuery(usableProvidersQuery).data?.map(({ provider }) => provider);
  const { mutateAsync } = useUpdatePreferences();

  const show = (next: AiProvider, instead: AiProvider | undefined) =>
    client.setQueryData(preferencesQuery.queryKey, (now) =>
      now && (instead === undefined || now.preferredLLM === instead) ? { ...now, preferredLLM: next } : now,
    );

  async function choose(next: AiProvider) {
    const former = client.getQueryData(preferencesQuery.queryKey)?.preferredLLM;
    show(next, former);
    try {
      await mutateAsync({ preferredLLM: next });
    } catch {
      // Reverted only if the user has not chosen another provider in the meantime.
      if (former) show(former, next);
      else void client.invalidateQueries({ queryKey: preferencesQuery.queryKey });
      toast({ title: texts("shared")("error"), description: texts("ai")("provider.notSaved"), kind: "destructive" });
    }
  }

  return { provider: reachable(preferred, usable), usable, choose };
}

/** Falls back to a usable provider if the preferred one has no key. */
function reachable(preferred: AiProvider, usable: readonly AiProvider[] = []): AiProvider {
  return usable.includes(preferred) ? preferred : (usable[0] ?? preferred);
}
