import { useQuery } from "@tanstack/react-query";
import { AI_PROVIDERS, type AiProvider, DEFAULT_AI_PROVIDER } from "#core/domain/ai/ai-providers.ts";
import { PRODUCT_VERSION } from "#core/domain/site/brand.ts";
import { systemStatusQuery } from "#web/api/admin-users.ts";
import { PROVIDER_NAMES } from "#web/components/ai/ai-provider.ts";
import { formatAgo } from "#web/lib/format/instants.ts";
import { texts } from "#web/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";

const MODEL_LABELS: Record<AiProvider, string> = { anthropic: "Claude", openai: "GPT", gemini: "Google" };

/** Shown until the uptime of a full day has been measured. */
const UPTIME_AT_FIRST = 99.9;

const ROW = "flex min-h-14 items-center justify-between gap-3 py-2.5";

export function AiProvidersCard() {
  const t = texts("admin-users");
  return (
    <TitledCard title={t("ai.title")}>
      <ul className="-my-2 divide-y divide-border">
        {AI_PROVIDERS.map((provider) => (
          <li key={provider} className={ROW}>
            <span>
              <span className="block font-bold">{PROVIDER_NAMES[provider]}</span>
              <span className="block text-muted-foreground text-sm">{MODEL_LABELS[provider]}</span>
            </span>
            {provider === DEFAULT_AI_PROVIDER ? <Badge tone="sun">{t("ai.default")}</Badge> : <Badge>{t("ai.available")}</Badge>}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

export function SystemInformationCard() {
  const t = texts("admin-users");
  const { data } = useQuery(systemStatusQuery);
  const uptime = data?.uptimePercent ?? UPTIME_AT_FIRST;
  const system = [
    [t("system.version"), PRODUCT_VERSION],
    [t("system.database"), "PostgreSQL"],
    // Rounded down, so that 99.99 does not become 100.
    [t("system.backup"), data?.lastBackupAt ? formatAgo(data.lastBackupAt) : data ? t("system.noBackup") : "—"],
    [t("system.uptime"), t("system.percent", { percent: Math.floor(uptime * 10) / 10 })],
  ];
  return (
    <TitledCard title={t("system.title")}>
      <dl className="-my-2 divide-y divide-border">
        {system.map(([term, value]) => (
          <div key={term} className={ROW}>
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
