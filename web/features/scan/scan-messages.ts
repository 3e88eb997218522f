import { SCAN_IMAGE_TOO_LARGE } from "#core/domain/scan/limits.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";

export const INVALID_FILE_TYPE: ToastMessage = {
  title: "Invalid File Type",
  description: "Please select an image file.",
  kind: "destructive",
};

export const FILE_TOO_LARGE: ToastMessage = {
  title: "File Too Large",
  description: SCAN_IMAGE_TOO_LARGE,
  kind: "destructive",
};

export const NO_IMAGE_SELECTED: ToastMessage = {
  title: "No Image Selected",
  description: "Please choose or take a photo first.",
  kind: "info",
};

export const SCAN_FAILED: ToastMessage = {
  title: "Scan Failed",
  description: "Failed to analyze the image. Please try again.",
  kind: "destructive",
};
