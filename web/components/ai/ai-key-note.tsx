import { Link } from "wouter";
import { texts } from "#web/texts/texts.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { useAiProvider } from "./ai-provider.ts";
import { API_KEYS_PATH } from "./provider-menu.tsx";

/** Tells users without a usable provider that a key is needed, with a link to add one. */
export function AiKeyNote({ className, children }: { className?: string; children?: string }) {
  const t = texts("ai");
  const { usable } = useAiProvider();
  if (usable?.length !== 0) return null;
  return (
    <div className={className}>
      <p className="text-pretty text-sm">{children ?? t("needsKey")}</p>
      <TextLink asChild>
        <Link href={API_KEYS_PATH}>{t("openKeys")}</Link>
      </TextLink>
    </div>
  );
}
