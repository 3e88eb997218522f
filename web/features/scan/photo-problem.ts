import { SCAN_IMAGE_MAX_BYTES } from "#core/domain/scan/limits.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";
import { fileTooLarge, invalidFileType } from "./scan-messages.ts";

/** Many computers report no MIME type for HEIC photos from an iPhone. */
const HEIC_NAME = /\.hei[cf]$/i;

/** Returns the message for a file that cannot be scanned, or undefined if the file is fine. */
export function photoProblem({ name, type, size }: Pick<File, "name" | "type" | "size">): ToastMessage | undefined {
  if (!(type.startsWith("image/") || (type === "" && HEIC_NAME.test(name)))) return invalidFileType();
  return size > SCAN_IMAGE_MAX_BYTES ? fileTooLarge() : undefined;
}
