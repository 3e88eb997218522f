import { SCAN_IMAGE_TOO_LARGE } from "#core/domain/scan/limits.ts";
import { texts } from "#web/texts/texts.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";

export function invalidFileType(): ToastMessage {
  const t = texts("scan");
  return { title: t("photo.notAnImage"), description: t("photo.notAnImageText"), kind: "destructive" };
}

export const fileTooLarge = (): ToastMessage => ({
  title: texts("scan")("photo.tooLarge"),
  description: SCAN_IMAGE_TOO_LARGE,
  kind: "destructive",
});

export function noImageSelected(): ToastMessage {
  const t = texts("scan");
  return { title: t("photo.missing"), description: t("photo.missingText"), kind: "info" };
}

export function scanFailed(): ToastMessage {
  const t = texts("scan");
  return { title: t("photo.failed"), description: t("photo.failedText"), kind: "destructive" };
}
