import { AI_PROVIDERS, type AiProvider, DEFAULT_AI_PROVIDER } from "#core/domain/choices.ts";
import { PRODUCT_VERSION } from "#core/domain/constants.ts";
import { PROVIDER_NAMES } from "#web/components/ai-provider.ts";
import { Badge } from "#web/ui/badge.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";

const MODEL_LABELS: Record<AiProvider, string> = { anthropic: "Claude", openai: "GPT", gemini: "Google" };

const SYSTEM = [
  ["Version", PRODUCT_VERSION],
  ["Database", "PostgreSQL"],
  ["Uptime", "99.9%"],
] as const;

const ROW = "flex min-h-14 items-center justify-between gap-3 py-2.5";

export function AiProvidersCard() {
  return (
    <TitledCard title="AI Providers">
      <ul className="-my-2 divide-y divide-border">
        {AI_PROVIDERS.map((provider) => (
          <li key={provider} className={ROW}>
            <span>
              <span className="block font-bold">{PROVIDER_NAMES[provider]}</span>
              <span className="block text-muted-foreground text-sm">{MODEL_LABELS[provider]}</span>
            </span>
            {provider === DEFAULT_AI_PROVIDER ? <Badge tone="sun">Default</Badge> : <Badge>Available</Badge>}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

export function SystemInformationCard() {
  return (
    <TitledCard title="System Information">
      <dl className="-my-2 divide-y divide-border">
        {SYSTEM.map(([term, value]) => (
          <div key={term} className={ROW}>
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
