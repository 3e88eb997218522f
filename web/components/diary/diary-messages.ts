import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import { MIN_G } from "#web/components/food/portions/portion-amounts.ts";
import { texts } from "#web/texts/texts.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";
import { noRoom } from "./limit-message.ts";

export function invalidQuantity(): ToastMessage & { title: string; description: string } {
  const t = texts("diary-parts");
  return { title: t("quantity.title"), description: t("quantity.text", { least: MIN_G, most: MAX_QUANTITY_G }), kind: "destructive" };
}

/** The message for a food that was not added, or for a day without room. */
export const addFailed = (error: unknown): ToastMessage =>
  noRoom(error) ?? { title: texts("shared")("error"), description: texts("diary-parts")("addFailed"), kind: "destructive" };
