import { API_KEYS_PATH, ProviderMenu } from "#web/components/ai/provider-menu.tsx";
import { AppLink } from "./app-link.tsx";

export function ProviderSelector() {
  return (
    <ProviderMenu
      className="max-md:ms-auto max-md:gap-1.5 max-md:px-3 max-md:text-sm"
      nameClassName="max-[22.4375rem]:sr-only"
      keysLink={(children) => <AppLink href={API_KEYS_PATH}>{children}</AppLink>}
    />
  );
}
