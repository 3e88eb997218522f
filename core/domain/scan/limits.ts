export const SCAN_IMAGE_MAX_MB = 10;
export const SCAN_IMAGE_MAX_BYTES = SCAN_IMAGE_MAX_MB * 1024 * 1024;
export const SCAN_IMAGE_TOO_LARGE = `Please select an image smaller than ${SCAN_IMAGE_MAX_MB}MB.`;
