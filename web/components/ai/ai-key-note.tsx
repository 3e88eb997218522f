import { Link } from "wouter";
import { TextLink } from "#web/ui/text-link.tsx";
import { NEEDS_KEY, useAiProvider } from "./ai-provider.ts";
import { API_KEYS_PATH } from "./provider-menu.tsx";

/** Tells users without a usable provider that a key is needed, with a link to add one. */
export function AiKeyNote({ className, children = NEEDS_KEY }: { className?: string; children?: string }) {
  const { usable } = useAiProvider();
  if (usable?.length !== 0) return null;
  return (
    <div className={className}>
      <p className="text-pretty text-sm">{children}</p>
      <TextLink asChild>
        <Link href={API_KEYS_PATH}>Go to API keys</Link>
      </TextLink>
    </div>
  );
}
