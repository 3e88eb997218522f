import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import { useSyncExternalStore } from "react";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

const neverChanges = () => () => undefined;
const canShare = (): boolean => typeof navigator.share === "function";

/** Opens the device's share dialog. Rendered only if the device has one. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const canShareHere = useSyncExternalStore(neverChanges, canShare, () => false);
  if (!canShareHere) return null;
  // Closing the share dialog rejects the promise, but it is not an error.
  const share = () => void navigator.share({ title, text }).catch(() => undefined);
  return (
    <Button onClick={share}>
      <ShareNetworkIcon weight="bold" />
      {texts("recipes")("shop.share")}
    </Button>
  );
}
